import { oncePerKey } from "../../base/once";
import type { Range } from "../../base/problem";

/** The most characters of a line that are shown; a longer line is cut around its mark. */
const WIDTH = 120;

/**
 * The marked line of a file with a line of carets below it, between its neighbors:
 *
 *     30 |   - type: hero
 *   > 31 |     headlin: Thirty years of baths
 *        |     ^^^^^^^
 *     32 |     lead: …
 */
export function frame(text: string, range: Range, paint: (mark: string) => string = (mark) => mark): string[] {
  const lines = printedLines(text);
  const source = lines[range.line - 1];
  if (source === undefined || text === "") return [];
  const cut = Math.max(0, range.column - 1 - WIDTH / 2);
  const from = source.length > WIDTH ? cut : 0;
  // A cut may split a surrogate pair at either end.
  const cutOut = (line: string) => line.slice(from, from + WIDTH).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, " ");
  const shown = (line: string) => (line.length > WIDTH ? cutOut(line) : line);
  const last = lines.length > 1 && lines.at(-1) === "" ? lines.length - 1 : lines.length;
  const gutter = String(Math.min(last, range.line + 1)).length;
  const row = (number: number, arrow: string) =>
    `${arrow} ${String(number).padStart(gutter)} | ${shown(lines[number - 1] ?? "")}`.trimEnd();

  const end = range.endLine === range.line ? range.endColumn - 1 : source.length;
  const before = shown(source).slice(0, range.column - 1 - from);
  const marked = source.slice(range.column - 1, Math.min(end, from + WIDTH));
  const carets = "^".repeat(Math.max(1, columns(marked)));
  return [
    ...(range.line > 1 ? [row(range.line - 1, " ")] : []),
    row(range.line, paint(">")),
    `  ${" ".repeat(gutter)} | ${blank(before)}${paint(carets)}`,
    ...(range.line < last ? [row(range.line + 1, " ")] : []),
  ];
}

/** The lines of a text. Caches the last one: consecutive problems are usually in the same file. */
const printedLines = oncePerKey((text: string) => text.split(/\r?\n/), 1);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Characters that terminals show two columns wide: emoji, and the East Asian wide ranges of UAX #11. */
const WIDE =
  /\p{Emoji_Presentation}|\u{FE0F}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;

function columns(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}

/** Spaces of the same width as a text. Keeps tabs, since only the terminal knows their width. */
function blank(text: string): string {
  return text.replace(/[^\t]+/g, (part) => " ".repeat(columns(part)));
}
