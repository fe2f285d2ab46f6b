import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { documents } from "../engine/documents/readDocuments";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";

/** The lines that a document may have, generated ones aside: a README is one screen, a first day is read in one go. */
const LIMITS: [RegExp, number][] = [
  [/^README\.md$/, 80],
  [/^ARCHITECTURE\.md$/, 150],
  [/^CONTRIBUTING\.md$/, 100],
  [/^docs\/marketer\//, 60],
  [/^docs\/decisions\//, 40],
  [/^docs\/measured\.md$/, 20],
];

/** The most bytes of a picture in a document. */
const LARGEST = 60_000;

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

test("each document keeps its limit of lines", () => {
  const limited = documents.flatMap(({ file, text }) => {
    const [, most] = LIMITS.find(([pattern]) => pattern.test(file)) ?? [];
    return most === undefined ? [] : { file, lines: linesOf(text), most };
  });
  expect(limited.length).toBeGreaterThan(20);
  const long = limited.filter(({ lines, most }) => lines > most);
  expectNone(
    long.map(({ file, lines, most }) => `${file} has ${lines} lines, ${most} are its limit`),
    "A document has a limit of lines.",
    "A longer one is not read: say less, or move a part to a document of its own.",
  );
});

test("the pictures of the documents are small", () => {
  const folders = ["docs/pictures", "docs/reference/pictures"];
  const files = folders.flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`));
  const large = files.filter((file) => statSync(path.join(ROOT, file)).size > LARGEST);
  expectNone(large, `A picture of a document has at most ${LARGEST} bytes.`, "Each clone of the repository has it.");
});
