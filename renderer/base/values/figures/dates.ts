import type { LanguageForm } from "../language";
import { FILL } from "./numbers";
import { anyWord, expression, type Search, searchBy } from "./search";

/** Dates, with a year or without, months of a year, ranges of days: `December 1`, `1st of December 2026`, `12/1/2026`, `December 1-5`. */
export function dateSearch({ months, ordinal, figures, of, onDay, prefix = "", to }: LanguageForm): Search {
  const month = `(?<!\\p{L})${prefix}(${anyWord(months.flat())})(?!\\p{L})(?:\\.(?=,?\\s?\\d))?`;
  const link = `(?:,?\\s(?:(?:${of})\\s)?)`;
  const day = `(\\d{1,2})(?!\\d)${FILL}*(?:${ordinal})?`;
  const until = `(?:(?:\\s?[-–—]\\s?|\\s(?:${to.join("|") || "(?!)"})\\s)(?:el\\s)?${day}(?!\\d|[:.,]\\d|\\s?[ap]\\.?m))?`;
  const year = `(?:${link}(\\d{4})(?!\\d))?`;
  const separator = `[${figures.separator}]`;
  const source = [
    `(?<![\\d.-])(\\d{4})-(\\d\\d)-(\\d\\d)(?!\\d)`,
    `(?<![\\d./]|\\d-)(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4}|\\d\\d)(?!\\d|[./]\\d)`,
    `(?<=(?<!\\p{L})(?:${onDay})\\s)(\\d{1,2})(?:/(\\d{1,2})(?![\\d/]|[.,]\\d|\\s(?:of|de|des|du|der)(?!\\p{L}))|\\.(\\d{1,2})\\.(?!\\d))`,
    `(?<![\\d.,])${day}${until}${link}${month}${year}`,
    `${month}\\s${day}(?![:.,]?\\d|\\s?[ap]\\.?m(?!\\p{L})|%)${until}${year}`,
    `${month}${link}(\\d{4})(?!\\d)`,
  ].join("|");
  const numberOf = (name = "") => months.findIndex((names) => names.some((one) => one.toLowerCase() === name)) + 1;
  const keyOf = (found: RegExpExecArray) => {
    const [iso, iso2, iso3, a, b, c, short, slashed, dotted, ...inWords] = found.slice(1);
    const [day1, end1, month1, year1, month2, day2, end2, year2, month3, year3] = inWords;
    if (iso) return dateKey(iso, Number(iso2), Number(iso3));
    if (a) {
      const [date, monthOf] = figures.order === "dmy" ? [a, b] : [b, a];
      return dateKey(c?.length === 2 ? `20${c}` : c, Number(monthOf), Number(date));
    }
    if (short) return withoutYear([short, slashed ?? dotted].map(Number), figures.order);
    if (month3) return `${year3}-${pad(numberOf(month3))}`;
    const [monthOf, date, end, yearOf] = month1 ? [month1, day1, end1, year1] : [month2, day2, end2, year2];
    const key = dateKey(yearOf, numberOf(monthOf), Number(date));
    return key && end ? `${key}/${pad(Number(end))}` : key;
  };
  return searchBy(source, keyOf, expression(`\\d[-${figures.separator}]\\d|${month}`));
}

/** Of a date in figures without its year: `12/24`. */
function withoutYear(parts: number[], order: LanguageForm["figures"]["order"]): string | undefined {
  const [day = 0, month = 0] = order === "dmy" ? parts : parts.toReversed();
  return dateKey(undefined, month, day);
}

/** Puts the days of months that are in words in figures: `1st` for "first of May". */
export function daysInWords({ months, of, dayWords }: LanguageForm): (text: string) => string {
  const before = of === "(?!)" ? "\\s" : `\\s(?:${of})\\s`;
  const every = expression(
    `(?<!\\p{L})${anyWord(Object.keys(dayWords))}(?=${before}${anyWord(months.flat())}(?!\\p{L}))`,
    "g",
  );
  return (text) => text.replace(every, (word) => `${dayWords[word]}`.padEnd(word.length, FILL));
}

const pad = (part: number) => String(part).padStart(2, "0");

/** `2026-12-01`, or `12-01` for each year; undefined for a day that its month does not have. */
function dateKey(year: string | undefined, month: number, day: number): string | undefined {
  const real = new Date(Date.UTC(Number(year ?? 2000), month - 1, day));
  if (month < 1 || real.getUTCMonth() !== month - 1) return undefined;
  return [...(year ? [year] : []), pad(month), pad(day)].join("-");
}

/** Years alone: `2016`, `1990s`, and earlier ones after a word such as `since`. */
export const yearSearch = ({ since, times }: LanguageForm): Search =>
  searchBy(
    `(?<![\\p{L}\\d#$]|\\d[.,:/])(?:(?:19|20)\\d\\d|(?<=(?<!\\p{L})(?:${since})\\s)1[0-8]\\d\\d)(?:s|er)?(?![\\p{L}\\d%]|[.,:]\\d|\\s(?:${times})(?!\\p{L}))|(?<=\\s)['’](\\d\\d)(?!\\d)`,
    ({ 0: piece, 1: short }) => (short ? `${Number(short) > 50 ? 19 : 20}${short}` : piece.replace("er", "s")),
    /\d\d/,
  );
