import type { Link } from "../built/pageView";
import { addedOrRemoved, cut, type Difference, valueDifference } from "./difference";
import { compareItems } from "./matchItems";

/** The differences in the links of a page. @param isBroken whether a link is broken on the new side */
export function linkDifferences(
  before: Link[],
  after: Link[],
  isBroken: (href: string) => boolean,
  wasBroken: (href: string) => boolean,
): Difference[] {
  const linked = new Set(before.map(({ href }) => href));
  const broken = new Set(after.map(({ href }) => href).filter((href) => isBroken(href)));
  const newlyBroken = [...broken].filter((href) => !linked.has(href) || !wasBroken(href));
  const keys = [
    ({ href, text }: Link) => `${href}\n${text}`,
    ({ text }: Link) => `text ${text}`,
    ({ href }: Link) => href,
    outside,
  ];
  const { same, added, removed } = compareItems(before, after, keys, () => 0);
  // If only the text of the link differs, it is reported as changed words.
  const changed = same.filter((pair) => pair.before.href !== pair.after.href);
  return [
    ...newlyBroken.map((href): Difference => {
      const text = after.find((link) => link.href === href)?.text ?? "";
      return valueDifference({ kind: "broken-link", what: "broken link", near: cut(text, 120) }, undefined, href);
    }),
    ...changed.map((pair) => valueDifference(about("link", pair.after), pair.before.href, pair.after.href)),
    ...added.map((link) => wholeLink("link added", link, "after")),
    ...removed.map((link) => wholeLink("link removed", link, "before")),
  ].filter(({ kind, after: to }) => kind !== "link" || !to || !broken.has(to) || linked.has(to));
}

const about = (what: string, { text }: Link) => ({ kind: "link", what, near: cut(text, 120), follows: true }) as const;

/** The start of a link that leaves the site: `tel:`, `mailto:` or another host. Two with the same start are paired. */
const outside = ({ href }: Link) => /^(?:tel:|mailto:|https?:\/\/[^/]+)/.exec(href)?.[0];

/** An added link follows from its added text: its target is not a second change. */
function wholeLink(what: string, link: Link, side: "before" | "after"): Difference {
  return { ...addedOrRemoved(about(what, link), side, link.text), [side]: cut(link.href) };
}
