import { distance } from "fastest-levenshtein";
import { CLOSED } from "../placeholders";
import { type Kind, kindOf } from "./kind";
import { matchesIn } from "./matches";

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
/** `tel:911`: what a link dials is always a number. */
const LINK = /tel:\+?\d(?:[\d.()-]*\d)?/g;
/** `5035550143`. */
const BARE = /^\d+$/;
/** Web addresses and facts. */
const NO_PHONES = new RegExp(String.raw`https?:\/\/[^\s)"'<>]*|${CLOSED}`, "g");

const digitsOf = (piece: string) => piece.replace(/\D/g, "");

export interface Phones extends Kind<string> {
  /**
   * Every phone number in a text, in any notation, with its digits. Ignores web addresses and `${…}`. Digits in a row
   * that nearly equal a `known` number count too.
   */
  findAll(text: string, known: string[]): { piece: string; digits: string }[];
}

/** Phone numbers with their area code, as E.164 writes them: `+15035550174`. @param calling finds words for calling */
export function phoneIn(form: PhoneForm, calling: string): Phones {
  const { callingCode, trunk } = form;
  const [local, miscounted] = [form.local, form.miscounted.source].map((source) => new RegExp(source, "g"));
  const [abroad, about] = [new RegExp(WITH_COUNTRY, "g"), new RegExp(calling, "iu")];
  const [dialable, undialable] = [form.dialable, form.undialable].map((source) => new RegExp(`^(?:${source})$`));
  const national = kindOf({
    hasDigit: true,
    source: `(?:${form.national}|${WITH_COUNTRY})`,
    parse(piece) {
      const digits = digitsOf(piece);
      if (piece.includes("+")) return `+${digits}`;
      return `+${callingCode}${digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
    },
    format: (number) => number,
  });
  const findAll: Phones["findAll"] = (text, known) => {
    if (!/\d{3}|tel:/.test(text)) return [];
    const words = text.replace(NO_PHONES, (piece) => " ".repeat(piece.length));
    const isCalling = about.test(words);
    const all = (pattern: RegExp | undefined) =>
      pattern ? Array.from(matchesIn(words, pattern), ([piece]) => ({ piece, digits: digitsOf(piece) })) : [];
    const numbers = national.find(words).map(({ piece }) => ({ piece, digits: digitsOf(piece) }));
    const found = [
      ...[abroad, LINK].flatMap(all),
      ...numbers,
      ...all(local),
      // A digit more or less than a known number, which it nearly equals.
      ...all(miscounted).filter(
        ({ digits }) => form.miscounted.digits.includes(digits.length) && isNearly(digits, known),
      ),
    ];
    return (
      found
        // Bare digits may be a license number, and `555-0143` a range, unless the text is about calling.
        .filter(({ piece, digits }) =>
          undialable?.test(piece)
            ? isCalling
            : !(BARE.test(piece) || digits.length === 7) ||
              (isCalling && (digits.length === 7 || dialable?.test(digits))) ||
              isNearly(digits, known),
        )
        // Drop pieces that are inside a longer one, or repeat an earlier one.
        .filter(
          ({ piece: own }, index) =>
            !found.some(({ piece }, at) => piece.includes(own) && (piece.length > own.length || at < index)),
        )
        .sort((a, b) => text.indexOf(a.piece) - text.indexOf(b.piece))
    );
  };
  return { ...national, findAll };
}

/** Whether two numbers are the same, even if one lacks its country or area code. */
export function sameNumber(a: string, b: string): boolean {
  const [short = "", long = ""] = [a, b].sort((one, other) => one.length - other.length);
  return short.length >= 7 ? long.endsWith(short.replace(/^0+/, "")) : short === long;
}

function isNearly(digits: string, known: string[]): boolean {
  return known.some((number) => distance(number.slice(-digits.length), digits) <= 2);
}
