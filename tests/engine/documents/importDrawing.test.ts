import { expect, test } from "vitest";
import { arrowsBetween } from "../../../scripts/docs/importDrawing";

test("folders that import each other in a circle cannot be drawn, and the circle is named", () => {
  const files = new Map([
    ["renderer/output/a.ts", ["renderer/page/b.ts"]],
    ["renderer/page/b.ts", ["renderer/output/c.ts"]],
  ]);
  expect(() => arrowsBetween(files)).toThrow("renderer/output -> renderer/page -> renderer/output");
});

test("an arrow that follows from others is left out", () => {
  const files = new Map([
    ["renderer/page/a.ts", ["renderer/base/c.ts", "renderer/cache/b.ts"]],
    ["renderer/cache/b.ts", ["renderer/base/c.ts"]],
  ]);
  expect(arrowsBetween(files)).toEqual([
    ["renderer/cache", "renderer/base"],
    ["renderer/page", "renderer/cache"],
  ]);
});
