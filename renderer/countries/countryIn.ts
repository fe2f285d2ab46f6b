import currencies from "country-to-currency";
import type { MoneyForm } from "../base/values/money";
import type { CountryForm } from "../base/values/values";
import { phoneFormOf } from "./phones";
import { us } from "./us";

/**
 * How a country writes values in a language: its currency, and amounts as CLDR has them.
 *
 * @param country two letters, such as `DE`; the United States for any other text
 * @param tag a valid BCP 47 tag
 * @param currency an ISO 4217 code; the country's own by default, and for a code that there is not
 */
export function countryIn(country: string, tag: string, currency?: string): CountryForm {
  const code = country.trim().toUpperCase();
  const isKnown = isCountry(code);
  const own = isKnown ? currencies[code as keyof typeof currencies] : us.currency;
  const used = currency !== undefined && isCurrency(currency) ? currency : own;
  const { language } = new Intl.Locale(tag);
  // What CLDR says of it, too, and asking takes as long as to check a page.
  if (used === us.currency && (!isKnown || (code === us.code && language === "en"))) return us;
  if (!isKnown) return { ...us, currency: used, money: moneyIn("en-US", used) };
  return {
    code,
    currency: used,
    money: moneyIn(`${language}-${code}`, used),
    phone: phoneFormOf(code),
  };
}

/** Whether it is the code of a country, such as `DE`. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && Object.hasOwn(currencies, code);

/** Whether it is the code of a currency, such as `EUR`. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

/** Marks of the direction of text, which nobody types. */
export const MARKS = /[\u200e\u200f\u061c]/g;

function moneyIn(tag: string, currency: string): MoneyForm {
  const format = new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const parts = format.formatToParts(1_234_567.5).map((part) => ({ ...part, value: part.value.replace(MARKS, "") }));
  const partOf = (part: string) => parts.find(({ type }) => type === part)?.value;
  const at = (part: string) => parts.findIndex(({ type }) => type === part);
  const isAfter = at("currency") > at("integer");
  const gap = parts[at("currency") + (isAfter ? -1 : 1)];
  const { maximumFractionDigits: digits = 2, numberingSystem } = format.resolvedOptions();
  const groups = parts.flatMap(({ type, value }) => (type === "integer" ? [value.length] : []));
  const [first = "0"] = numberingSystem === "latn" ? [] : new Intl.NumberFormat(tag).format(0);
  return {
    currency,
    symbol: partOf("currency") || currency,
    ...(isAfter ? { isAfter: true as const } : {}),
    ...(gap?.type === "literal" && gap.value !== "" ? { isApart: true as const } : {}),
    thousands: partOf("group") ?? ",",
    decimal: partOf("decimal") ?? ".",
    ...(digits === 2 ? {} : { digits }),
    ...(groups.at(-2) === 2 ? { group: 2 } : {}),
    ...(format.formatToParts(1234).some(({ type }) => type === "group") ? {} : { isFourTogether: true as const }),
    ...(first === "0" ? {} : { zero: first }),
  };
}
