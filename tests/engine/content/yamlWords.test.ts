import path from "node:path";
import { expect, test } from "vitest";
import { readText } from "../../../renderer/content/pages/pageFiles";
import { parseYaml } from "../../../renderer/content/yaml/parseYaml";
import { brief, checkFiles, contentFolder, page } from "./folder";

/** Words of the parser, which no reader knows. */
const PARSERS_WORDS =
  /block[- ]seq|block collection|flow|scalar|mapping|implicit|indicator|token|node|anchor|directive|stream|compact|single line$/i;

/** By a text that the parser refuses: what a reader is told. Most are of https://github.com/yaml/yaml-test-suite. */
test.each([
  ["title: x\nheading: -\n", '2:10 yaml/quotes-needed A text that starts with - needs quotes. Write: heading: "-"'],
  ["blocks:\n  -\ttype: hero\n", /^2:4 yaml\/tab There is a tab in this line/],
  ["-\t-\n", /^1:2 yaml\/tab There is a tab in this line/],
  ["a: &b &c d\n", /^1:1 yaml\/syntax The signs & \* and ! before a value/],
  ["a: &b x\nc: &d *b\n", /^2:1 yaml\/syntax The signs & \* and ! before a value/],
  ["a: !<x y\n", /^1:1 yaml\/syntax The signs & \* and ! before a value/],
  ['a: "b"#c\n', /^1:1 yaml\/syntax A space is missing before the #/],
  [`${"a".repeat(1100)}: b\n`, /^1:1 yaml\/syntax What is before this colon is too long for a name/],
  ["a: 'b': c\n", /^1:1 yaml\/syntax There is a second colon on this line/],
  ["--- a: b\n", /^1:1 yaml\/syntax Nothing else can be on the line of ---/],
  ["--- |10\n", /^1:1 yaml\/syntax Nothing else can be on the line of ---/],
  ["a: b\n]\n", /^2:1 yaml\/syntax This bracket closes none/],
  ["a: }\n", /^1:1 yaml\/syntax This bracket closes none/],
  ["- a\nb: c\n", /^2:1 yaml\/syntax This line belongs to nothing above it/],
  ['quoted: "a\nb\nc"\n', /^1:1 yaml\/syntax A text in quotes is on several lines/],
  ["seq:\n&anchor\n- a\n", /^1:1 yaml\/syntax A list cannot start here/],
  ["key: value\nthis is #not a: key\n", /^2:1 yaml\/syntax This line has no name and colon before its #/],
  ["{\n foo: 1\n bar: 2 }\n", /^2:2 yaml\/syntax Entries in brackets or braces are separated by commas/],
  ["[-]\n", /^1:1 yaml\/syntax A list with dashes cannot be in brackets or braces/],
])("%j is explained in the reader's words", (text, expected) => {
  const [first = ""] = parseYaml(text).problems.map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );
  expect(first).toEqual(expect.stringMatching(expected));
  expect(first).not.toMatch(PARSERS_WORDS);
});

test("front matter with Markdown below it is named, and what becomes of it here", async () => {
  const markdown = "---\ntitle: First Days\nlayout: post\n---\n\n# First days\n\nWe *opened* in May.\n";
  const { problems } = await checkFiles({ "first.yaml": markdown });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "pages/first.yaml:4 This file is front matter with Markdown below it, as other programs have their pages. Here a page is only YAML: write the text below this line as blocks, and delete the two lines ---.",
  ]);
  const twoPages = `---\n${page("One")}---\n${page("Two")}`;
  expect((await checkFiles({ "two.yaml": twoPages })).problems).toMatchObject([
    { message: expect.stringContaining("A second page starts here.") },
  ]);
});

const LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n";
const AS_TEXT = "and no plain text. Copy its words into a page, and put pictures in the folder images.";

test.each<[string, string | Uint8Array, string]>([
  [
    "a document of Word",
    Buffer.from("PK\x03\x04\x14\0\x06\0word/document.xml", "latin1"),
    `is a document of a word processor or a spreadsheet, or an archive, ${AS_TEXT}`,
  ],
  ["a PDF", "%PDF-1.7\n%\n1 0 obj\n", `is a PDF, ${AS_TEXT}`],
  ["a photograph", Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF", "latin1"), `is a picture or a video, ${AS_TEXT}`],
  ["a picture of a phone", Buffer.from("\0\0\0\x18ftypheic", "latin1"), `is a picture or a video, ${AS_TEXT}`],
  ["a pointer of Git LFS", LFS, "is not here yet, only what Git LFS keeps in its place: run git lfs pull."],
])("%s in the place of a page gets one sentence", async (_, bytes, words) => {
  const { problems } = await checkFiles({ "about.yaml": bytes });
  expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([
    `pages/about.yaml files/unreadable about.yaml ${words}`,
  ]);
});

test("a picture that Git LFS has not fetched is no picture that was cut off", async () => {
  const { problems } = await checkFiles({
    "images/van.jpg": LFS,
    "a.yaml": `${page("A")}    images: [{ src: /images/van.jpg, alt: A van in the yard }]\n`,
  });
  expect(brief(problems)).toEqual(["pages/a.yaml:6:21 images/unreadable"]);
  expect(problems[0]?.message).toContain("run git lfs pull");
});

test("a workbook that is called like a table is told from one in another encoding", () => {
  const cwd = contentFolder({ "cities.csv": Buffer.from("PK\x03\x04\x14\0xl/workbook.xml", "latin1") });
  expect(readText(path.join(cwd, "pages"), "cities.csv").problem?.message).toBe(
    "cities.csv is a document of a word processor or a spreadsheet, or an archive, and no plain text. Save it again as text, a table as CSV.",
  );
});
