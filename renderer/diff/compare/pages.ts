import type { PageView, Section } from "../built/pageView";
import { type Difference, inCommon, isWithin } from "./difference";
import { headDifferences, policyDifferences } from "./heads";
import { linkDifferences } from "./links";
import { lookDifferences } from "./looks";
import { pictureDifferences } from "./pictures";
import { matchSections, sectionDifferences, wholeSection } from "./sections";
import { structuredDifferences } from "./structured";

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
    ...moved.map(({ section, after: neighbor }) => ({
      ...wholeSection(section, "after", "section-moved", "section moved", language),
      after: neighbor ? `now after ${sectionName(neighbor)}` : "now the first",
      before: sectionName(section),
      gone: new Set<string>(),
      came: new Set<string>(),
    })),
  ];
  const pictures = pictureDifferences(
    of("before", (each) => each.pictures),
    of("after", (each) => each.pictures),
    language,
  );
  const looks = lookDifferences(before.declarations, after.declarations);
  const addedLinks = added.flatMap(({ links }) => links);
  return merged([
    ...headDifferences(before, after),
    ...sections,
    ...same.flatMap((pair) => sectionDifferences(pair, language)),
    ...links,
    // In an added section, only broken links are worth a report of their own.
    ...linkDifferences([], addedLinks, broken.after, broken.before).filter(({ kind }) => kind === "broken-link"),
    ...pictures,
    ...structuredDifferences(before.structured, after.structured, language),
    ...policyDifferences(before.policy, after.policy),
    ...(pictures.length > 0 ? looks.map(ofPicture) : looks),
  ]);
}

/** The placeholder colors of a picture change with the picture. */
const ofPicture = (look: Difference): Difference =>
  /: background/.test(look.what) ? { ...look, gone: new Set(), came: new Set(), follows: true } : look;

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
  return [...first, ...withoutRepetition(own)];
}

/** Joins differences in the same words into one, such as a name in three properties of the structured data. */
function withoutRepetition(own: Difference[]): Difference[] {
  const kept = new Map<string, Difference>();
  for (const difference of own) {
    const words = [...difference.gone, "→", ...difference.came].join(" ");
    const known = words.length > 2 ? kept.get(words) : undefined;
    if (known) known.also.push(difference.what);
    else kept.set(words.length > 2 ? words : `${words} ${kept.size}`, difference);
  }
  return [...kept.values()];
}

const sharesAny = (one: Difference, other: Difference): boolean =>
  inCommon(one.gone, other.gone) + inCommon(one.came, other.came) > 0;
