import { type Kind, kindOf } from "./kind";

/** How a country writes phone numbers. The patterns are regular expressions without capture groups. */
export interface PhoneForm {
  callingCode: string;
  /** What comes before a number only inside the country. */
  trunk: string;
  /** A number with its area code. */
  national: string;
  /** A number without its area code. */
  local: string;
  /** A number with a digit too few or too many, and how many digits it then has. */
  miscounted: { source: string; digits: number[] };
  /** The digits of numbers that exist. */
  dialable: string;
  /** A number that cannot exist, such as an order number: ignored unless the text is about calling. */
  undialable: string;
}

/** `+44 20 7946 0958`. */
const WITH_COUNTRY = String.raw`(?:tel:)?(?<![\w+])\+\d[\d ().-]{6,}\d(?!\d)`;

/** Phone numbers with their area code, as E.164 writes them: `+15035550174`. */
export function phoneIn({ callingCode, trunk, national }: PhoneForm): Kind<string> {
  return kindOf({
    hasDigit: true,
    source: `(?:${national}|${WITH_COUNTRY})`,
    parse(piece) {
      const digits = piece.replace(/\D/g, "");
      if (piece.includes("+")) return `+${digits}`;
      return `+${callingCode}${digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
    },
  });
}
