/** What the parser's errors mean that no line gives away, by words of its message. */
const MEANINGS: [parser: RegExp, meaning: string][] = [
  [
    /anchor|\btags?\b|alias/i,
    "The signs & * and ! before a value are marks of YAML, and cannot be read as they are here. Delete them; or, if they are words for visitors, put the whole text in quotes.",
  ],
  [
    /^Comments must/,
    "A space is missing before the #, which starts a comment. Put one there; or, if it is text, put the whole text in quotes.",
  ],
  [/1024 chars/, "What is before this colon is too long for a name. If all of the line is text, put it in quotes."],
  [/directives-end|^Block scalar header/, "Nothing else can be on the line of ---. Start the page on the next line."],
  [
    /^Unexpected flow-/,
    "This bracket closes none above it. Delete it; or, if it is text, put the whole text in quotes.",
  ],
  [
    /at node end$/,
    "This line belongs to nothing above it, which is finished. Start it with a dash, if it is an entry of the list above; a list on a page is below a name, such as items:",
  ],
  [
    /^Missing closing/,
    "A text in quotes is on several lines here. Close its quote; or start each of its further lines with spaces, further to the right than its name.",
  ],
  [/^A block sequence/, "A list cannot start here. Put it below the name that it belongs to, such as items:"],
  [
    /followed by map values$/,
    "This line has no name and colon before its #, which starts a comment. Put a text with # in quotes.",
  ],
  [
    /^Nested mappings/,
    "There is a second colon on this line. If it is part of the text, put all that is after the first one in quotes.",
  ],
  [/single line$/, "Entries in brackets or braces are separated by commas, and a name is on one line with its colon."],
  [
    /within flow/,
    "A list with dashes cannot be in brackets or braces. Write its entries with commas between them, such as [small, large].",
  ],
];

/** What is wrong with a line that the parser cannot read, in the words of readers. */
export function meaningOf(message: string): string {
  const [, meaning] = MEANINGS.find(([parser]) => parser.test(message)) ?? [];
  return meaning ?? "This line cannot be read as YAML. Compare it with the lines around it, or put its text in quotes.";
}
