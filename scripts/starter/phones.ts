import examples from "libphonenumber-js/mobile/examples";
import { libphonenumber } from "../../renderer/countries/phones";

/** Whether a number exists in a country, as far as its digits say. */
export function isPhone(text: string, country: string): boolean {
  const { parsePhoneNumberFromString, isSupportedCountry } = libphonenumber();
  return parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)?.isValid() === true;
}

/** A number as people write it in a country, which is nobody's; in international form for a country without an example. */
export function examplePhone(country: string): string {
  const { getExampleNumber, isSupportedCountry } = libphonenumber();
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return example?.formatNational() ?? "+44 20 7946 0958";
}
