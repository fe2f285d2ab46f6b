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
 */
export function countryIn(country: string, tag: string): CountryForm {
  const code = country.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || !Object.hasOwn(currencies, code)) return us;
  const currency = currencies[code as keyof typeof currencies];
  const { language } = new Intl.Locale(tag);
  // What CLDR says of it, too, and asking takes as long as to check a page.
  if (code === "US" && language === "en") return us;
  return {
    currency,
    money: moneyIn(`${language}-${code}`, currency),
    phone: phoneFormOf(code),
  };
}

function moneyIn(tag: string, currency: string): MoneyForm {
  const parts = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1_234_567.5);
  const partOf = (part: string) => parts.find(({ type }) => type === part)?.value;
  const at = (part: string) => parts.findIndex(({ type }) => type === part);
  return {
    symbol: partOf("currency") ?? currency,
    ...(at("currency") > at("integer") ? { isAfter: true as const } : {}),
    thousands: partOf("group") ?? ",",
    decimal: partOf("decimal") ?? ".",
  };
}
