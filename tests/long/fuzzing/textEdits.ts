import fc from "fast-check";

/** Pieces that mean something in YAML, in Markdown, to JavaScript, or to a rule. */
export const PIECES = [
  ...[
    "${",
    "}",
    "${a}",
    "${business.phone|tel}",
    "${facts.deposit}",
    "${__proto__}",
    "${a|constructor}",
    "$165",
    "$",
    "4-8 weeks",
  ],
  ...[
    "[",
    "]",
    "(",
    ")",
    "](",
    "[x](constructor:1)",
    "[x](/services#a)",
    "**",
    "*",
    "_",
    "`",
    "<",
    "<a",
    "&a",
    "&",
    "!x ",
    "!!binary ",
    "*a",
  ],
  ...[
    "- ",
    "? ",
    ": ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "---\n",
    "#",
    " #x",
    "|",
    ">",
    "|\n",
    "'",
    '"',
    "\\",
    "%",
    "@",
    "{",
    ",",
  ],
  ...[
    "null",
    "~",
    "true",
    ".nan",
    "0x1",
    "1e999",
    "__proto__",
    "constructor",
    "toString",
    "type",
    "blocks",
    "vars",
    "<<: *a",
  ],
  ...[
    "\0",
    "\x1b[31m",
    "\u2028",
    "\ufeff",
    "\ud800",
    "💇🏾‍♀️",
    "é",
    "\u00a0",
    "\u202e",
    "9 AM to 5 PM",
    "(503) 555-0174",
    "12 Maple St",
  ],
];

export type TextEdit = {
  kind: "insert" | "delete" | "repeat" | "swap" | "indent" | "value";
  at: number;
  to: number;
  piece: string;
  times: number;
};

export const textEdits: fc.Arbitrary<TextEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "delete", "repeat", "swap", "indent", "value"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 6 })),
    times: fc.oneof(fc.constantFrom(1, 1, 1, 2, 3), fc.constantFrom(50, 500, 5000)),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Changes characters anywhere, or whole lines and values, so that most results are still nearly YAML. */
export function editText(text: string, { kind, at, to, piece, times }: TextEdit): string {
  const place = Math.floor(at * text.length);
  const lines = text.split("\n");
  const [line, other] = [Math.floor(at * (lines.length - 1)), Math.floor(to * (lines.length - 1))];
  if (kind === "insert") return text.slice(0, place) + piece.repeat(times) + text.slice(place);
  if (kind === "delete") return text.slice(0, place) + text.slice(place + Math.ceil(to * 40));
  if (kind === "repeat") lines.splice(line, 0, ...Array<string>(Math.min(times, 500)).fill(lines[other] ?? ""));
  if (kind === "swap") [lines[line], lines[other]] = [lines[other] ?? "", lines[line] ?? ""];
  if (kind === "indent") lines[line] = " ".repeat(times % 60) + (lines[line] ?? "").trimStart();
  if (kind === "value") lines[line] = (lines[line] ?? "").replace(/: .*/, () => `: ${piece.repeat(times)}`);
  return lines.join("\n");
}
