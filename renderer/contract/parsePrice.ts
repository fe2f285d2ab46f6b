import { inLatinDigits } from "../base/values/digits";
import { formatMoney, type MoneyForm, moneyParts, moneyRange } from "../base/values/money";

export { formatMoney, type MoneyForm, moneyRange };

/** An amount in the currency of the site; both bounds are the same if the price is exact. */
export interface PriceRange {
  minPrice: number;
  /** Absent if the price is "and up". */
  maxPrice?: number;
}

/** A price that is nothing, in the languages that come with the product. */
export const FREE =
  /^\s*(?:free|gr[aá]tis|kostenlos|umsonst|gratuite?s?|gratuit[oa]s?|bezpłatn[iea]e?|zdarma|ingyen(?:es)?|ilmai(?:nen|seksi)|maksut(?:on|ta)|δωρεάν|безкоштовн[аеио]|безоплатн[аеио]|ücretsiz|bedava|חינם|مجان(?:اً?|ًا|ي)|無料)(?!\p{L})/iu;

/** Words of many languages after which an amount changes a price, or only limits it from above. */
const LIMITS = [
  "up to|under|below|at most|over|add|adds|plus|extra|minus|save|less",
  "bis zu|unter|höchstens|maximal|zzgl\\.?|zuzüglich|abzüglich",
  "jusqu['’]à|moins de|en sus|supplément(?: de)?|menos de|más|menos|mais|fino a|תוספת",
].join("|");

/** Words that limit a price where no other amount is before them: `bis 20 €`, but not `10 bis 20 €`. */
const UNTIL = "bis|hasta|até|tot|do|עד";

/** Between the ends of a range, besides dashes. */
const TO = `to|à|a|al|${UNTIL}`;
const DASH = "[-–—~〜]";

interface Reader {
  notAStart: RegExp;
  /** The first price of a text, or its range. */
  price: RegExp;
  amountOf(piece: string): number;
}

const readers = new WeakMap<MoneyForm, Reader>();

/**
 * Reads a price as marketers write it in the form of the site: `$165`, `From $180`, `$220-$300`, `4,50–5,90 €`,
 * `CHF 40.–`, `Free`.
 *
 * @returns undefined for words that name no price to start from: `Call for pricing`, `+$30`, `Base price`
 */
export function parsePrice(written: string, form: MoneyForm): PriceRange | undefined {
  const text = inLatinDigits(written);
  if (FREE.test(text)) return { minPrice: 0, maxPrice: 0 };
  const reader = readerOf(form);
  if (reader.notAStart.test(text)) return undefined;
  const found = reader.price.exec(text)?.slice(1).filter(Boolean) ?? [];
  const [minPrice, end] = found.map(reader.amountOf);
  if (minPrice === undefined) return undefined;
  if (end === undefined) return { minPrice };
  return { minPrice: Math.min(minPrice, end), maxPrice: Math.max(minPrice, end) };
}

/** The ranges of a text with both ends, in the order in which they are written: `$300-$220` is from 300 to 220. */
export function rangesIn(text: string, form: MoneyForm): { piece: string; index: number; from: number; to: number }[] {
  const { price, amountOf } = readerOf(form);
  return Array.from(inLatinDigits(text).matchAll(new RegExp(price, "giu")), (match) => {
    const [piece, ...ends] = match;
    const [from = 0, to = from] = ends.filter(Boolean).map(amountOf);
    return { piece: text.slice(match.index, match.index + piece.length), index: match.index, from, to };
  }).filter(({ from, to }) => from !== to);
}

function readerOf(form: MoneyForm): Reader {
  const reader = readers.get(form) ?? newReader(form);
  readers.set(form, reader);
  return reader;
}

function newReader(form: MoneyForm): Reader {
  const { sign, number, sides, amountOf } = moneyParts(form);
  // No part of a number that is written by other rules: in German, `€1,250` is not one euro, nor is `€1e3` anywhere.
  const amount = `(${number})(?!(?:[.,'’\\u200B\\u2060]|\\p{L})\\d)`;
  const before = String.raw`${sign}\s?${amount}(?:(?:\s?${DASH}\s?(?:${sign})?|\s(?:${TO})\s${sign})\s?${amount})?`;
  const after = String.raw`(?<![\d.,])${amount}(?:\s?(?:${sign})?\s?${DASH}\s?|\s(?:${sign}\s)?(?:${TO})\s)${amount}\s?${sign}|(?<![\d.,])${amount}\s?${sign}`;
  const isAfter = sides.includes("after");
  return {
    notAStart: new RegExp(
      String.raw`(?:\+|^\s*[-–−]|(?<!\p{L})(?:${LIMITS})|^\D{0,40}?(?<!\p{L})(?:${UNTIL}))\s{0,2}(?:${sign}${isAfter ? String.raw`|(?=${number}\s?${sign})` : ""})`,
      "iu",
    ),
    price: new RegExp(isAfter ? `${before}|${after}` : before, "iu"),
    amountOf,
  };
}
