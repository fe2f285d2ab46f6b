import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { YamlEdit } from "../../../../renderer/authoring/yamlEdit";
import { walkWords } from "../../../../renderer/content/pages/walkTyped";
import { withSlowRest } from "../../../support/amount";
import { GROOMER } from "../../../support/fixtureSite";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Sets a text. @returns the file, whose new data `finish` has compared with what was asked for */
function withText(text: string, pointer: string, value: unknown): string {
  const edit = new YamlEdit("page.yaml", text);
  edit.set(pointer, value as string);
  return edit.finish();
}

const FILES = readdirSync(GROOMER).filter((name) => name.endsWith(".yaml") && name !== "figures.yaml");

for (const [options, names] of withSlowRest(FILES, 3))
  test.each(names)("each text of %s changes without any other, and back to the same bytes", options, (name) => {
    const text = readFileSync(path.join(GROOMER, name), "utf8");
    const edit = new YamlEdit(name, text);
    const leaves = walkWords(name === "site.yaml" ? "Site" : "Page", edit.value(""));
    expect(leaves.length).toBeGreaterThan(3);
    for (const { pointer, value } of leaves) {
      const written = withText(text, pointer, value.replace(/\w+/, "Another"));
      const before = text.split("\n");
      const after = written.split("\n");
      expect(after.length, pointer).toBe(before.length);
      expect(
        after.filter((line, index) => line !== before[index]),
        pointer,
      ).toHaveLength(1);
      expect(sha256(withText(written, pointer, edit.value(pointer))), pointer).toBe(sha256(text));
    }
  });
