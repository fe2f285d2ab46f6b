import { createRequire } from "node:module";

const nodeRequire = createRequire(import.meta.url);
const library = () => nodeRequire("libphonenumber-js/min") as typeof import("libphonenumber-js/min");

/** Whether a number exists in a country, as far as its digits say. */
export function isPhone(text: string, country: string): boolean {
  const { parsePhoneNumberFromString, isSupportedCountry } = library();
  return parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)?.isValid() === true;
}

/** A number as people write it in a country, which is nobody's; in international form for a country without an example. */
export function examplePhone(country: string): string {
  const { getExampleNumber, isSupportedCountry } = library();
  const examples = nodeRequire("libphonenumber-js/examples.mobile.json") as Parameters<typeof getExampleNumber>[1];
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return example?.formatNational() ?? "+44 20 7946 0958";
}
