/**
 * Times of day in a zone, by `Intl` only: it has the zones of every platform, where a polyfill of Temporal would add
 * a package of 50 kB for four functions.
 *
 * A wall time is what clocks in the zone show, as milliseconds of `Date.UTC`: 2027-01-01 09:00 is `Date.UTC(2027, 0, 1, 9)`.
 */
import { dateFormat } from "./formats";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** Whether the platform knows a zone of this name (IANA), such as `America/New_York`. */
export function isZone(name: unknown): name is string {
  if (typeof name !== "string") return false;
  try {
    formatOf(name);
    // An offset such as +05:00 has no clock changes, and ICU takes names without regard to their case.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

const TWO = "2-digit";
const PARTS = { year: "numeric", month: TWO, day: TWO, hour: TWO, minute: TWO, second: TWO } as const;

/** By zone: every wall time needs one, and a look-up by all settings takes as long as the formatting. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? dateFormat("en-US", { timeZone: zone, hourCycle: "h23", ...PARTS });
  formats.set(zone, format);
  return format;
}

/** What clocks in the zone show at an instant, to the second. */
export function wallAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instants at which clocks in the zone show a time: none in the hour that a clock change leaves out, two in the hour
 * that one repeats, in order.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const found = new Set<number>();
  for (const near of [wall - DAY, wall + DAY]) {
    const instant = wall - (wallAt(near, zone) - near);
    if (wallAt(instant, zone) === wall) found.add(instant);
  }
  return [...found].sort((a, b) => a - b);
}

/** The first instant at which clocks show this time or, where a clock change leaves it out, one as much later. */
export function instantAt(wall: number, zone: string): number {
  return instantsAt(wall, zone)[0] ?? wall - (wallAt(wall - DAY, zone) - (wall - DAY));
}

/** The day in the zone, such as `2027-01-01`. */
export function dayAt(instant: number, zone: string): string {
  return dayOf(wallAt(instant, zone));
}

export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** The midnight with which a day begins, as a wall time. @param day such as `2027-01-01` */
export const wallOfDay = (day: string): number => Date.parse(`${day}T00:00Z`);

/** A day so many days later. */
export const dayAfter = (day: string, days = 1): string => dayOf(wallOfDay(day) + days * DAY);

/** A date and time to the minute as `--at` and YAML files write it: `2027-01-01T09:00`. */
export const written = (instant: number, zone: string): string =>
  new Date(Math.floor(wallAt(instant, zone) / MINUTE) * MINUTE).toISOString().slice(0, 16);
