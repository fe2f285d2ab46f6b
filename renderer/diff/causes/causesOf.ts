import { pictureName } from "../built/pageView";
import { tokensOf } from "../built/wordsAndValues";
import type { Cause } from "../change";
import { type Difference, inCommon, isWithin } from "../compare/difference";
import type { ContentChange, ContentChanges } from "./contentChanges";

/** At most this many lines are reported as causes of one difference. */
const MOST = 4;

/** The lines of YAML that caused a difference on a route, found by its words. */
export function causesOf(
  difference: Difference,
  route: string | undefined,
  from: string | undefined,
  changes: ContentChanges,
): Cause[] {
  const { kind, before, after } = difference;
  // A redirect is written in the file of its target page.
  const routes = new Set([route, ...(kind === "redirect" ? [before, after] : [])]);
  const own = [...routes].flatMap((each) => (each === undefined ? [] : changes.ofPage(each, from)));
  if (kind.startsWith("route-")) {
    const whole = own.filter(({ pointer }) => pointer === "");
    if (whole.length > 0) return distinct(whole);
  }
  const parts = own.filter(({ pointer }) => pointer !== "");
  const found = byWords(difference, parts, changes.ofSite);
  if (found.length > 0) return distinct(found);
  // If there was only one change, it caused everything.
  const left = distinct(own.length > 0 ? own : changes.ofSite);
  return left.length === 1 ? left : [];
}

/** The changes of one side that have the most of a difference's words; among them, the shortest. */
function byWords(difference: Difference, own: ContentChange[], ofSite: ContentChange[]): ContentChange[] {
  const { gone, came, pictures, what } = difference;
  if (what.endsWith("moved")) return own.filter(({ moved }) => moved);
  const names = [pictures?.before, pictures?.after].flatMap((src) => (src ? [pictureName(src).toLowerCase()] : []));
  const rated = [own, ofSite].map((group) =>
    group.map((change) => {
      const [old, fresh] = [keysOf(change.before), keysOf(change.after)];
      const isNamed = names.some((name) => old.has(name) || fresh.has(name));
      const isWhole = gone.size + came.size > 0 && isWithin(gone, old) && isWithin(came, fresh);
      const share = inCommon(gone, old) + inCommon(came, fresh);
      // Nothing else differs there, as in a second text with the same words.
      const isExact =
        isWhole && old.size - gone.size === fresh.size - came.size && inCommon(old, fresh) === old.size - gone.size;
      return { change, isWhole: isNamed || isWhole, isExact, share, size: old.size + fresh.size };
    }),
  );
  for (const group of rated) {
    const whole = group.filter(({ isWhole }) => isWhole);
    const exact = whole.filter(({ isExact }) => isExact);
    if (exact.length > 0) return exact.map(({ change }) => change);
    const least = Math.min(...whole.map(({ size }) => size));
    if (whole.length > 0) return whole.filter(({ size }) => size === least).map(({ change }) => change);
  }
  for (const group of rated) {
    const [most] = group.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share || a.size - b.size);
    if (most) return [most.change];
  }
  return [];
}

function keysOf(value: unknown): Set<string> {
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  return new Set(tokensOf(text.replace(/[*_]/g, " ").slice(0, 50_000)).flatMap(({ keys }) => keys));
}

function distinct(changes: ContentChange[]): Cause[] {
  const byPlace = new Map(changes.map(({ cause }) => [`${cause.file}:${cause.line}:${cause.side}`, cause]));
  return [...byPlace.values()].slice(0, MOST);
}
