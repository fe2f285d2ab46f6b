import { type Address, formatAddress } from "localized-address-format";
import { scriptOf } from "../base/values/writing";

/** The parts of an address, as text or as placeholders for it. */
export interface AddressParts {
  street: string;
  city: string;
  /** The state or province, where addresses have one. */
  region?: string | undefined;
  postalCode?: string | undefined;
  country: string;
}

/**
 * The lines of an address in the order of its country: `Gesandtenstraße 12` and `93047 Regensburg`. By the data of
 * Google's libaddressinput.
 *
 * @param language a BCP 47 tag: some countries write addresses in another order in Latin script
 */
export function addressLines({ street, city, region, postalCode, country }: AddressParts, language: string): string[] {
  const script = scriptOf(language);
  const parts: Address = {
    postalCountry: country,
    addressLines: [street],
    locality: city,
    ...(region ? { administrativeArea: region } : {}),
    ...(postalCode ? { postalCode } : {}),
  };
  const lines = formatAddress(parts, script === "Latn" ? "latin" : "local");
  const all = lines.join("\n").toLowerCase();
  // Japan has no place of its own for the town; Singapore's is fixed.
  const whole = all.includes(city.toLowerCase())
    ? lines
    : formatAddress(
        { ...parts, addressLines: [script === "Latn" ? `${street}, ${city}` : city + street] },
        script === "Latn" ? "latin" : "local",
      );
  // `CH-8001` is for letters from other countries.
  return whole.map((line) => (postalCode ? line.replace(`${country}-${postalCode}`, () => postalCode) : line));
}

/** The address on one line. */
export function addressInLine(parts: AddressParts, language: string): string {
  const script = scriptOf(language);
  const comma = script === "Arab" ? "، " : ", ";
  return addressLines(parts, language).join(/^(?:Jpan|Hans|Hant|Kore)$/.test(script) ? " " : comma);
}
