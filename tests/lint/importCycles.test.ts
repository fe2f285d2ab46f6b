import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";
import { joinImports, readImports } from "./readImports";

const imports = readImports(ROOT, ["blocks", "renderer", "scripts", "tests"]);
const product = readImports(ROOT, ["blocks", "renderer", "scripts"]);

/** How many folders may import one inside of them that imports them. */
const MOST_INSIDE = 10;

/** The first circle of imports found, as what is along it; types count like values. */
function circleIn(imports: Map<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (one: string): string[] | undefined => {
    if (way.includes(one)) return [...way.slice(way.indexOf(one)), one];
    if (done.has(one)) return undefined;
    way.push(one);
    for (const next of imports.get(one) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    way.pop();
    done.add(one);
    return undefined;
  };
  for (const one of imports.keys()) {
    const found = walk(one);
    if (found) return found;
  }
  return undefined;
}

/** The room of a file: a folder of `renderer`, of `content` or of `desk`; all blocks share one, and so do all commands. */
function roomOf(file: string): string {
  const parts = file.split("/");
  const [top = "", second = ""] = parts;
  if (top === "scripts") return top;
  if (top === "blocks" && /^[A-Z]/.test(second)) return "blocks/<Name>";
  const isSplit = /^renderer\/(?:content|desk)\//.test(file);
  return parts.slice(0, Math.min(parts.length - 1, isSplit ? 3 : 2)).join("/");
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
  const found = circleIn(imports);
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

test("rooms that import each other in a circle are found", () => {
  const files = new Map([
    ["renderer/output/a.ts", ["renderer/page/b.ts"]],
    ["renderer/page/b.ts", ["renderer/output/c.ts"]],
  ]);
  expect(circleIn(joinImports(files, roomOf))).toEqual(["renderer/output", "renderer/page", "renderer/output"]);
});

test("no room imports itself by way of others", () => {
  const rooms = joinImports(product, roomOf);
  expect(rooms.size).toBeGreaterThan(30);
  const found = circleIn(rooms);
  expectNone(
    found ? [found.join(" -> ")] : [],
    "No folder of blocks, renderer/content, renderer/desk or renderer imports itself by way of others.",
    "Each floor of the house rests on those below it: see ARCHITECTURE.md.",
  );
});
