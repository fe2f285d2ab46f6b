import type { PageView, Section } from "../built/pageView";
import { type Difference, inCommon, isWithin, valueDifference } from "./difference";
import { linkDifferences } from "./links";
import { pictureDifferences } from "./pictures";
import { matchSections, sectionDifferences, wholeSection } from "./sections";
import { textDifferences } from "./texts";

/** Whether a link of the page is broken, on each side. */
export interface BrokenLinks {
  before: (href: string) => boolean;
  after: (href: string) => boolean;
}

/** Adds a word to a list that does not have it. */
export function addOnce(list: string[], word: string): void {
  if (!list.includes(word)) list.push(word);
}

/** All differences between the two sides of a page, each of them once. */
export function pageDifferences(before: PageView, after: PageView, broken: BrokenLinks): Difference[] {
  const { language } = after;
  const { same, added, removed, moved } = matchSections(before.sections, after.sections);
  const of = <Item>(side: "before" | "after", items: (section: Section) => Item[]) =>
    same.flatMap((pair) => items(pair[side]));
  const links = linkDifferences(
    of("before", ({ links }) => links),
    of("after", ({ links }) => links),
    broken.after,
    broken.before,
  );
  const sections = [
    ...added.map((section) => wholeSection(section, "after", "section-added", "section added", language)),
    ...removed.map((section) => wholeSection(section, "before", "section-removed", "section removed", language)),
    ...moved.map(({ item, above }) => ({
      ...wholeSection(item, "after", "section-moved", "section moved", language),
      after: above ? `now after ${sectionName(above)}` : "now the first",
      before: sectionName(item),
      gone: new Set<string>(),
      came: new Set<string>(),
    })),
  ];
  const pictures = pictureDifferences(
    of("before", (each) => each.pictures),
    of("after", (each) => each.pictures),
    language,
  );
  const addedLinks = added.flatMap(({ links }) => links);
  return merged([
    ...headDifferences(before, after),
    ...sections,
    ...same.flatMap((pair) => sectionDifferences(pair, language)),
    ...links,
    // In an added section, only broken links are worth a report of their own.
    ...linkDifferences([], addedLinks, broken.after, broken.before).filter(({ kind }) => kind === "broken-link"),
    ...pictures,
    ...lookDifferences(before.styles, after.styles),
  ]);
}

const TEXTS = ["title", "description"] as const;
const VALUES = ["canonical", "robots"] as const;

/** The differences in what search engines and social networks show of a page. */
function headDifferences({ head: before }: PageView, { head: after, language }: PageView): Difference[] {
  const found = TEXTS.flatMap((kind) => textDifferences(before[kind], after[kind], { language, kind, what: kind }));
  for (const kind of VALUES)
    if (before[kind] !== after[kind])
      found.push(valueDifference({ kind, what: kind }, before[kind] || undefined, after[kind] || undefined));
  return found;
}

/** Colors, typefaces and sizes of the site: its custom properties. */
const themeIn = (styles: string): Set<string> => new Set(styles.split(/[;{}]/).filter((one) => one.startsWith("--")));

/** The difference in the styles. If the theme is the same, it follows from what they style. */
function lookDifferences(before: string, after: string): Difference[] {
  if (before === after) return [];
  const [old, fresh] = [themeIn(before), themeIn(after)];
  const only = (own: Set<string>, other: Set<string>) =>
    [...own].filter((value) => !other.has(value)).join("; ") || undefined;
  const [gone, came] = [only(old, fresh), only(fresh, old)];
  return [valueDifference({ kind: "look", what: "look", ...(gone || came ? {} : { follows: true }) }, gone, came)];
}

const sectionName = ({ id, lines }: Section) => lines.find(({ level }) => level)?.text ?? id;

/** Lists each difference that follows from another one, by its words, under that one. */
function merged(differences: Difference[]): Difference[] {
  const first = differences.filter(({ follows }) => !follows);
  const gone = new Set(first.flatMap((difference) => [...difference.gone]));
  const came = new Set(first.flatMap((difference) => [...difference.came]));
  const own: Difference[] = [];
  for (const difference of differences.filter(({ follows }) => follows)) {
    const isEmpty = difference.gone.size === 0 && difference.came.size === 0;
    const isSaid = isWithin(difference.gone, gone) && isWithin(difference.came, came);
    const cause = isSaid
      ? (first.find((other) => !isEmpty && sharesAny(difference, other)) ?? (isEmpty ? first[0] : undefined))
      : undefined;
    if (cause) addOnce(cause.also, difference.what);
    else own.push(difference);
  }
  return [...first, ...own];
}

const sharesAny = (one: Difference, other: Difference): boolean =>
  inCommon(one.gone, other.gone) + inCommon(one.came, other.came) > 0;
