import { dateFormat } from "../formats";
import { dayAfter, dayOf } from "../zone";
import daysAfterEaster from "./easter.json" with { type: "json" };

const inEnglish = (format: Intl.DateTimeFormatOptions, time: number) =>
  dateFormat("en", { ...format, timeZone: "UTC" }).format(time);

/** As marketers write them; the first of January 2023 was a Sunday. */
export const DAYS = Array.from({ length: 7 }, (_, day) => inEnglish({ weekday: "long" }, Date.UTC(2023, 0, 1 + day)));
const MONTHS = Array.from({ length: 12 }, (_, month) => inEnglish({ month: "long" }, Date.UTC(2023, month)));
const ORDINALS = ["first", "second", "third", "fourth", "last"];

const IN_FIGURES = /^(?:(\d{4})-)?(\d{2}-\d{2})$/;
const IN_WORDS = /^(\w+) (\w+) of (\w+)$/;

/** Days that move with Easter, by how many days they are after it. */
const BY_EASTER: Record<string, number> = daysAfterEaster;
const FROM_EASTER = /^Easter(?: ?([+-]) ?(\d{1,2}))?$/;

/** How many days after Easter a day is: 1 for `Easter Monday` and `Easter + 1`. Returns undefined for another text. */
function afterEaster(text: string): number | undefined {
  const [whole, sign = "+", days = "0"] = FROM_EASTER.exec(text) ?? [];
  if (whole !== undefined) return Number(sign + days);
  return Object.hasOwn(BY_EASTER, text) ? BY_EASTER[text] : undefined;
}

/** Easter Sunday of the Gregorian calendar: Jean Meeus, Astronomical Algorithms (1991), chapter 8. */
function easterIn(year: number): string {
  const [a, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * a + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/**
 * Whether a day is written as marketers do: `2026-11-26`, `12-25` for each year, `fourth Thursday of November`,
 * `Easter Monday` or `Easter + 1`.
 */
export function isDayForm(text: string): boolean {
  if (afterEaster(text) !== undefined) return true;
  const [, ordinal = "", weekday = "", month = ""] = IN_WORDS.exec(text) ?? [];
  return IN_FIGURES.test(text) || (ORDINALS.includes(ordinal) && DAYS.includes(weekday) && MONTHS.includes(month));
}

/** The date in a year. Returns undefined if that year has none, or the text is not a day. */
function dayIn(year: number, text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const after = afterEaster(text);
  if (after !== undefined) return dayAfter(easterIn(year), after);
  const [, own, monthAndDay] = IN_FIGURES.exec(text) ?? [];
  if (monthAndDay) return own && Number(own) !== year ? undefined : realDay(`${year}-${monthAndDay}`);
  const [, ordinal = "", weekday = "", month = ""] = IN_WORDS.exec(text) ?? [];
  const [nth, day, index] = [ORDINALS.indexOf(ordinal), DAYS.indexOf(weekday), MONTHS.indexOf(month)];
  return nth < 0 || day < 0 || index < 0 ? undefined : nthWeekday(year, index, day, nth);
}

/** Whether a day recurs every year. */
export const isYearly = (text: string): boolean => !/^\d{4}-/.test(text);

function realDay(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === day ? day : undefined;
}

/** @param nth from 0; 4 is the last one */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(Date.UTC(year, month, 1));
  const to = (weekday - new Date(first).getUTCDay() + 7) % 7;
  const last = dayAfter(first, to + 28);
  if (nth < 4) return dayAfter(first, to + nth * 7);
  return new Date(last).getUTCMonth() === month ? last : dayAfter(first, to + 21);
}

/** A range of days, including both ends. */
export interface Days {
  first: string;
  last: string;
}

/** The range that begins in a year; a last day before the first one is in the next year. */
export function daysIn(year: number, first: unknown, last: unknown = first): Days | undefined {
  const from = dayIn(year, first);
  if (from === undefined) return undefined;
  const own = typeof last === "string" && !isYearly(last) ? dayIn(Number(last.slice(0, 4)), last) : dayIn(year, last);
  const isBefore = own !== undefined && own < from;
  const to = isBefore && typeof last === "string" && isYearly(last) ? dayIn(year + 1, last) : own;
  return to === undefined || to < from ? undefined : { first: from, last: to };
}

/** The range that contains a day, or else the next one. Returns undefined if all are over. */
export function nextDays(day: string, first: unknown, last?: unknown): Days | undefined {
  if (typeof first !== "string") return undefined;
  const year = Number((isYearly(first) ? day : first).slice(0, 4));
  // The next leap day may be eight years away.
  const years = isYearly(first) ? Array.from({ length: 10 }, (_, ahead) => year + ahead - 1) : [year];
  for (const each of years) {
    const days = daysIn(each, first, last);
    if (days && days.last >= day) return days;
  }
  return undefined;
}
