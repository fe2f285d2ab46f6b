import { isWords, walkStrings } from "../../load/walkTyped";
import { holderOf, steps, valueAt } from "../../pointer";
import type { ContentFile } from "../../siteContent";

/** So many texts beside a number may say what it is about: a row of the largest block has as many. */
const MOST_BESIDE = 10;

/** The texts of a file. A separate number comes before the words beside it, as `20+` does before `label: Clients`. */
export function textsOf(file: ContentFile, wanted: RegExp) {
  return walkStrings("route" in file ? "Page" : "Site", file.source).flatMap(({ kind, pointer, value }) => {
    if (!isWords(kind) || !wanted.test(value)) return [];
    const { length } = value;
    if (length > 24) return [{ pointer, length, text: value }];
    const words = textsAfter((valueAt(file.source, holderOf(pointer)) ?? {}) as object, steps(pointer).at(-1) ?? "");
    return [{ pointer, length, text: `${value} ${words.join(". ")}` }];
  });
}

/** The first texts that stand after a name in its group. */
function textsAfter(group: object, name: string): string[] {
  const { names, places } = namesIn(group);
  const words: string[] = [];
  for (let at = (places.get(name) ?? names.length) + 1; at < names.length && words.length < MOST_BESIDE; at++) {
    const value = (group as Record<string, unknown>)[names[at] ?? ""];
    if (typeof value === "string" && !value.includes("${")) words.push(value);
  }
  return words;
}

const known = new WeakMap<object, { names: string[]; places: Map<string, number> }>();

/** The names of a group and the place of each: a group of thousands is not listed again for each of them. */
function namesIn(group: object) {
  const names = known.get(group)?.names ?? Object.keys(group);
  const found = known.get(group) ?? { names, places: new Map(names.map((name, at) => [name, at])) };
  known.set(group, found);
  return found;
}
