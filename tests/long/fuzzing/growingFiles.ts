/** Files that repeat one piece of text, of any size: the cost of a check may grow with the size and no faster. */

/** Pieces that mean something in YAML, in Markdown, to a rule, or to the spelling check. */
export const PIECES: string[] = [
  ...["a-", ">", "](", "a'", "<a", "&a", "[", "]", "(", ")", "*", "_", "**", "`", "!", "![", "'", '"', "\\"],
  ...["{", "}", "${", "${a}", "${a|tel}", "${business.name}", "$", "#", "@", "a@", "a@b.", "a.", "a/", "~~", "|a|"],
  ...[
    "http://",
    "https://a.b/",
    "www.",
    "mailto:",
    "tel:",
    "1",
    "1-",
    "1,",
    "1.",
    "1/",
    "1:",
    "+1",
    "$1",
    "$1-",
    "$1 ",
  ],
  ...["$165 and up ", "Full Groom $45 ", "9 AM ", "9 AM to ", "Monday ", "Mon-Fri ", "4-6 ", "4-6 hours ", "555-"],
  ...[
    "(555) ",
    "12 Maple St ",
    "FL 32801 ",
    "since 1984 ",
    "Nail trim takes 2 hours ",
    "TK ",
    "the ",
    "a ",
    "ab ",
    "Aa ",
  ],
  ...["word. ", "a? ", "x-y ", "[a](b) ", "[a](/services) ", "**a** ", "*a*", "_a_", "<b>", "<http://a.b> ", "`a` "],
  ...[
    "- ",
    "? ",
    ": ",
    "a: ",
    "!!str ",
    "!a ",
    "*a ",
    "|",
    "% ",
    "--- ",
    "# ",
    "1. ",
    "> - ",
    "<!--",
    "<![CDATA[",
    "&#1;",
  ],
  ...[
    "é",
    "e\u0301",
    "👩‍",
    "💇🏾‍♀️",
    "\u00a0",
    " \u00a0",
    "\u00ad",
    "\u200b",
    "\u202e",
    "“",
    "’",
    "–",
    "…",
    "\t",
    "=",
    "^a",
  ],
];

const HEAD = `title: A Page That Grows with Each Step | Maple
description: What a page holds that grows with each step, and what a check says of it.
blocks:
  - type: hero
    heading: Growing
`;

/** Repeats a piece up to a length, with a space before a word gets longer than is allowed. */
function words(piece: string, length: number): string {
  const part = `${piece.repeat(Math.max(1, Math.floor(2000 / piece.length)))} `;
  return part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}

const textBlock = (index: number, text: string) => `  - type: textSection\n    heading: H${index}\n    text: ${text}\n`;
const count = (length: number, each: number) => Math.max(1, Math.floor(length / each));
const lines = (length: number, line: string) => `${line}\n`.repeat(count(length, line.length + 1));

/** Where a piece is repeated: a page of about `length` characters. */
export const PLACES: Record<string, (piece: string, length: number) => string> = {
  "long texts": (piece, length) => {
    const one = Math.min(length, 18_000);
    const blocks = Array.from({ length: count(length, one) }, (_, i) =>
      textBlock(i, JSON.stringify(words(piece, one))),
    );
    return HEAD + blocks.join("");
  },
  "short texts": (piece, length) =>
    HEAD +
    Array.from({ length: count(length, 260) }, (_, i) => textBlock(i, JSON.stringify(words(piece, 200)))).join(""),
  "a block of lines": (piece, length) =>
    HEAD + textBlock(0, `|\n${lines(Math.min(length, 18_000), `      ${piece.repeat(10)}`)}`),
  "long lines": (piece, length) => HEAD + lines(length, piece.repeat(count(1900, piece.length))),
  "short lines": (piece, length) => HEAD + lines(length, piece),
  comments: (piece, length) => HEAD + lines(length, `# ${piece.repeat(count(1900, piece.length))}`),
  "short names of its own": (piece, length) =>
    `vars:\n${Array.from({ length: count(length, 20) }, (_, i) => `  a${i}: ${JSON.stringify(words(piece, 8))}\n`).join("")}${HEAD}`,
  "names of its own": (piece, length) =>
    `vars:\n${Array.from({ length: count(length, 100) }, (_, i) => `  a${i}: ${JSON.stringify(words(piece, 80))}\n`).join("")}${HEAD}`,
};
