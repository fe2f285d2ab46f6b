import { onlyPlaceholder } from "../../../base/placeholders";
import { parentPointer, valueAt } from "../../../base/pointer";
import type { Figure, FigureKind } from "../../../base/values/figures/search";
import { collectFacts } from "../../facts/collectFacts";
import { rememberResult } from "../../model/fileResults";
import { oncePerFacts } from "../../model/oncePerFile";
import type { PageContent, SiteContent } from "../../model/siteContent";
import { entriesOf, fitOf, type NamedEntry, wordsOf } from "../prices/entries";
import { readingsOf, rowAt } from "../prices/rows";
import { formsOf, type TypedFigure } from "./typedFigures";
import { isInWeek, type Week, weekIn, weekOf } from "./weekHours";

/** A fact whose value has a figure. */
export interface StatedFact {
  name: string;
  value: string;
  kind: FigureKind;
  key: string;
  /** Its entry in the price book. */
  entry?: NamedEntry;
  /** The words that say what it is about: of its name, of `about`, and of its unit. */
  words: string[];
  /** The hours of its days, of opening hours. */
  week?: Week;
}

/** Kinds of which a business has so few that each value has one meaning, wherever it stands. */
const UNIQUE: FigureKind[] = ["phone", "email", "address"];

/** Kinds of which a site has few facts: if it has one only, that is the nearest, whatever words are around. */
const FEW: FigureKind[] = ["hours", "year", "count", "percentage", "distance"];

/** The groups of facts that declare values. */
const DECLARING = /^(?:business|places|facts|price|upTo|priceRange|duration)$/;

/** The figures in the values of facts, by name; those without any are left out. */
function figuresInFacts(site: SiteContent): [name: string, figures: Figure[]][] {
  const { values, units } = formsOf(site);
  const find = () =>
    [...site.facts].flatMap(([name, value]): [string, Figure[]][] => {
      if (!DECLARING.test(name.split(".")[0] ?? "") && !value.includes("@")) return [];
      const found = values.figures(value, units);
      return found.length > 0 ? [[name, found]] : [];
    });
  return site.site ? rememberResult(site.site, "figures in facts", find) : find();
}

const factWords = (text: string) => wordsOf(text, /\p{L}{3,}|\p{sc=Han}+/gu);

/** Every figure in the values of the facts; a fact that only refers to another one is left out. */
const statedFacts = oncePerFacts((site: SiteContent): Map<FigureKind, StatedFact[]> => {
  const entries = new Map(entriesOf(site).map((entry) => [entry.id, entry]));
  const written = site.site?.source ? [...collectFacts(site.site.source as Record<string, unknown>)] : [];
  const isElsewhere = new Set(written.filter(({ value }) => onlyPlaceholder(value)).map(({ name }) => name));
  const stated = new Map<FigureKind, StatedFact[]>();
  const add = (fact: StatedFact) => stated.set(fact.kind, [...(stated.get(fact.kind) ?? []), fact]);
  for (const { name, pointer } of written) {
    const openings = valueAt(site.site?.data, pointer);
    if (!Array.isArray(openings)) continue;
    const value = site.facts.get(name) ?? "";
    add({ name, value, kind: "hours", key: "", words: factWords(`${name} ${value}`), week: weekOf(openings) });
    isElsewhere.add(name);
  }
  for (const [name, found] of figuresInFacts(site)) {
    if (isElsewhere.has(name)) continue;
    const value = site.facts.get(name) ?? "";
    const [group = "", own = "", ...rest] = name.split(".");
    const isDeclared = DECLARING.test(group);
    const entry = /^(?:price|upTo|priceRange|duration)$/.test(group)
      ? entries.get([own, ...rest].join("."))
      : undefined;
    const about = group === "facts" ? valueAt(site.site?.data, `/facts/${own}/about`) : undefined;
    const named = `${own} ${rest.join(" ")}`.replace(/([A-Z])/g, " $1");
    // Its own words are those of its unit: the "years" of 30+ years.
    const words = factWords(`${named} ${about ?? ""} ${value}`);
    // A text that only mentions figures, such as a description, is the fact of none; an address has a town after its street.
    // Other texts of site.yaml are searched for figures themselves.
    if (!isDeclared && (found.length !== 1 || found[0]?.piece !== value)) continue;
    const isAddress = found[0]?.kind === "address" && found[0].index === 0;
    if (!isAddress && found.reduce((sum, { piece }) => sum + piece.length, 0) * 2 < value.length) continue;
    const week = weekIn(found);
    for (const { kind, key } of new Map(found.map((figure) => [`${figure.kind} ${figure.key}`, figure])).values())
      add({ name, value, kind, key, words, ...(entry && { entry }), ...(kind === "hours" && week && { week }) });
  }
  return stated;
});

