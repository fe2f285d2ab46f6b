import { namesIn } from "../../base/placeholders";
import { holderOf, valueAt } from "../../base/pointer";
import { pictureName } from "../built/pageView";
import { tokensOf } from "../built/wordsAndValues";
import type { Cause } from "../change";
import { type Difference, inCommon, isWithin } from "../compare/difference";
import { type ContentChange, type ContentChanges, isInside } from "./contentChanges";
import type { ShownTexts, TextPlace } from "./shownTexts";

/** At most this many lines are reported as causes of one difference. */
const MOST = 4;

/** The texts of a page in YAML, on each side that was rendered again. */
export type ShownOnPage = Partial<Record<"before" | "after", ShownTexts>>;

/** The lines of YAML that caused a difference on a route: found by the places of its texts, otherwise by its words. */
export function causesOf(
  difference: Difference,
  route: string | undefined,
  from: string | undefined,
  changes: ContentChanges,
  shown: ShownOnPage | undefined,
): Cause[] {
  const { kind, before, after } = difference;
  // A redirect is written in the file of its target page.
  const routes = new Set([route, ...(kind === "redirect" ? [before, after] : [])]);
  const own = [...routes].flatMap((each) => {
    const page = each === undefined ? undefined : changes.ofPage(each, from);
    return page ? [...page.own, ...page.facts] : [];
  });
  if (kind.startsWith("route-")) {
    const whole = own.filter(({ pointer }) => pointer === "");
    if (whole.length > 0) return distinct(whole);
  }
  const parts = own.filter(({ pointer }) => pointer !== "");
  const placed = route !== undefined && shown ? byPlace(difference, route, from, changes, shown, parts) : [];
  if (placed.length > 0) return distinct(placed);
  const found = byWords(difference, parts, changes.ofSite);
  if (found.length > 0) return distinct(found);
  // If there was only one change, it caused everything.
  const left = distinct(own.length > 0 ? own : changes.ofSite);
  return left.length === 1 ? left : [];
}

/** The changes of the texts that a difference is in, or of what is beside them, such as the target of a link. */
function byPlace(
  difference: Difference,
  route: string,
  from: string | undefined,
  changes: ContentChanges,
  shown: ShownOnPage,
  own: ContentChange[],
): ContentChange[] {
  const all = [...own.filter(({ shared }) => !shared), ...changes.ofSite];
  for (const side of ["after", "before"] as const) {
    const value = difference[side];
    const page = changes.ofPage(route, from)[side];
    const textAt = shown[side];
    const found = (textAt ? difference.from[side].flatMap(textAt) : []).flatMap((place) => {
      const isAt = (change: ContentChange, { shared, pointer }: TextPlace) => {
        const at = side === "after" ? change.pointer : change.was;
        return (
          change.shared === shared && change[side] !== undefined && (isInside(at, pointer) || isInside(pointer, at))
        );
      };
      if (/link|picture/.test(difference.kind) && value !== undefined) {
        const beside = { ...place, pointer: holderOf(place.pointer) };
        const named = all.filter((change) => isAt(change, beside) && JSON.stringify(change[side]).includes(value));
        if (named.length > 0) return named;
      }
      const edits = all.filter((change) => isAt(change, place));
      if (difference.what.endsWith("moved")) return edits.filter(({ moved }) => moved);
      const file = place.shared ? changes[side].site : page;
      const facts = namesIn(valueAt(file?.source, place.pointer)).flatMap((name) => changes.facts.get(name) ?? []);
      const named = facts.filter((fact) => typeof fact[side] === "string" && value?.includes(fact[side]));
      return edits.length > 0 && named.length === 0 ? edits : named.length > 0 ? named : facts;
    });
    if (found.length > 0) return found;
  }
  return [];
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
      return { change, isWhole: isNamed || isWhole, share, size: old.size + fresh.size };
    }),
  );
  for (const group of rated) {
    const whole = group.filter(({ isWhole }) => isWhole);
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
