import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "./expectNone";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Uncommon words, each with the common one that comments, messages and documents use instead. */
const WORDS: Record<string, RegExp> = {
  again: /\b(?:anew|once more)\b/i,
  "error or problem": /\bfaults?\b/i,
  fix: /\bmend(?:s|ed|ing)?\b/i,
  "the person who, or callers that": /\bwhoever\b/i,
  "slow or expensive": /\bdear\b/i,
  "option or expected value": /\bwish(?:es|ed)?\b/i,
};

const files = ["blocks", "renderer", "scripts", "docs", ""].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: folder !== "", encoding: "utf8" })
    .filter((file) => (folder === "" ? /\.md$/ : /\.(?:tsx?|mjs|md|schema\.json)$/).test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/"))),
);

/** Each uncommon word in a text, as `file:line  word: write …`. */
const uncommonWords = (file: string, text: string): string[] =>
  text.split("\n").flatMap((line, index) =>
    Object.entries(WORDS).flatMap(([common, uncommon]) => {
      const found = uncommon.exec(line)?.[0];
      return found ? [`${file}:${index + 1}  ${found}: write ${common}`] : [];
    }),
  );

test("code and documents use the common word", () => {
  expect(files.length).toBeGreaterThan(500);
  expectNone(
    files.flatMap((file) => uncommonWords(file, readFileSync(path.join(ROOT, file), "utf8"))),
    "Comments, messages and documents use the common word.",
    "Many who read them have learned English as a second language.",
  );
});

test("an uncommon word is found", () => {
  expect(uncommonWords("a.ts", "// Read it.\n// Read it anew, and mend it.")).toEqual([
    "a.ts:2  anew: write again",
    "a.ts:2  mend: write fix",
  ]);
});