/** Whether a figure is the value of a fact that has one meaning wherever it stands: it is only typed out. */
export function isUniqueFact({ kind, key }: Pick<TypedFigure, "kind" | "key">, site: SiteContent): boolean {
  return UNIQUE.includes(kind) && (statedFacts(site).get(kind) ?? []).some((fact) => fact.key === key);
}

/** Whether a figure is a value of the price book, as may be typed out where only such a value stands. */
export function isInPriceBook({ kind, key }: Pick<TypedFigure, "kind" | "key">, site: SiteContent): boolean {
  return (statedFacts(site).get(kind) ?? []).some((fact) => fact.key === key && fact.entry);
}

/** Whether a figure is in a row about entries that have another value, as rules about rows report. */
export function isOfOtherEntry({ kind, key, pointer }: TypedFigure, page: PageContent, site: SiteContent): boolean {
  const readings = readingsOf(rowAt(page.source, parentPointer(pointer)), page, entriesOf(site));
  const own = new Set(readings.map(({ of }) => of));
  const same = (statedFacts(site).get(kind) ?? []).filter((fact) => fact.key === key);
  return readings.length > 0 && !same.some(({ entry }) => entry && own.has(entry.of));
}

/** Two words of a fact say more than the page that sells an entry (see `fitOf`), and one says less. */
const NAMED = 3;

/** How many facts a message names: of the same value, and of another one. */
const MOST_NAMED = { same: 5, near: 2 };

/**
 * The facts that a figure of a text probably means: those of the same value, or else of the same kind, whose words
 * fit best. None if no fact has the value, no word fits, and facts of this kind may have any meaning.
 *
 * @param said the text and what is beside it
 * @returns also whether the facts have the same value, and whether one of them is meant for sure
 */
export function nearestFacts(
  { kind, key, isValue, sentence }: Pick<TypedFigure, "kind" | "key" | "isValue" | "sentence">,
  said: string,
  route: string,
  site: SiteContent,
): { facts: StatedFact[]; isSame: boolean; isClear: boolean } {
  // Six clients are no generations.
  const counts = (other: string) => kind !== "count" || other.split(" ")[0] === key.split(" ")[0];
  const stated = statedFacts(site);
  const all = [...(stated.get(kind) ?? []), ...(kind === "time" ? (stated.get("hours") ?? []) : [])];
  const days = formsOf(site).values.daysIn(sentence);
  const isSameIn = ({ week }: StatedFact) => week !== undefined && isInWeek(key, days, week);
  const same = all.filter((fact) => (fact.key === key && !isPriceTwice(fact)) || isSameIn(fact));
  const words = new Set(wordsOf(said));
  const scoreOf = ({ entry, words: own }: StatedFact) =>
    entry ? fitOf(entry, route, words) : NAMED * own.filter((word) => words.has(word)).length;
  // A postal code may have the digits of a phone number. Of an entry, its whole range says most; of the same value, the name that has it.
  const usual = all.filter(
    ({ name, entry, key: other }) =>
      counts(other) &&
      !(kind === "phone" && /\.(?:postalCode|address)$/.test(name)) &&
      (!entry || (entry.id === entry.of && isWhole(name, entry))),
  );
  const candidates = same.length > 0 ? same : usual;
  const best = Math.max(...candidates.map(scoreOf));
  const names = new Set(candidates.map(({ name }) => name));
  const isSame = same.length > 0;
  const isClear = best > 0 || (isValue && isSame) || UNIQUE.includes(kind) || (FEW.includes(kind) && names.size === 1);
  const isBest = (fact: StatedFact) => scoreOf(fact) === best || (UNIQUE.includes(kind) && isSame);
  const facts = isClear || isSame ? candidates.filter(isBest) : [];
  const named = new Map(facts.map((fact) => [fact.name, fact]));
  return { facts: [...named.values()].slice(0, MOST_NAMED[isSame ? "same" : "near"]), isSame, isClear };
}

/** The range of what has one price. */
const isPriceTwice = ({ name, entry }: StatedFact) => name.startsWith("priceRange.") && entry?.upTo === undefined;

const isWhole = (name: string, { upTo }: NamedEntry) =>
  /^duration\./.test(name) || name.startsWith(upTo ? "priceRange." : "price.");
