import { matchesIn } from "../matches";
import { expression, type FigurePlace, type Search } from "./search";

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

/** In links, from other countries, or in short after a star. */
const LINK = String.raw`tel:[+*]?\d(?:[\d.()-]{0,24}\d)?`;
const ABROAD = String.raw`(?<![\p{L}\d+])(?:\+|00(?=[1-9])|011[ -](?=\d))\d[\d ().\u00a0/-]{6,22}\d(?!\d)`;
const STAR = String.raw`(?<![\p{L}\d*])\*\d{4}(?![\d*\p{L}])`;

/** Hours, with a full stop before their minutes or without any: `9.00-17.30`, `13-17.30`. */
const HOURS = /^(?:[01]?\d|2[0-4])(?:\.[0-5]\d)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:\.[0-5]\d)?$/;

/** What is written like a phone number of the United States but is a postal code: `22401-1234`. */
const POSTAL_CODE = /^\d{5}-\d{4}$/;

/**
 * Phone numbers in any notation, also with a digit too few or too many. Keys are E.164 where the number has its area
 * code, else its digits. Digits without any separator, and what is as short as a part of a number, count only in a text
 * about calling.
 *
 * @param calling finds words for calling. A regular expression
 */
export function phoneSearch(form: PhoneForm, calling: string): Search {
  const { callingCode, trunk, national, local, miscounted } = form;
  const about = expression(calling);
  const patterns = [LINK, ABROAD, STAR, national, miscounted.source, local].map((source) => expression(source, "g"));
  const [dialable, undialable] = [form.dialable, form.undialable].map((source) => new RegExp(`^(?:${source})$`));
  const keyOf = (piece: string) => {
    const digits = piece.replace("(0)", "").replace(/\D/g, "");
    const isAbroad = /^(?:tel:)?\(?(?:\+|00[1-9]|011[ -])/.exec(piece);
    if (isAbroad) return `+${digits.replace(/^(?:00|011(?!\d{7}$))/, "")}`;
    if (digits.length < 8 || piece.includes("*")) return digits;
    const isTrunk = trunk !== "" && digits.startsWith(trunk);
    return `+${callingCode}${isTrunk ? digits.slice(trunk.length) : digits}`;
  };
  const isPhone = (piece: string, isCalling: boolean, pattern: number) => {
    const digits = piece.replace(/\D/g, "");
    if (HOURS.test(piece)) return false;
    if (pattern < 3) return true;
    if (pattern === 4 && (!miscounted.digits.includes(digits.length) || POSTAL_CODE.test(piece))) return false;
    if (undialable?.test(piece)) return isCalling;
    if (pattern === 5) return isCalling;
    return !/^\d+$/.test(piece) || trunk === "0" || (isCalling && dialable?.test(digits) === true);
  };
  return (text) => {
    if (!/\d(?:\D{0,5}\d){3}|tel:/.test(text)) return [];
    const isCalling = about.test(text);
    const found: FigurePlace[] = [];
    for (const [index, pattern] of patterns.entries()) {
      for (const { 0: piece, index: start } of matchesIn(text, pattern)) {
        const end = start + piece.length;
        const isNew = found.every((other) => end <= other.start || other.end <= start);
        if (isNew && isPhone(piece, isCalling, index)) found.push({ start, end, key: keyOf(piece) });
      }
    }
    return found;
  };
}
