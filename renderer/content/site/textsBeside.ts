import { hasPlaceholder } from "../../base/placeholders";
import { holderOf, steps, valueAt } from "../../base/pointer";
import { type ContentFile, definitionOf } from "../model/siteContent";
import { isWords, walkStrings } from "../pages/walkTyped";

/** How many texts beside a number may say what it is about: as many as a row of the largest block has. */
const MOST_BESIDE = 10;

/** The texts of a file. A separate number is followed by the texts beside it, as `20+` is by `label: Clients`. */
export function textsOf(file: ContentFile, wanted: (text: string) => boolean) {
  return walkStrings(definitionOf(file), file.source).flatMap(({ kind, pointer, value }) => {
    if (!isWords(kind) || !wanted(value)) return [];
    const { length } = value;
    if (length > 24) return [{ pointer, length, text: value }];
    const words = textsAfter((valueAt(file.source, holderOf(pointer)) ?? {}) as object, steps(pointer).at(-1) ?? "");
    return [{ pointer, length, text: `${value} ${words.join(". ")}` }];
  });
}

/** The first texts after a name in its group. */
function textsAfter(group: object, name: string): string[] {
  const { names, places } = namesAndPlaces(group);
  const words: string[] = [];
  for (let at = (places.get(name) ?? names.length) + 1; at < names.length && words.length < MOST_BESIDE; at++) {
    const value = (group as Record<string, unknown>)[names[at] ?? ""];
    if (typeof value === "string" && !hasPlaceholder(value)) words.push(value);
  }
  return words;
}

const known = new WeakMap<object, { names: string[]; places: Map<string, number> }>();

/** The names of a group and their positions, cached: a group may have thousands. */
function namesAndPlaces(group: object) {
  const names = known.get(group)?.names ?? Object.keys(group);
  const found = known.get(group) ?? { names, places: new Map(names.map((name, at) => [name, at])) };
  known.set(group, found);
  return found;
}
