import { groupBy } from "../../base/groups";
import { addedOrRemoved, type Difference, valueDifference } from "./difference";

/** The differences in the structured data, by property. They follow from the page's texts if those changed alike. */
export function structuredDifferences(
  before: Map<string, string>,
  after: Map<string, string>,
  language: string,
): Difference[] {
  const gone = [...before].filter(([place, value]) => after.get(place) !== value);
  const came = [...after].filter(([place, value]) => before.get(place) !== value);
  const found: Difference[] = [];
  const about = (place: string) =>
    ({ kind: "structured-data", what: `structured data: ${place}`, follows: true }) as const;
  const placesBefore = new Set(gone.map(([place]) => place));
  const changed = came.filter(([place]) => placesBefore.has(place));
  for (const [place, value] of changed) found.push(valueDifference(about(place), before.get(place), value, language));
  const done = new Set(changed.map(([place]) => place));
  const left = { gone: gone.filter(([place]) => !done.has(place)), came: came.filter(([place]) => !done.has(place)) };
  // An item whose name changed has new places for all its values: match it by place without names.
  const waiting = groupBy(left.gone, ([place]) => unnamed(place));
  const [added, removed]: [[string, string][], Set<string>] = [[], new Set(left.gone.map(([place]) => place))];
  for (const [place, value] of left.came) {
    const same = waiting.get(unnamed(place)) ?? [];
    const other = same.find(([, old]) => old === value) ?? same[0];
    if (!other) {
      added.push([place, value]);
      continue;
    }
    same.splice(same.indexOf(other), 1);
    removed.delete(other[0]);
    if (other[1] !== value) found.push(valueDifference(about(place), other[1], value, language));
  }
  found.push(...whole(added, "after", language));
  found.push(
    ...whole(
      left.gone.filter(([place]) => removed.has(place)),
      "before",
      language,
    ),
  );
  return found;
}

const unnamed = (place: string) => place.replace(/\[[^[\]]*\]/g, "[]");

/** Added or removed properties, one difference per item. */
function whole(entries: [string, string][], side: "before" | "after", language: string): Difference[] {
  const itemOf = ([place]: [string, string]) => place.slice(0, place.indexOf("]") + 1) || place;
  return [...groupBy(entries, itemOf)].map(([item, values]) => {
    // Pages do not show addresses, types and position numbers.
    const words = values
      .filter(([place, value]) => !/@|\.position$/.test(place) && !/^https?:/.test(value))
      .map(([, value]) => value)
      .join(" / ");
    const what = `structured data: ${item} ${side === "after" ? "added" : "removed"}`;
    return addedOrRemoved({ kind: "structured-data", what, follows: true }, side, words, language);
  });
}
