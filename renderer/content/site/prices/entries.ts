import { valueAt } from "../../../base/pointer";
import { valuePlace } from "../../../clock/resolveTimes";
import { formatMoney, type MoneyForm } from "../../../contract/parsePrice";
import { type PriceEntry, priceBook } from "../../facts/priceBook";
import { oncePerFacts, oncePerSource } from "../../model/oncePerFile";
import type { SiteContent } from "../../model/siteContent";
import { valuesOf } from "../values";

/** Phrases for the lowest price, in English. */
export const startIn = oncePerFacts(
  (site) =>
    new RegExp(
      String.raw`\b(?:start(?:s|ing)?|begin(?:s|ning)?)\s+(?:at|from)\s+[*_]*(${valuesOf(site).money.source})`,
      "iu",
    ),
);

/** An entry of the price book, with the words that identify it in a text. */
export interface NamedEntry extends PriceEntry {
  /** The words of the service's name, in lower case and without a plural s. */
  serviceWords: string[];
  /** The words of the option's key: `sideSwept` is side and swept. */
  optionWords: string[];
}

const namedEntries = oncePerSource(({ source }: { source: unknown }): NamedEntry[] =>
  [...priceBook((source as { prices?: unknown } | undefined)?.prices)].map((entry) => ({
    ...entry,
    serviceWords: wordsOf(entry.service),
    optionWords: wordsOf(entry.option.replace(/([A-Z])/g, " $1")),
  })),
);

/** The entries of the site's price book; none if it has no price book. */
export function entriesOf({ site }: SiteContent): NamedEntry[] {
  return site ? namedEntries(site) : [];
}

/** Scripts without spaces between words, which ICU finds by its dictionaries. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]/u;
const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });

/** Every word in lower case, without a plural s, so that `Twists` and `twist` are equal. */
export function wordsOf(text: string, word = /[\p{L}\d]+/gu): string[] {
  const spaced = UNSPACED.test(text) ? Array.from(SEGMENTER.segment(text), ({ segment }) => segment).join(" ") : text;
  return (spaced.toLowerCase().match(word) ?? []).map((word) => word.replace(/(?<=\w{2})s$/, ""));
}

/**
 * How well a text fits an entry: 6 for the whole name of its service, 4 for the page that sells it, and 1 for each word of its name.
 *
 * @param said the words of the text
 */
export function fitOf(entry: NamedEntry, route: string, said: Set<string>): number {
  const words = [...entry.serviceWords, ...entry.optionWords].filter((word) => said.has(word));
  const isWhole = entry.serviceWords.every((word) => said.has(word));
  return (isWhole ? 6 : 0) + (entry.page === route ? 4 : 0) + words.length;
}

/**
 * The entry that a row's name identifies: the name has every word of the option, and of the service unless the page
 * sells that service.
 *
 * @returns the entry and its variants; none if no entry fits, or several do
 */
export function readingsNamed(entries: NamedEntry[], route: string, name: string): NamedEntry[] {
  const said = new Set(wordsOf(name));
  const has = (words: string[]) => words.every((word) => said.has(word));
  const fits = entries.filter(
    ({ price, page, option, serviceWords, optionWords }) =>
      price && has(optionWords) && ((page === route && option !== "") || has(serviceWords)),
  );
  // "Side-Swept Ponytail" rather means an entry of two words than one of one word.
  const most = Math.max(...fits.map(({ serviceWords, optionWords }) => serviceWords.length + optionWords.length));
  const best = fits.filter((entry) => entry.serviceWords.length + entry.optionWords.length === most);
  return best.every(({ of }) => of === best[0]?.of) ? best : [];
}

/** The place of a field of an entry; undefined if the entry inherits it, as variants do. */
export function ownPlace({ site }: SiteContent, entry: NamedEntry, field: "price" | "upTo"): string | undefined {
  const pointer = valuePlace(site?.source, `${entry.pointer}/${field}`);
  return valueAt(site?.source, pointer) === undefined ? undefined : pointer;
}

/**
 * A price for messages, as this site writes prices: `$1,250.50`, `1.250,50 €`, `￥125,000`, `₹1,25,000`. It is a large
 * one, since thousands are what countries write most differently. Without a last full stop: that of the sentence follows.
 */
export function exampleOf(form: MoneyForm): string {
  const amount = form.digits === 0 || form.group === 2 ? 125_000 : 1250.5;
  return formatMoney(amount, form, true).replace(/\.$/, "");
}
