import { tokensOf } from "../built/wordsAndValues";
import type { Change } from "../change";

/** One difference between the two sides of a page, before its causes and its other routes are known. */
export interface Difference extends Omit<Change, "routes" | "causes" | "from"> {
  /** The keys of the removed and added words. They show which difference follows from which. */
  gone: Set<string>;
  came: Set<string>;
  /** Set if it may be only a consequence of another difference. If so, it is listed under that one. */
  follows?: true;
}

/** The maximum length of a text in a report, so that no page can fill it. */
const LONGEST = 300;

/** A text, shortened for the report. */
export function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  // Do not keep half of a surrogate pair at the end.
  const kept = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  return `${kept}… (${(text.length - kept.length).toLocaleString("en-US")} characters more)`;
}

/** Removes the hashes in file names and in a policy: what they stand for is compared separately. */
export const withoutHashes = (text: string) => text.replace(/\.[\da-f]{8}\.|'sha256-[^']*'/g, "");

/** The names of two maps whose values differ, each with both values; undefined where a map has none. */
export function changedEntries<Value>(before: Map<string, Value>, after: Map<string, Value>) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, old: before.get(name), fresh: after.get(name) }))
    .filter(({ old, fresh }) => old !== fresh);
}

/** The difference between two values that are shown as a whole. */
export function valueDifference(
  about: Pick<Difference, "kind" | "what"> & Partial<Difference>,
  before: string | undefined,
  after: string | undefined,
  language = "en",
): Difference {
  const keys = (text = "") => new Set(tokensOf(text.slice(0, 20_000), language).flatMap(({ keys }) => keys));
  const [gone, came] = [keys(before), keys(after)];
  const shared = [...gone].filter((key) => came.has(key));
  for (const key of shared) {
    gone.delete(key);
    came.delete(key);
  }
  return { also: [], gone, came, before: before && cut(before), after: after && cut(after), ...about };
}

/** A value that is on one side only. */
export function addedOrRemoved(
  about: Parameters<typeof valueDifference>[0],
  side: "before" | "after",
  value: string,
): Difference {
  const [before, after] = side === "before" ? [value, undefined] : [undefined, value];
  return valueDifference(about, before, after);
}

export const isWithin = (words: Set<string>, all: Set<string>): boolean => [...words].every((word) => all.has(word));

/** The number of words that are in both sets. */
export function inCommon(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common;
}

/** The share of common words: 0 if there is none, 1 if the sets are equal. */
export const likeness = (a: Set<string>, b: Set<string>): number => (2 * inCommon(a, b)) / Math.max(1, a.size + b.size);
