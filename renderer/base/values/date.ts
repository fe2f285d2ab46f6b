import { anyOf, type Kind, kindOf } from "./kind";

/** How a language and a country write dates. */
export interface DateForm {
  /** Every spelling of each month. */
  months: string[][];
  /** Every spelling of each day of the week, Monday first. */
  weekdays: string[][];
  /** What may follow the number of a day: `.` in German, `st` in English. A regular expression. */
  ordinal: string;
  /** The order of a date in figures, and what separates them. */
  figures: { order: "dmy" | "mdy"; separator: string };
}

/** A day of one year, or of each year. */
export interface DateValue {
  year?: number;
  /** From 1. */
  month: number;
  day: number;
}

/**
 * Dates: `December 1, 2026`, `1. Dezember`, `2026-12-01`. An impossible one is none, nor one that names another weekday
 * than it is, or a weekday without the year.
 */
export function dateIn({ months, weekdays, ordinal, figures }: DateForm): Kind<DateValue> {
  const [month, weekday] = [months, weekdays].map((names) => String.raw`${anyOf(names.flat())}\.?`);
  const [number, year] = [String.raw`\d{1,2}(?:${ordinal})?(?!\d)`, String.raw`\d{4}(?!\d)`];
  const inWords = `(?:${month} ${number}(?:,? ${year})?|${number} ${month}(?!\\p{L})(?:,? ${year})?)`;
  const inFigures = String.raw`\d{1,2}[${figures.separator}]\d{1,2}[${figures.separator}](?:\d{4}|\d\d)(?!\d)`;
  const source = String.raw`(?<![\p{L}\d])(?:\d{4}-\d\d-\d\d(?!\d)|${inFigures}|${inWords})`;
  const day = new RegExp(`^${weekday},? `, "iu");
  return kindOf({
    hasDigit: true,
    source,
    whole: `(?:${weekday},? )?${source}`,
    parse(piece) {
      const own = day.exec(piece)?.[0];
      const rest = piece.slice(own?.length ?? 0);
      const named = indexIn(
        months,
        rest.match(/\p{L}{3,}/gu)?.find((word) => indexIn(months, word) >= 0),
      );
      const numbers = (rest.match(/\d+/g) ?? []).map(Number);
      const value = named < 0 ? ofFigures(numbers, figures.order, rest) : { ...partsOf(numbers), month: named + 1 };
      const real = new Date(Date.UTC(value.year ?? 2000, value.month - 1, value.day));
      if (real.getUTCMonth() !== value.month - 1) return undefined;
      if (own && (value.year === undefined || indexIn(weekdays, own) !== (real.getUTCDay() + 6) % 7)) return undefined;
      return value;
    },
    key: keyOf,
  });
}

/** `2026-12-01`, or `12-01` for each year. */
const keyOf = ({ year, month, day }: DateValue) =>
  [...(year === undefined ? [] : [String(year)]), ...[month, day].map((part) => String(part).padStart(2, "0"))].join(
    "-",
  );

function partsOf([day = 0, year]: number[]): { day: number; year?: number } {
  return year === undefined ? { day } : { day, year };
}

function ofFigures(numbers: number[], order: "dmy" | "mdy", text: string): DateValue {
  const [first = 0, second = 0, third = 0] = numbers;
  if (/^\d{4}-/.test(text)) return { year: first, month: second, day: third };
  const [day, month] = order === "dmy" ? [first, second] : [second, first];
  return { year: third < 100 ? 2000 + third : third, month, day };
}

/** The index of a name by any of its spellings; -1 for other words. */
function indexIn(names: string[][], word = ""): number {
  const plain = word.toLowerCase().replace(/[.,\s]/g, "");
  return names.findIndex((spellings) => spellings.some((name) => name.toLowerCase() === plain));
}
