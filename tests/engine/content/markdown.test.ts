import { expect, test } from "vitest";
import { parseRichText, parseText } from "../../../renderer/content/load/markdown/parseWords";
import { readMarkdown } from "../../../renderer/content/load/markdown/readMarkdown";

test.each([
  "30+ years",
  "1. First of all",
  "#1 licensed specialist",
  "- a dash",
  "> 30",
  "2 * 3 * 4",
  "I <3 baths",
  "a_b_c",
  "---",
  "Men & women",
])("%s means nothing but itself in a line", (text) => {
  expect(parseText(text)).toEqual([text]);
});

test("a line knows emphasis, strong words and links", () => {
  expect(parseText("A *b* **c [d](/e)** f")).toEqual([
    "A ",
    { type: "emphasis", children: ["b"] },
    " ",
    { type: "strong", children: ["c ", { type: "link", to: "/e", children: ["d"] }] },
    " f",
  ]);
});

test("line breaks become spaces", () => {
  expect(parseText("one\ntwo  \nthree\n")).toEqual(["one two three"]);
  expect(parseText("one\n*two*\nthree\n")).toEqual(["one ", { type: "emphasis", children: ["two"] }, " three"]);
  expect(parseText("*one*\n\ntwo")).toEqual([{ type: "emphasis", children: ["one"] }, " two"]);
  expect(parseText("")).toEqual([]);
});

test("a backslash takes a sign's meaning away", () => {
  expect(parseText("\\*not this\\*")).toEqual(["*not this*"]);
});

test("longer words are paragraphs, with the parser and without it", () => {
  const plain = [
    { type: "paragraph", children: ["One two."] },
    { type: "paragraph", children: ["Three."] },
  ];
  expect(parseRichText("One\ntwo.\n\nThree.\n")).toEqual(plain);
  expect(parseRichText("One\ntwo.\n\nThree\\.\n")).toEqual(plain);
});

test("longer words know lists, and lists in lists", () => {
  expect(parseRichText("Bring:\n\n- a comb\n- *time*\n\n1. Sit\n")).toEqual([
    { type: "paragraph", children: ["Bring:"] },
    {
      type: "list",
      ordered: false,
      children: [
        { type: "listItem", children: ["a comb"] },
        { type: "listItem", children: [{ type: "emphasis", children: ["time"] }] },
      ],
    },
    { type: "list", ordered: true, children: [{ type: "listItem", children: ["Sit"] }] },
  ]);
  expect(parseRichText("- a\n  - b\n")).toMatchObject([
    { type: "list", children: [{ children: ["a", { type: "list", children: [{ children: ["b"] }] }] }] },
  ]);
});

test.each([
  ["Text", "a <b>c</b>", "HTML", "<b>"],
  ["Text", "a ![b](/c.png)", "a picture", "![b](/c.png)"],
  ["Text", "a `b`", "code", "`b`"],
  ["RichText", "# a\n\nb", "a heading", "# a"],
  ["RichText", "a\n---\n", "a heading", "a"],
  ["RichText", "> a", "a quotation", "> a"],
  ["RichText", "```\na\n```", "code", "```"],
  ["RichText", "<div>a</div>", "HTML", "<div>a</div>"],
  ["RichText", "| a | b |\n|---|---|\n", "a table", "| a | b |"],
  ["RichText", "a\n\n***\n", "a line across", "***"],
] as const)("%s does not have %s", (kind, text, what, piece) => {
  expect(readMarkdown(kind, text).forbidden).toEqual([{ what, piece }]);
});

test("what is not allowed is shown unchanged", () => {
  expect(parseText("a <b>c</b>")).toEqual(["a <b>c</b>"]);
  expect(parseRichText("# a")).toEqual([{ type: "paragraph", children: ["a"] }]);
});
