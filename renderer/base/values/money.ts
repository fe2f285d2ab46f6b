import { escapeRegExp } from "../slug";
import currencies from "./currencies.json" with { type: "json" };
import { inLatinDigits, inScript } from "./digits";
import { type Kind, kindOf } from "./kind";

/** How a country writes amounts of its currency, as plain data. */
export interface MoneyForm {
  /** The ISO 4217 code of the currency, such as `EUR`. */
  currency: string;
  /** Such as `$`, `€` or `CHF`. */
  symbol: string;
  /** Whether the symbol comes after the number: `4,50 €`. */
  isAfter?: true;
  /** Whether there is a space between symbol and number: `CHF 40`. */
  isApart?: true;
  thousands: string;
  decimal: string;
  /** Digits after the decimal sign, by ISO 4217; two by default. */
  digits?: number;
  /** How many digits the groups before the last one have: two in `1,25,000`, three by default. */
  group?: number;
  /** Whether a number of four digits has no separator: `1250 €`, but `12 500 €`. */
  isFourTogether?: true;
  /** The digit zero of the script in which amounts are written, by default `0`. */
  zero?: string;
}

/** How people write a currency besides CLDR's symbol; what begins with a mark is only behind the number: `2 000:-`. */
const ALSO: Record<string, string[]> = currencies.signs;

/** Currencies of India and its neighbors, where people also write `1,25,000`. */
const LAKHS = new Set(["INR", "PKR", "BDT", "NPR", "LKR", "BTN"]);

/** Every sign and symbol of a currency that is beside amounts. */
export const signsOf = (currency: string, symbol: string): string[] => [
  symbol,
  symbol.replace(/(?<=.)\.$/, ""),
  currency,
  ...(ALSO[currency] ?? []),
];

