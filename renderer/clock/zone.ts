import { oncePerKey } from "../base/once";
/**
 * Times of day in a zone, only by `Intl`, which has the zones on every platform: a polyfill of Temporal would add a
 * package of 50 kB for four functions.
 *
 * A wall time is what clocks in the zone show, as milliseconds of `Date.UTC`: 2027-01-01 09:00 is `Date.UTC(2027, 0, 1,
 * 9)`.
 */
import { dateFormat } from "./formats";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** Whether the platform knows an IANA zone of this name, such as `America/New_York`. */
export function isZone(name: unknown): name is string {
  if (typeof name !== "string") return false;
  try {
    formatOf(name);
    // Not an offset such as +05:00, which has no clock changes. ICU ignores the case of names.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

const TWO = "2-digit";
const PARTS = { year: "numeric", month: TWO, day: TWO, hour: TWO, minute: TWO, second: TWO } as const;

/** Cached by zone: every wall time needs one, and looking it up by all options takes as long as formatting. */
const formatOf = oncePerKey((timeZone: string) => dateFormat("en-US", { timeZone, hourCycle: "h23", ...PARTS }));

/** What clocks in the zone show at an instant, to the second. */
export function wallAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instants at which clocks in the zone show a time, in order: none if a clock change skips it, two if one repeats
 * it.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const found = new Set<number>();
  for (const near of [wall - DAY, wall + DAY]) {
    const instant = wall - (wallAt(near, zone) - near);
    if (wallAt(instant, zone) === wall) found.add(instant);
  }
  return [...found].sort((a, b) => a - b);
}

/** The first instant at which clocks show this time. If a clock change skips it, as much later as the change. */
export function instantAt(wall: number, zone: string): number {
  return instantsAt(wall, zone)[0] ?? wall - (wallAt(wall - DAY, zone) - (wall - DAY));
}

/** The day in the zone, such as `2027-01-01`. */
export function dayAt(instant: number, zone: string): string {
  return dayOf(wallAt(instant, zone));
}

export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** The wall time of a day's midnight. @param day such as `2027-01-01` */
export const wallOfDay = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The day this many days later. */
export const dayAfter = (day: string, days = 1): string => dayOf(wallOfDay(day) + days * DAY);

/** A date and time to the minute, as in `--at` and YAML files: `2027-01-01T09:00`. */
export const formatMoment = (instant: number, zone: string): string =>
  new Date(Math.floor(wallAt(instant, zone) / MINUTE) * MINUTE).toISOString().slice(0, 16);
