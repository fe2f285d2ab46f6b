import path from "node:path";
import { expect, test } from "vitest";
import { arrowsBetween } from "../../scripts/docs/importDrawing";
import { joinImports, readImports } from "../../scripts/docs/readImports";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";

const imports = readImports(ROOT, ["blocks", "renderer", "scripts", "tests"]);
const product = readImports(ROOT, ["blocks", "renderer", "scripts"]);

/** How many folders may import one inside of them that imports them. */
const MOST_INSIDE = 10;

/** The first circle of imports found, as the files along it; types count like values. */
function circle(): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    way.pop();
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = walk(file);
    if (found) return found;
  }
  return undefined;
}

/** Folders that import each other, each pair once. */
function foldersInPairs(files: Map<string, string[]>): [a: string, b: string][] {
  const folders = joinImports(files, path.posix.dirname);
  return [...folders].flatMap(([a, next]) =>
    [...next].filter((b) => a < b && folders.get(b)?.has(a)).map((b): [string, string] => [a, b]),
  );
}

test("the reader sees imports of every kind", () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
});

test("no file imports itself, directly or by way of others, types included", () => {
  const found = circle();
  expectNone(
    found ? [found.join(" -> ")] : [],
    "No file imports itself by way of others, types included.",
    "Files in a circle can only be understood, moved and loaded together.",
  );
});

test("two folders that import each other are found", () => {
  const files = new Map([
    ["a/one.ts", ["b/two.ts"]],
    ["b/two.ts", []],
    ["b/three.ts", ["a/four.ts"]],
    ["a/four.ts", []],
  ]);
  expect(foldersInPairs(files)).toEqual([["a", "b"]]);
});

test("no two folders import each other, but for a few pairs of a folder and one inside it", () => {
  const pairs = foldersInPairs(product);
  const isInside = ([a, b]: [string, string]) => b.startsWith(`${a}/`);
  const inside = pairs.filter(isInside);
  expectNone(
    [...pairs.filter((pair) => !isInside(pair)), ...(inside.length > MOST_INSIDE ? inside : [])].map((pair) =>
      pair.join(" and "),
    ),
    `No two folders import each other, but for ${MOST_INSIDE} pairs of a folder and one inside it.`,
    "Of two that do, neither can be understood by itself.",
  );
});

test("the folders of the drawing in ARCHITECTURE.md import each other in no circle", () => {
  // Throws with the circle.
  expect(arrowsBetween(product).length).toBeGreaterThan(30);
});
