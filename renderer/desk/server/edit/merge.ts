import { hunksOf } from "../../../base/hunks";

/** The replacement of some lines of a text by others. */
interface Replacement {
  /** The index of the first line that changes, counted from 0. */
  start: number;
  /** The index after the last one. */
  end: number;
  lines: string[];
}

export type Merged = { text: string; ours?: undefined } | { text?: undefined; ours: string; theirs: string };

/**
 * Merges two changes of one text, line by line. Changes of adjacent lines do not conflict: in YAML each line is complete
 * by itself.
 *
 * @returns the text with both changes, or both versions of the first lines in conflict
 */
export function merge(base: string, ours: string, theirs: string): Merged {
  const rows = linesWithEnds(base);
  const own = replacedIn(rows, linesWithEnds(ours));
  const others = replacedIn(rows, linesWithEnds(theirs));
  const hunks: Replacement[] = [...others];
  for (const hunk of own) {
    const met = others.filter((other) => touchSameLines(hunk, other));
    if (met.length === 0) hunks.push(hunk);
    else if (!met.every((other) => isSame(hunk, other))) {
      return { ours: shown(rows, hunk, met), theirs: met.map((other) => shown(rows, other, [hunk])).join("") };
    }
  }
  let at = 0;
  const result: string[] = [];
  for (const { start, end, lines } of hunks.sort((a, b) => a.start - b.start || a.end - b.end)) {
    result.push(...rows.slice(at, start), ...lines);
    at = end;
  }
  return { text: [...result, ...rows.slice(at)].join("") };
}

/** The lines, each with its line break. */
const linesWithEnds = (text: string): string[] => (text ? text.split(/(?<=\n)/) : []);

/** However many they are: each line that neither change touches keeps them apart. */
const replacedIn = (before: string[], after: string[]): Replacement[] =>
  hunksOf(before, after, Number.POSITIVE_INFINITY).map(({ before: [start, end], after: [from, to] }) => ({
    start,
    end,
    lines: after.slice(from, to),
  }));

function touchSameLines(a: Replacement, b: Replacement): boolean {
  return (a.start < b.end && b.start < a.end) || (a.start === b.start && (a.end === a.start) === (b.end === b.start));
}

const isSame = (a: Replacement, b: Replacement) =>
  a.start === b.start && a.end === b.end && a.lines.join("") === b.lines.join("");

/** The lines of a change, with the surrounding lines that the other one changed. */
function shown(rows: string[], hunk: Replacement, others: Replacement[]): string {
  const start = Math.min(hunk.start, ...others.map((other) => other.start));
  const end = Math.max(hunk.end, ...others.map((other) => other.end));
  return [...rows.slice(start, hunk.start), ...hunk.lines, ...rows.slice(hunk.end, end)].join("");
}
