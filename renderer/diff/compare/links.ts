import type { Link } from "../built/pageView";
import { addedOrRemoved, cut, type Difference, valueDifference } from "./difference";

/** The differences in the links of a page. @param isBroken whether a link is broken on the new side */
export function linkDifferences(
  before: Link[],
  after: Link[],
  isBroken: (href: string) => boolean,
  wasBroken: (href: string) => boolean,
): Difference[] {
  const found: Difference[] = [];
  const { gone, came } = withoutShared(before, after, ({ href, text }) => `${href}\n${text}`);
  const broken = new Set(after.map(({ href }) => href).filter((href) => isBroken(href)));
  const linked = new Set(before.map(({ href }) => href));
  for (const href of broken) {
    if (linked.has(href) && wasBroken(href)) continue;
    const text = after.find((link) => link.href === href)?.text ?? "";
    found.push({
      ...valueDifference({ kind: "broken-link", what: "broken link" }, undefined, href),
      near: cut(text, 120),
    });
  }
  for (const link of came) {
    const other =
      gone.find(({ text }) => text === link.text) ??
      gone.find(({ href }) => href === link.href) ??
      gone.find(({ href }) => outside(href) && outside(href) === outside(link.href));
    if (other) gone.splice(gone.indexOf(other), 1);
    // If only the text of the link differs, it is reported as changed words.
    if (other?.href === link.href && link.text) continue;
    const about = { kind: "link", what: "link", near: cut(link.text, 120), follows: true } as const;
    if (other) found.push(valueDifference(about, other.href, link.href));
    else found.push(comesOrGoes({ ...about, what: "link added" }, link, "after"));
  }
  for (const link of gone) {
    found.push(
      comesOrGoes({ kind: "link", what: "link removed", near: cut(link.text, 120), follows: true }, link, "before"),
    );
  }
  return found.filter(({ kind, after: to }) => kind !== "link" || !to || !broken.has(to) || linked.has(to));
}

/** The start of a link that leaves the site: `tel:`, `mailto:` or another host. Two with the same start are paired. */
const outside = (href: string) => /^(?:tel:|mailto:|https?:\/\/[^/]+)/.exec(href)?.[0];

/** An added link follows from its added text: its target is not a second change. */
function comesOrGoes(
  about: Pick<Difference, "kind" | "what" | "near" | "follows">,
  { href, text }: Link,
  side: "before" | "after",
): Difference {
  return { ...addedOrRemoved(about, side, text), [side]: cut(href) };
}

/** The items of two lists without those that are in both, in any order. */
export function withoutShared<Item>(
  before: Item[],
  after: Item[],
  keyOf: (item: Item) => string,
): { gone: Item[]; came: Item[] } {
  const counts = new Map<string, number>();
  for (const item of before) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const came = after.filter((item) => {
    const count = counts.get(keyOf(item)) ?? 0;
    if (count > 0) counts.set(keyOf(item), count - 1);
    return count === 0;
  });
  // The remaining counts belong to the last items with each key.
  const gone = before
    .toReversed()
    .filter((item) => {
      const count = counts.get(keyOf(item)) ?? 0;
      if (count > 0) counts.set(keyOf(item), count - 1);
      return count > 0;
    })
    .reverse();
  return { gone, came };
}