/** The number of an amount, without its sign and what stands for no cents: the `40` of `Fr. 40.–`. */
const WRITTEN = /\d(?:[\d.,'’ \u00a0\u202f]*\d)?/;

/** The parts that prices of a form are made of. The sources are regular expressions without capture groups. */
export interface MoneyParts {
  sign: string;
  /** A number without its symbol, also as `40.–`. */
  number: string;
  /** Where the symbol may be. Only a `$` or `£` is always on one side. */
  sides: ("before" | "after")[];
  /** @param piece a text with one number in it */
  amountOf(piece: string): number;
}

export function moneyParts(form: MoneyForm): MoneyParts {
  const { currency, symbol, isAfter, isApart, digits } = form;
  const [thousands, decimal] = [form.thousands, form.decimal].map(inLatinDigits) as [string, string];
  const point = escapeRegExp(decimal);
  // `12.500 د.ك`
  const cents = digits === 3 ? String.raw`\d{2,3}` : String.raw`\d\d`;
  const number = String.raw`\d+(?:${groupOf(thousands)}\d{${LAKHS.has(currency) ? "2," : ""}3})*(?:${point}${cents}|[.,:][-–—]+)?(?!\d)`;
  const signs = signsOf(currency, symbol);
  return {
    sign: `(?:${signs
      .toSorted((a, b) => b.length - a.length)
      .map(signSource)
      .join("|")})`,
    number,
    sides: isAfter || isApart || !/[$£]/.test(symbol) ? ["before", "after"] : ["before"],
    amountOf: (piece) =>
      Number((WRITTEN.exec(piece)?.[0] ?? "").replace(/\D/g, (sign) => (sign === decimal ? "." : ""))),
  };
}

/** A sign that is no part of a word: the `Rs` of `Rs 500`, but not of `hours 500`. Chinese and Korean have no spaces. */
function signSource(sign: string): string {
  const isLetter = (character = "") => /(?![\p{sc=Han}\p{sc=Hang}])\p{L}/u.test(character);
  const before = isLetter(sign.at(0)) ? String.raw`(?<!\p{L})` : "";
  return `${before}${escapeRegExp(sign)}${isLetter(sign.at(-1)) ? String.raw`(?!\p{L})` : ""}`;
}

/** Between thousands. Of all kinds of space and apostrophe, each author types another one. */
function groupOf(thousands: string): string {
  if (/\s/.test(thousands)) return "[ \u00a0\u202f]";
  return /['’]/.test(thousands) ? "['’]" : escapeRegExp(thousands);
}

/** Amounts in the currency's main unit, such as dollars. A number without the symbol is none. */
export function moneyIn(form: MoneyForm): Kind<number> {
  const { sign, number, sides, amountOf } = moneyParts(form);
  const [group, point] = [form.thousands, form.decimal].map(inLatinDigits).map(escapeRegExp);
  const placed = (amount: string, space: string) =>
    sides
      .map((side) =>
        side === "before"
          ? `${sign}${sides.length > 1 ? "[ \u00a0]?" : space}${amount}`
          : String.raw`(?<![\d${group}${point}])${amount}[ \u00a0\u202f]?${sign}`,
      )
      .join("|");
  return kindOf({
    hasDigit: true,
    source: `(?:${placed(number, "")})`,
    whole: `(?:${placed(wholeNumber(form), String.raw`\s?`)})`,
    parse: amountOf,
    format: (amount) => formatMoney(amount, form),
  });
}

/** A number that is the whole text: its thousands are separated everywhere or nowhere. */
function wholeNumber({ currency, thousands, decimal, digits = 2 }: MoneyForm): string {
  const [group, point] = [groupOf(inLatinDigits(thousands)), escapeRegExp(inLatinDigits(decimal))];
  const lakhs = LAKHS.has(currency) ? String.raw`\d{1,2}(?:${group}\d\d)+${group}\d{3}|` : "";
  const cents = String.raw`${point}\d{1,${Math.max(digits, 2)}}|[.,:][-–—]{1,2}`;
  return String.raw`(?:${lakhs}\d{1,3}(?:${group}\d{3})+|\d+)(?:${cents})?`;
}

/**
 * An amount as the country writes it: `$1650`, `4,50 €`, `CHF 40`. Whole amounts have no decimals.
 *
 * @param isGrouped whether thousands are separated: `$1,650`
 */
export function formatMoney(amount: number, form: MoneyForm, isGrouped = false): string {
  const plain = amount % 1 === 0 ? String(amount) : amount.toFixed(form.digits ?? 2);
  return withSign(formatNumber(plain, form, isGrouped), form);
}

/** A number as it is written, with the sign of the currency: `4,50` is `4,50 €`. */
export function withSign(number: string, { symbol, isAfter, isApart }: MoneyForm): string {
  const gap = isApart ? "\u00a0" : "";
  return isAfter ? `${number}${gap}${symbol}` : `${symbol}${gap}${number}`;
}

/** A number such as `1250.5` with the separators and the digits of a country. */
export function formatNumber(plain: string, form: MoneyForm, isGrouped: boolean): string {
  const { thousands, decimal, group = 3, isFourTogether, zero = "0" } = form;
  const [whole = "", part] = plain.split(".");
  const everyGroup = new RegExp(String.raw`\B(?=(?:\d{${group}})*\d{3}$)`, "g");
  const grouped = isGrouped && whole.length > (isFourTogether ? 4 : 3) ? whole.replace(everyGroup, thousands) : whole;
  return inScript(part === undefined ? grouped : `${grouped}${decimal}${part}`, zero);
}

/** A range of two prices as they are written: `$165-$260`, `4,50-5,90 €`, `CHF 40-60`. */
export function moneyRange(from: string, to: string, form: MoneyForm): string {
  const { isAfter, isApart, symbol } = form;
  const low = from.replace(/[.,][-–—]{1,2}$/, "");
  if (isAfter && from.endsWith(symbol)) return `${from.slice(0, -symbol.length).trimEnd()}-${to}`;
  if (isApart && to.startsWith(symbol)) return `${low}-${to.slice(symbol.length).trimStart()}`;
  return `${from}-${to}`;
}
