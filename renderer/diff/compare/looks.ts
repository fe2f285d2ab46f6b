import { groupBy } from "../../base/groups";
import { counted } from "../../content/report/formatter";
import { type Difference, valueDifference, wordless } from "./difference";
import { unshared } from "./links";

/** At most this many different style values are listed for a page. */
const MOST = 12;

/** The differences in the styles: each replaced value once, however many rules use it. */
export function lookDifferences(before: string[], after: string[]): Difference[] {
  const { gone, came } = unshared(before, after, (text) => text);
  if (gone.length === 0 && came.length === 0) return [];
  const byProperty = groupBy(gone.map(split), ([property]) => property);
  const values = new Map<string, { before: string; after: string; properties: Set<string> }>();
  let others = gone.length;
  for (const text of came) {
    const [property, value] = split(text);
    const [, old] = byProperty.get(property)?.shift() ?? [];
    if (old === undefined) {
      others++;
      continue;
    }
    others--;
    const [from, to] = trimmed(old, value);
    const key = `${from}\n${to}`;
    const known = values.get(key) ?? { before: from, after: to, properties: new Set<string>() };
    known.properties.add(property.split("\n")[1] ?? "");
    values.set(key, known);
  }
  const found = [...values.values()].slice(0, MOST).map(({ before, after, properties }) => {
    const named = [...properties];
    const what = `style: ${named.slice(0, 3).join(", ")}${named.length > 3 ? ` and ${named.length - 3} more` : ""}`;
    return valueDifference({ kind: "look", what }, before, after);
  });
  const count = (what: string): Difference => ({ kind: "look", what, ...wordless() });
  if (values.size > MOST) found.push(count(`style: ${counted(values.size - MOST, "more value")}`));
  if (found.length > 0) return found;
  // Rules that are only added or removed follow from the elements that they style.
  return [{ ...count(`style: ${counted(others, "rule")}`), follows: true }];
}

function split(text: string): [property: string, value: string] {
  const end = text.lastIndexOf("\n");
  return [text.slice(0, end), text.slice(end + 1)];
}

/** Two values without their common first and last words. */
function trimmed(before: string, after: string): [string, string] {
  const [old, fresh] = [before.split(" "), after.split(" ")];
  while (old.length > 1 && fresh.length > 1 && old[0] === fresh[0]) {
    old.shift();
    fresh.shift();
  }
  while (old.length > 1 && fresh.length > 1 && old.at(-1) === fresh.at(-1)) {
    old.pop();
    fresh.pop();
  }
  return [old.join(" "), fresh.join(" ")];
}
