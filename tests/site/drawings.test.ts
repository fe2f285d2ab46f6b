import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const images = readdirSync(path.join(root, "pages-data/images"), { encoding: "utf8", recursive: true });
const files = [...images.map((name) => `pages-data/images/${name}`), "public/favicon.svg"].filter((file) =>
  file.endsWith(".svg"),
);
/** The budget of a visitor's phone for one picture, before compression. */
const MAX_BYTES = 25_000;

describe.each(files)("%s", (file) => {
  test("is small enough, without invalid numbers, and well-formed", () => {
    const text = readFileSync(path.join(root, file), "utf8");
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
    expect(unbalanced(text)).toEqual([]);
  });
});

/** Elements that are not closed, or closed in the wrong order, and attributes that are not quoted. */
function unbalanced(text: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, closing, name = "", attributes, empty] of text.matchAll(/<(\/?)([\w]+)([^<>]*?)(\/?)>/g)) {
    if (!/^(\s[\w:-]+="[^"<&]*")*$/.test(attributes ?? "")) wrong.push(tag);
    if (closing && open.pop() !== name) wrong.push(tag);
    if (!closing && !empty) open.push(name);
  }
  return [...wrong, ...open];
}
