import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { amount, SEED } from "../support/amount";
import { allFormatters, judge } from "./fuzzing/judge";
import { editText, type TextEdit, textEdits } from "./fuzzing/textEdits";
import { editTree, type TreeEdit, treeEdits } from "./fuzzing/treeEdits";

const MISTAKES = path.resolve(import.meta.dirname, "../engine/mistakes");
const CASES = amount(0, 2000);

/** The tree of the YAML is edited, then its characters: each by itself reaches less. */
const edits = fc.oneof(
  fc.record({ tree: fc.constant<TreeEdit[]>([]), text: textEdits }),
  fc.record({ tree: treeEdits, text: fc.constant<TextEdit[]>([]) }),
  fc.record({ tree: treeEdits, text: textEdits }),
);

const changed = (text: string, { tree, text: ofText }: { tree: TreeEdit[]; text: TextEdit[] }): string =>
  ofText.reduce(editText, editTree(text, tree));

test(`a check of any of ${CASES} broken files ends in time, with problems that have a place and words (SEED=${SEED})`, {
  timeout: 10_000 * CASES,
}, async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), "fuzz-"));
  cpSync(path.join(MISTAKES, "site"), cwd, { recursive: true });
  const files = seedFiles(path.join(cwd, "pages"));
  const formats = await allFormatters();
  const holds = fc.asyncProperty(fc.nat(files.length - 1), edits, async (index, change) => {
    const { file, text } = files[index] as (typeof files)[number];
    const original = file.endsWith("site.yaml") ? readFileSync(file) : undefined;
    try {
      writeFileSync(file, changed(text, change));
      await judge(cwd, formats);
    } finally {
      if (original) writeFileSync(file, original);
      else rmSync(file);
    }
  });
  Error.stackTraceLimit = 40;
  const { counterexample, errorInstance, numRuns } = await fc.check(holds, { seed: SEED, numRuns: CASES });
  const [index = 0, change] = counterexample ?? [];
  const { file = "", text = "" } = files[index] ?? {};
  expect(
    change &&
      `${path.basename(file)} as JSON: ${JSON.stringify(changed(text, change))}\n${(errorInstance as Error).stack}`,
  ).toBeUndefined();
  console.log(`${numRuns} broken files were checked.`);
});

/** What is broken: the small site's facts and page, and every golden mistake as one more page. */
function seedFiles(pages: string) {
  const names = readdirSync(MISTAKES).filter((name) => name.endsWith(".yaml"));
  const own = ["site.yaml", "site.yaml", "services.yaml"].map((name) => path.join(pages, name));
  return [
    ...own.map((file) => ({ file: file.replace("services", "broken"), text: readFileSync(file, "utf8") })),
    ...names.map((name) => ({
      file: path.join(pages, "broken.yaml"),
      text: readFileSync(path.join(MISTAKES, name), "utf8"),
    })),
  ];
}
