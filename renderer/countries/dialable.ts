import { libphonenumber } from "./phones";

/**
 * A phone number as it is dialed from anywhere (ITU-T E.164), such as `+49941555014` for `0941 555014` in Germany.
 *
 * @param number as people write it in the country; with `+`, of any country
 * @param country two capital letters
 * @returns undefined if no number there has so many digits, or it is of no known country
 */
export function dialable(number: string, country: string): string | undefined {
  const digits = number.replace(/\D/g, "");
  // The most frequent form needs no library.
  if (/^(?:US|CA)$/.test(country) && /^1?[2-9]\d{9}$/.test(digits) && /^\(?\d|^\+1/.test(number)) {
    return `+1${digits.slice(-10)}`;
  }
  const { parsePhoneNumberFromString, isSupportedCountry } = libphonenumber();
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/** The link that dials a number: `tel:+49941555014`. Returns undefined if it cannot be dialed from anywhere. */
export function telLink(number: string, country: string): string | undefined {
  const dialed = dialable(number, country);
  return dialed && `tel:${dialed}`;
}
