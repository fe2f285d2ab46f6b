import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../renderer/content/markdown/plainMarkdown";
import { parseMarkdown, readMarkdown } from "../../../renderer/content/markdown/readMarkdown";

const parseText = (value: string) => readMarkdown("Text", value).tree;
const parseRichText = (value: string) => readMarkdown("RichText", value).tree;

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
])("%s is plain text in a line", (text) => {
  expect(parseText(text)).toEqual([text]);
});

test("a line may have emphasis, strong words and links", () => {
  expect(parseText("A *b* **c [d](/e)** f")).toEqual([
    "A ",
    { type: "emphasis", children: ["b"] },
    " ",
    { type: "strong", children: ["c ", { type: "link", to: "/e", children: ["d"] }] },
    " f",
  ]);
});

test("a line may have code, in which no mark means anything", () => {
  expect(parseText("Type `npm i *x*`, or ``a ` b``.")).toEqual([
    "Type ",
    { type: "code", children: ["npm i *x*"] },
    ", or ",
    { type: "code", children: ["a ` b"] },
    ".",
  ]);
  expect(parseText("[`x`](/y)")).toEqual([{ type: "link", to: "/y", children: [{ type: "code", children: ["x"] }] }]);
});

test("line breaks become spaces", () => {
  expect(parseText("one\ntwo  \nthree\n")).toEqual(["one two three"]);
  expect(parseText("one\n*two*\nthree\n")).toEqual(["one ", { type: "emphasis", children: ["two"] }, " three"]);
  expect(parseText("*one*\n\ntwo")).toEqual([{ type: "emphasis", children: ["one"] }, " two"]);
  expect(parseText("")).toEqual([]);
});

test("a backslash removes a character's meaning", () => {
  expect(parseText("\\*not this\\*")).toEqual(["*not this*"]);
});

test("a long text becomes paragraphs, with the parser and without it", () => {
  const plain = [
    { type: "paragraph", children: ["One two."] },
    { type: "paragraph", children: ["Three."] },
  ];
  expect(parseRichText("One\ntwo.\n\nThree.\n")).toEqual(plain);
  expect(parseRichText("One\ntwo.\n\nThree\\.\n")).toEqual(plain);
});

test("a list keeps the number that it starts with, such as a year before a sentence", () => {
  expect(readMarkdown("RichText", "1986. A great year.").tree).toMatchObject([{ ordered: true, start: 1986 }]);
});

test("a long text may have lists, and lists in lists", () => {
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
  ["RichText", "# a\n\nb", "a heading", "# a"],
  ["RichText", "a\n---\n", "a heading", "a"],
  ["RichText", "> a", "a quotation", "> a"],
  ["RichText", "```\na\n```", "a block of code", "```"],
  ["RichText", "<div>a</div>", "HTML", "<div>a</div>"],
  ["RichText", "| a | b |\n|---|---|\n", "a table", "| a | b |"],
  ["RichText", "a\n\n***\n", "a horizontal line", "***"],
] as const)("%s does not have %s", (kind, text, what, piece) => {
  expect(readMarkdown(kind, text).forbidden).toEqual([{ what, piece }]);
});

test("constructs that are not allowed are shown unchanged", () => {
  expect(parseText("a <b>c</b>")).toEqual(["a <b>c</b>"]);
  expect(parseRichText("# a")).toEqual([{ type: "paragraph", children: ["a"] }]);
});

describe("texts read without the parser", () => {
  const pieces = [
    ...[
      "one",
      "two, three.",
      "30+ years",
      " ",
      " ",
      " ",
      "\n",
      "\n",
      "\n\n",
      "\n  ",
      "  \n",
      "\u00a0",
      "(",
      ")",
      "!",
      ".",
    ],
    ...[
      "*why*",
      "**48 hours**",
      "**why.**",
      "*a",
      "b*",
      "*",
      "**",
      "_a_",
      "`x`",
      "~~",
      "\\*",
      "&",
      "&amp;",
      "A & B",
      "<b>",
      "|",
    ],
    ...[
      "[prices](/services)",
      "[call](tel:+15405550142)",
      "[a *b*](/c)",
      "[a",
      "](/b)",
      "(/services)",
      "[a]: /b",
      "https://a.b",
    ],
    ...[
      "\n- a",
      "\n\n- b",
      "\n\n1. c",
      "\n d",
      "\n- ",
      "\n1. ",
      "\n2. b",
      "\n10) ",
      "\n* ",
      "\n# ",
      "\n---",
      "\n===",
      "\n> ",
      "\n    ",
      "\t",
      "\r\n",
      "é",
      "—",
    ],
  ];
  /** The same numbers in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
  let state = 1;
  const next = (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  const texts = Array.from({ length: 8000 }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(""),
  );

  test.each(["Text", "RichText"] as const)("%s is what the parser makes of it", (kind) => {
    let plain = 0;
    for (const text of texts) {
      const read = plainMarkdown(kind, text);
      if (!read) continue;
      plain++;
      expect(read, JSON.stringify(text)).toEqual(parseMarkdown(kind, text));
    }
    expect(plain).toBeGreaterThan(800);
  });
});
