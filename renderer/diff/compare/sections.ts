import { hunksOf } from "../../base/hunks";
import { oncePerFile } from "../../content/model/oncePerFile";
import type { Line } from "../built/lines";
import type { Section } from "../built/pageView";
import { tokensOf } from "../built/wordsAndValues";
import { cut, type Difference, likeness } from "./difference";
import { compareItems, matchItems } from "./matchItems";
import { type Reading, textDifferences, wholeLines } from "./texts";

export interface SectionPair {
  before: Section;
  after: Section;
}

/** Pairs the sections of both sides: by text, id, heading, and then by similarity. */
export function matchSections(before: Section[], after: Section[]) {
  const keys = [
    (section: Section) => `${section.id}\n${sectionText(section)}`,
    sectionText,
    (section: Section) => section.lines.find(({ level }) => level)?.text,
    ({ id }: Section) => id,
  ];
  return compareItems(before, after, keys, sectionLikeness);
}

/** The differences in the texts of a section that both sides have. */
export function sectionDifferences({ before, after }: SectionPair, language: string): Difference[] {
  const key = ({ text, level = 0 }: Line) => `${level} ${text}`;
  const found: Difference[] = [];
  const gone: { lines: Line[]; reading: Reading }[] = [];
  const came: typeof gone = [];
  for (const hunk of hunksOf(before.lines.map(key), after.lines.map(key))) {
    const old = before.lines.slice(...hunk.before);
    const fresh = after.lines.slice(...hunk.after);
    const near = headingBefore(after.lines, hunk.after[0]);
    const reading: Reading = { language, kind: "words", what: "words", ...(near ? { near } : {}) };
    let from = 0;
    let to = 0;
    const rest = (row: number, column: number) => {
      if (row > from) gone.push({ lines: old.slice(from, row), reading });
      if (column > to) came.push({ lines: fresh.slice(to, column), reading });
      from = row + 1;
      to = column + 1;
    };
    for (const { was: row, is: column, moved } of matchItems(old, fresh, [key], lineLikeness)) {
      if (moved) continue;
      rest(row, column);
      const [a, b] = [old[row] as Line, fresh[column] as Line];
      const kind = a.level || b.level ? "heading" : "words";
      const differences = textDifferences(a.text, b.text, { ...reading, kind, what: kind });
      // The same words in another role, such as a heading of another level.
      if (differences.length === 0)
        differences.push({
          ...wholeLines([b], "after", reading),
          kind: "heading",
          what: levels(a, b),
          before: cut(a.text),
        });
      found.push(...differences);
    }
    rest(old.length, fresh.length);
  }
  for (const run of gone) {
    const text = run.lines.map(key).join("\n");
    const moved = came.find(({ lines }) => lines.map(key).join("\n") === text);
    if (moved) {
      came.splice(came.indexOf(moved), 1);
      found.push({ ...wholeLines(moved.lines, "after", moved.reading), kind: "section-moved", what: "text moved" });
    } else found.push(wholeLines(run.lines, "before", { ...run.reading, what: "text removed" }));
  }
  for (const { lines, reading } of came) found.push(wholeLines(lines, "after", { ...reading, what: "text added" }));
  return found;
}

/** A section that was added, removed or moved, as one difference. */
export function wholeSection(
  section: Section,
  side: "before" | "after",
  kind: Difference["kind"],
  what: string,
  language: string,
): Difference {
  const heading = section.lines.find(({ level }) => level)?.text;
  const difference = wholeLines(section.lines, side, { language, kind, what });
  return { ...difference, ...(heading ? { near: cut(heading, 120) } : {}) };
}

const levels = (a: Line, b: Line) => `heading level ${a.level ?? "none"} to ${b.level ?? "none"}`;

function headingBefore(lines: Line[], index: number): string | undefined {
  for (let at = Math.min(index, lines.length) - 1; at >= 0; at--) if (lines[at]?.level) return lines[at]?.text;
  return undefined;
}

const sectionText = ({ lines }: Section) => lines.map(({ text }) => text).join("\n");

/** Only about this many words of a text are compared for similarity. */
const ENOUGH = 200;

const sectionWords = oncePerFile((of: Section | Line): Set<string> => {
  const text = "lines" in of ? sectionText(of) : of.text;
  return new Set(tokensOf(text.slice(0, ENOUGH * 10)).flatMap(({ keys, kind }) => (kind === "word" ? keys : kind)));
});

/** The share of common words, or 0 if the sections have too few to be the same one. */
function sectionLikeness(a: Section, b: Section): number {
  const share = likeness(sectionWords(a), sectionWords(b));
  return share < 0.4 ? 0 : share;
}

/** Prefers lines of the same kind: two without common words are a pair, not one removed and one added. */
function lineLikeness(a: Line, b: Line): number {
  const share = likeness(sectionWords(a), sectionWords(b));
  return (a.level === undefined) === (b.level === undefined) ? share + 0.01 : share / 2;
}
