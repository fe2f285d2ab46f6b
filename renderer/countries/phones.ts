import { createRequire } from "node:module";
import type { PhoneForm } from "../base/values/figures/phones";
import { us } from "./us";

const nodeRequire = createRequire(import.meta.url);

/** Loaded only where it is needed: it takes longer to load than a page takes to check. */
export const libphonenumber = () => nodeRequire("libphonenumber-js/min") as typeof import("libphonenumber-js/min");

/** What is between the digits of a number. */
const GAP = String.raw`[ \u00a0./–-]{0,3}`;
const NEVER = "(?!)";

/** Numbers that start with a 0 inside the country: `0941 555014`, `(0)20 7946 0958`; most have 6 to 13 digits. */
const withTrunk = (callingCode: string, others = NEVER): PhoneForm => ({
  callingCode,
  trunk: "0",
  local: NEVER,
  miscounted: { source: NEVER, digits: [] },
  national: String.raw`(?:(?:tel:)?(?<![\p{L}\d+$€£]|\d[.,:/-])(?:\(0\d{1,5}\)|0\d)(?:${GAP}\d){5,12}(?!\d|[.,]\d)|(?<!\d)\(\d{2,4}\) ?\d{3,5}[ .-]?\d{4}(?!\d)|${others})`,
  dialable: String.raw`0\d{5,13}`,
  undialable: NEVER,
});

/** Numbers of a fixed length without anything before them: `954 55 01 42`. */
const withoutTrunk = (callingCode: string, lengths: number[], first = String.raw`\d`): PhoneForm => {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const number = (from: number, to: number) =>
    String.raw`(?<![\p{L}\d+$€£(]|\d[ .,:/-])\(?${first}\d?\d?\)?(?:${GAP}\d){${from - 3},${to - 1}}(?!\d|[.,]\d)`;
  return {
    callingCode,
    trunk: "",
    local: NEVER,
    national: number(least, most),
    undialable: NEVER,
    miscounted: { source: number(least - 1, most + 1), digits: [least - 1, most + 1] },
    dialable: String.raw`\d{${least},${most}}`,
  };
};

/** Those of which the library knows less, and that of North America, which is asked for most. */
const PHONES: Record<string, PhoneForm> = {
  US: us.phone,
  CA: us.phone,
  IL: withTrunk("972", String.raw`(?<![\p{L}\d+-])1[ -]?[5-9]\d\d[ -]?\d{3}[ -]?\d{3}(?!\d)`),
  ES: withoutTrunk("34", [9], "[5-9]"),
};

/** How a country writes phone numbers; from libphonenumber for a country that is not listed here. @param country two capital letters */
export function phoneFormOf(country: string): PhoneForm {
  const known = PHONES[country];
  if (known) return known;
  const { Metadata, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = libphonenumber();
  if (!isSupportedCountry(country)) return us.phone;
  const callingCode = getCountryCallingCode(country);
  if (callingCode === "1") return us.phone;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = metadata.numberingPlan?.possibleLengths() ?? [9];
  // A 0 that is only dialed inside the country is no part of the parsed number; in Italy it is.
  const parsed = parsePhoneNumberFromString(`0${"2".repeat(Math.max(...lengths))}`, country)?.nationalNumber;
  if (parsed && !parsed.startsWith("0")) return withTrunk(callingCode);
  const longest = Math.max(8, ...lengths);
  // Most numbers of Poland have 9 digits, and some 10.
  return { ...withoutTrunk(callingCode, [longest]), dialable: String.raw`\d{8,${longest}}` };
}
