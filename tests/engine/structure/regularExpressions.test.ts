// @module-tag slow
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { analyse } from "scslre";
import { parseAst, transformWithEsbuild } from "vite";
import { expect, test } from "vitest";

/**
 * No regular expression takes longer than its text is long: not the square of its length, and never twice as long for
 * each character. Analysed by scslre (2 MB; https://github.com/RunDevelopment/scslre), which finds what a run of one
 * character can do; `tests/engine/content/growth.test.ts` and `npm run test:long -- growth` look for the rest.
 */
const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Code that reads only files of this repository. */
const TRUSTED = new Set(["renderer/cache/codeVersion.mjs"]);

const files = ["blocks", "renderer", "scripts"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.generated)\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => !TRUSTED.has(file)),
);
const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** What is wrong with an expression; undefined where nothing is. */
function slowPart(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }).reports;
  return report && `/${source}/${flags} is slow for many of ${JSON.stringify(report.character.pick)}`;
}

/** The regular expressions in a file. */
async function literalsOf(file: string): Promise<{ pattern: string; flags: string }[]> {
  const { code } = await transformWithEsbuild(textOf(file), file, { target: "esnext", jsx: "automatic" });
  const found: { pattern: string; flags: string }[] = [];
  JSON.stringify(parseAst(code), (_, value) => {
    if (value?.type === "Literal" && value.regex) found.push(value.regex);
    return value?.type === "Literal" ? undefined : value;
  });
  return found;
}

test("slow expressions are found", () => {
  for (const [source, flags] of [
    [" +$", ""],
    ["\\s*\\n", "g"],
    ["^\\s*(.*?)\\s*$", ""],
    ["^(?:a+)+$", ""],
  ] as const)
    expect(slowPart(source, flags), source).toBeDefined();
  expect(slowPart("(?<! ) +$", "")).toBeUndefined();
});

test("no expression in the code is slow", async () => {
  const slow: string[] = [];
  let count = 0;
  for (const file of files.filter((file) => textOf(file).includes("/"))) {
    for (const { pattern, flags } of await literalsOf(file)) {
      count++;
      const found = slowPart(pattern, flags);
      if (found) slow.push(`${file}: ${found}`);
    }
  }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test("no expression that is built when a module is loaded is slow", async () => {
  const made: RegExp[] = [];
  const { RegExp: own } = globalThis;
  // Not those of packages, whose input is not decided here.
  globalThis.RegExp = new Proxy(own, {
    construct(target, args, newTarget) {
      const expression = Reflect.construct(target, args, newTarget) as RegExp;
      const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
      if (!caller.includes("node_modules")) made.push(expression);
      return expression;
    },
  });
  try {
    const those = files.filter((file) => /^const \w+ = [^;]*new RegExp\(/ms.test(textOf(file)));
    // By an address of their own: test files share modules, and one that is loaded already would make nothing.
    for (const file of those.filter((file) => !/^scripts\/[^/]*$/.test(file)))
      await import(`${path.join(ROOT, file)}?made-again`);
  } finally {
    globalThis.RegExp = own;
  }
  expect(made.length).toBeGreaterThan(15);
  expect(made.map(({ source, flags }) => slowPart(source, flags)).filter(Boolean)).toEqual([]);
});

test("no pattern of a schema is slow", () => {
  const patterns = new Set<string>();
  JSON.parse(textOf("site-schema.json"), (key, value) => {
    if (key === "pattern" && typeof value === "string") patterns.add(value);
    if (key === "patternProperties") for (const pattern of Object.keys(value)) patterns.add(pattern);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(10);
  expect([...patterns].map((pattern) => slowPart(pattern, "u")).filter(Boolean)).toEqual([]);
});
