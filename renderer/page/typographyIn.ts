import { oncePerKey } from "../base/once";
import { localeOf } from "../clock/formats";
import { directionOf, quotesIn } from "../contract/language";
import { languageIn } from "../languages/languageIn";

/** One pass over a text. */
export type Step = (text: string) => string;

export const NO_BREAK_SPACE = "\u00a0";

const AMOUNT = String.raw`(?:\$[\d,.]*\d|\d{1,2}:\d\d|(?:19|20)\d\d|\d{1,3})`;

/** The hyphen in a range of numbers, but not in a phone number, a date or a word such as "24-hour". */
export const RANGE = new RegExp(String.raw`(?=-)(?<=(?<![\w$.,:/–-])${AMOUNT})-(?=${AMOUNT}(?![\w:/-]))`, "g");

/** The typography of a language other than English. */
export interface LanguageSteps {
  /** Quotes, one character by one. */
  quotes: Step;
  /** Quotes, ranges, and spaces in which no line ends, one character by one. */
  set: Step;
  /** What a text gets besides, such as the spaces inside French quotes. */
  finish: Step;
}

/** The steps of a language, by its BCP 47 tag. */
export const typographyIn = oncePerKey((tag: string): LanguageSteps => {
  const isFrench = /^fr\b/i.test(tag);
  const isRightToLeft = directionOf(tag) === "rtl";
  const marks = marksOf(tag);
  const spaces = [...SPACES, unitSpaces(tag), ...(isFrench ? FRENCH : [])];
  const quotes: Step = (text) => marks.reduce((typed, [found, mark]) => typed.replace(found, mark), text);
  return {
    quotes,
    set: (text) => {
      const quoted = quotes(text);
      // Japanese writes a range as 9〜18: a hyphen is one of an address, such as 見本町1-1.
      const ranged = isRightToLeft || /^ja\b/i.test(tag) ? quoted : quoted.replace(RANGE, "–");
      return spaces.reduce((typed, found) => typed.replace(found, NO_BREAK_SPACE), ranged);
    },
    finish: isFrench ? spacedQuotes : isRightToLeft ? isolatedPhones : (text) => text,
  };
});

/**
 * A quote opens behind a space or a bracket, if it closes later in the paragraph: a single mark inside a word, such as
 * the one of a Hebrew abbreviation, and the mark of inches stay.
 */
function marksOf(tag: string): [RegExp, string][] {
  const [open, close, innerOpen, innerClose] = quotesIn(tag);
  const closing = (from: string, to: string, mark: string) =>
    new RegExp(String.raw`(?<=${from}(?:[^${to}${mark}\n]|${mark}(?=[\p{L}\d])){0,400})${mark}(?![\p{L}\d])`, "gu");
  const apostrophes: [RegExp, string][] = /^(?:he|yi)\b/i.test(tag)
    ? []
    : [
        [/(?<=\p{L})'(?=\p{L})/gu, "’"],
        // Dutch: "'s ochtends".
        ...(/^nl\b/i.test(tag) ? ([[/(?<![\p{L}\d])'(?=[kmnrst]\b)/gu, "’"]] as [RegExp, string][]) : []),
      ];
  return [
    ...apostrophes,
    [/(?<=^|[\s([{'/–—-])"(?=\S[^\n]{0,400}?"(?![\p{L}\d]))/gu, open],
    [closing(open, close, '"'), close],
    [new RegExp(String.raw`(?<=^|[\s([{/–—-]|${open})'(?=[^\s'][^'\n]{0,400}'(?![\p{L}\d]))`, "gu"), innerOpen],
    [closing(innerOpen, innerClose, "'"), innerClose],
    ...(apostrophes.length > 0 ? ([[/(?<=\p{L})'|'(?=\p{L})/gu, "’"]] as [RegExp, string][]) : []),
  ];
}

/** Words of all these languages that lead to a price: "ab 40 €", "à partir de 350 $". */
const FROM = "ab|dès|desde|da|vanaf|od|partir (?:de|da)";

/**
 * A currency and its amount, a word that leads to a price, the thousands of a number, the minutes of "9 h 30", the
 * letters of "z. B.".
 */
const SPACES = [
  /(?<=\p{Sc}|(?<!\p{L})\p{Lu}{3}) (?=\d)/gu,
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${FROM})) (?=(?:\p{Sc}|\p{Lu}{3})\s?\d|\d[\d.,]*\s?(?:\p{Sc}|\p{Lu}{3}|zł|kr)(?!\p{L}))`,
    "gu",
  ),
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g,
  /(?<=\d\sh) (?=\d\d)/g,
  /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu,
];
/** French has a space before these marks, and inside its quotes. */
const FRENCH = [/ (?=[:;!?»](?:\s|[»)]|$))/g, /(?<=«) /g];
const SYMBOLS = String.raw`\p{Sc}|%|‰|°|[kcm]?m[²³]?|k?g|[dcm]?l|k?Wh?|Uhr|uur|h|CHF|kr|zł`;

/** The space between a number and what it counts or measures, or its month, in the language's own words. */
function unitSpaces(tag: string): RegExp {
  const { units, years, distances, percent, months } = languageIn(localeOf(tag));
  const names = [...Object.values(units), years, ...Object.values(distances), percent, ...months].flat();
  const words = names.filter((name) => /^\p{L}+\.?$/u.test(name)).map((name) => name.replace(".", String.raw`\.`));
  return new RegExp(String.raw`(?<=\d\.?) (?=(?:${SYMBOLS}|${words.join("|")})(?![\p{L}\d]))`, "gu");
}

const spacedQuotes: Step = (text) =>
  text.replace(/«(?!\s)/g, `«${NO_BREAK_SPACE}`).replace(/(?<!\s)»/g, `${NO_BREAK_SPACE}»`);

/** A phone number with its area code has more digits than a range of prices beside a duration. */
const FEWEST_DIGITS = 9;

/**
 * Phone numbers between isolates (Unicode, annex 9): without them, "+972 3-555-0142" begins at its end between words
 * that run from right to left.
 */
const isolatedPhones: Step = (text) =>
  text.replace(/\u2066[^\u2069]{0,30}\u2069|(?<![\d(.+-])(?:\+\d|\(\d|\d)[\d().\s-]{6,18}\d(?!\d)/g, (found) =>
    found.startsWith("\u2066") || found.replace(/\D/g, "").length < FEWEST_DIGITS ? found : `\u2066${found}\u2069`,
  );
