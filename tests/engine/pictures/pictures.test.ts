import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { drawAll, pictures } from "../../../scripts/pictures/catalog/index";
import { compact } from "../../../scripts/pictures/draw/compact";
import { curveThrough } from "../../../scripts/pictures/draw/curve";
import { written } from "../../../scripts/pictures/draw/written";

const root = path.resolve(import.meta.dirname, "../../..");
const files = [...drawAll()];
/** What a visitor on a phone may pay for one picture, before compression. */
const MAX_BYTES = 25_000;

describe.each(files)("%s", (file, text) => {
  test("is committed as it is drawn now", () => {
    expect(readFileSync(path.join(root, file), "utf8") === text, "run npx tsx scripts/drawPictures.ts").toBe(true);
  });

  test("is small enough, finite and well-formed", () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
    expect(unbalanced(text)).toEqual([]);
  });
});

test("the same seed draws the same bytes", () => {
  expect([...drawAll()]).toEqual(files);
});

test("every picture has a name and a text alternative of its own", () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  for (const { alt } of pictures) expect(alt).toMatch(/^Illustration of ./);
});

test("path data becomes relative without drifting", () => {
  expect(compact("M10.04 10L20.08 10L30.12 10")).toBe("m10 10l10.1 0 10 0");
  expect(compact("M1 2Q3 4 5 6T9 8Z")).toBe("m1 2q2 2 4 4t4 2z");
  expect(compact("M0 0A5 5 0 0 1 9 9")).toBe("M0 0A5 5 0 0 1 9 9");
});

test("numbers are written short", () => {
  expect([0.25, -0.5, -0.01, 12].map((value) => written(value))).toEqual([".3", "-.5", "0", "12"]);
});

test("a curve is measured by its length", () => {
  const curve = curveThrough([0, 0], [100, 0]);
  expect(curve.length).toBeCloseTo(100);
  expect(curve.at(25)).toMatchObject({ x: 25, y: 0, tx: 1, ty: 0, nx: -0, ny: 1 });
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
