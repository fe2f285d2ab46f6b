import { distance } from "fastest-levenshtein";
import { CLOSED } from "../placeholders";
import { matchesIn } from "./matches";
import { phone } from "./notations";

/** `+44 20 7946 0958`. */
const WITH_COUNTRY = /(?:tel:)?(?<![\w+])\+\d[\d ().-]{6,}\d(?!\d)/g;
/** `555-0143`: no area code. */
const LOCAL = /(?<![\d$.+-]|\d[ )])[2-9]\d{2}-\d{4}(?![\d-])/g;
/** `(503) 555-014`: a digit too few or too many. */
const MISCOUNTED = /(?<![\d$+])\(?\d{2,4}\)?[ .-]?\d{2,4}[ .-]\d{3,5}(?![\d-])/g;
/** `tel:911`: what a link dials is always a number. */
const LINK = /tel:\+?\d(?:[\d.()-]*\d)?/g;
/** `5035550143`. */
const BARE = /^\d+$/;
/** North American area codes and exchanges do not start with 0 or 1. */
const DIALABLE = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** A number that cannot be dialed, such as an order number: ignored unless the text is about calling. */
const UNDIALABLE = /^\(?[01]\d{2}\D{1,3}\d{3}\D{0,3}\d{4}$/;
/** Bare digits may be a license number, and `555-0143` a range, unless the text is about calling. */
const CALLING = /\b(?:call|phone|dial|ring|text|tel|fax|mobile|cell|whatsapp|sms)\b/i;

/** Web addresses and facts. */
const NO_PHONES = new RegExp(String.raw`https?:\/\/[^\s)"'<>]*|${CLOSED}`, "g");

/**
 * Every phone number in a text, in any notation, with its digits. Ignores web addresses and `${…}`. Ten digits in a row
 * that nearly equal a `known` number count too.
 */
export function phonesIn(text: string, known: string[]): { piece: string; digits: string }[] {
  if (!/\d{3}|tel:/.test(text)) return [];
  const words = text.replace(NO_PHONES, (piece) => " ".repeat(piece.length));
  const all = (pattern: RegExp) => Array.from(matchesIn(words, pattern), ([piece]) => piece);
  const pieces = [...[WITH_COUNTRY, LINK].flatMap(all), ...phone.find(words).map(({ piece }) => piece), ...all(LOCAL)];
  const withDigits = (piece: string) => ({ piece, digits: piece.replace(/\D/g, "") });
  // Nine or eleven digits that differ from a known number in one or two.
  const miscounted = all(MISCOUNTED)
    .map(withDigits)
    .filter(({ digits }) => [9, 11].includes(digits.length) && isNearly(digits, known));
  const found = [...pieces.map(withDigits), ...miscounted];
  return (
    found
      .filter(({ piece, digits }) =>
        UNDIALABLE.test(piece)
          ? CALLING.test(words)
          : !(BARE.test(piece) || digits.length === 7) ||
            (CALLING.test(words) && (digits.length === 7 || DIALABLE.test(digits))) ||
            isNearly(digits, known),
      )
      // Drop pieces that are inside a longer one, or repeat an earlier one.
      .filter(
        ({ piece: own }, index) =>
          !found.some(({ piece }, at) => piece.includes(own) && (piece.length > own.length || at < index)),
      )
      .sort((a, b) => text.indexOf(a.piece) - text.indexOf(b.piece))
  );
}

/** Whether two numbers are the same, even if one lacks its country or area code. */
export function sameNumber(a: string, b: string): boolean {
  const [short = "", long = ""] = [a, b].sort((one, other) => one.length - other.length);
  return short.length >= 7 ? long.endsWith(short.replace(/^0+/, "")) : short === long;
}

function isNearly(digits: string, known: string[]): boolean {
  return known.some((number) => distance(number.slice(-digits.length), digits) <= 2);
}
