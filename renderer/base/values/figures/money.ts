import currencies from "../currencies.json" with { type: "json" };
import { inLatinDigits } from "../digits";
import type { FigureLanguage } from "../language";
import { signsOf } from "../money";
import { NUMBER, numberOf, START } from "./numbers";
import { anyWord, ends, expression, rangeOf, type Search, searchBy } from "./search";

/**
 * Symbols of the world, without those of the country itself: `$` and `¥` are the country's if it has such a currency. And
 * codes that are beside amounts: those that are also words, such as TOP and ALL, count where they are the country's.
 */
const { symbols, codes: written } = currencies;

/** Money in any currency: `$165`, `€ 4,50`, `CHF 40.–`, `165 dollars`, `$165-$260`; what is after it, such as `/month`, is not part of it. */
export function moneySearch(language: FigureLanguage, currency: string): Search {
  const { tag, currencies, cents, decimal } = language;
  // `25 or 50 dollars`, but not `$25 or $50`.
  const [range, either] = [rangeOf(language), language.range];
  const dollar = symbolIn("en", currency) === "$" ? currency : "USD";
  const yen = currency === "CNY" ? "CNY" : "JPY";
  const own = [...signsOf(currency, symbolIn(tag, currency)), ...ownNames(currency, tag)];
  const codes: Record<string, string> = {
    ...Object.fromEntries([...written, currency].map((code) => [code.toLowerCase(), code])),
    ...symbols,
    ...currencies,
    ...Object.fromEntries(own.map((name) => [name.toLowerCase(), currency])),
  };
  const hundredths = new Set(["¢", ...(currency === "GBP" ? ["p"] : []), ...cents]);
  const unit = anyWord([...Object.keys(codes), ...hundredths]);
  const before = String.raw`(?<!\p{L})(${anyWord(Object.keys(codes).filter((code) => !/^[,:]/.test(code)))})\s?`;
  // Not `8 p.m.`
  const after = String.raw`(?:[.,:][-–—]+)?\s?(${unit})(?!\p{L}|\.\s?m)`;
  const round = "(?:[.,:][-–—]+)?";
  const amount = `(${NUMBER})((?:k|\\s?(?:lakhs?|crores?))(?!\\p{L}))?`;
  const source = [
    // `$165-$260`, `$165-260`, `$165`
    `${before}${amount}${round}(?:${range}${unit}\\s?${amount}|[-–]${amount}(?![-\\p{L}\\d]))?`,
    // `165-260 €`, `165 € bis 260 €`, `165 €`
    `${START}${amount}(?:${either}${amount})?${after}(?:${range}${amount}\\s?${unit}(?!\\p{L}))?`,
  ].join("|");
  // Currencies such as the dinar of Kuwait have three decimals, which look like thousands: `12.500`.
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  const mils = maximumFractionDigits === 3 ? new RegExp(`[${inLatinDigits(decimal)}](?=\\d{3}$)`) : undefined;
  const value = (piece: string, scale = "") => {
    const [whole = "", part = "0"] = mils ? piece.split(mils) : [piece];
    return (numberOf(whole) + Number(part) / 1000) * (SCALES[scale.trim().charAt(0)] ?? 1);
  };
  return searchBy(
    source,
    ([, first, a = "", aK, b, bK, c, cK, d = "", dK, e, eK, last, f, fK]) => {
      const name = first ?? last ?? "";
      const factor = hundredths.has(name) ? 0.01 : 1;
      const amounts = first
        ? [value(a, aK), b === undefined ? (c === undefined ? undefined : value(c, cK)) : value(b, bK)]
        : [value(d, dK), e === undefined ? (f === undefined ? undefined : value(f, fK)) : value(e, eK)];
      const [low = 0, high = low] = amounts.map((each) => each && Math.round(each * factor * 1000) / 1000);
      const code = { $: dollar, "¥": yen }[codes[name] ?? ""] ?? codes[name] ?? currency;
      return `${code} ${ends(low, high)}`;
    },
    // A unit stands alone, or behind a thousand: `5k$`.
    expression(`(?:(?<!\\p{L})|k)${unit}(?!\\p{L})`),
  );
}

/** By its first letter, what multiplies the number before it: `5k`, `2 lakh`, `1.5 crores`. */
const SCALES: Record<string, number> = { k: 1000, l: 100_000, c: 10_000_000 };

const symbolIn = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** Names of a currency: `US dollar`, `US dollars`, `dollars`. */
function ownNames(currency: string, tag: string): string[] {
  const names = [1, 2, 3, 5, 11, 100].map(
    (count) =>
      new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "name", maximumFractionDigits: 0 })
        .formatToParts(count)
        .find(({ type }) => type === "currency")?.value ?? currency,
  );
  // `British pounds` are pounds, but `francs suisses` are francs.
  const isNounLast = /^(?:en|de|nl|sv|da|nb|no|nn|fi|is|cs|sk|ru|uk|bg|hr|hu)/.test(tag);
  const nouns = names.map((name) => name.split(" ").at(isNounLast ? -1 : 0) ?? name);
  return [...names, ...nouns];
}
