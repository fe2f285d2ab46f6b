const MINUTE = 60_000;

/**
 * A change of clocks that comes once a year: in the first week whose Sunday is not before a day, as `sundayOf` counts, so
 * many minutes after that Sunday began in standard time. From then on clocks are so many minutes ahead of standard time.
 */
export type ClockChange = [from: number, minutes: number, more: number];

/**
 * How many minutes standard time of a zone is ahead of UTC, and its changes in a year. The first entry, before the year
 * begins, has what still holds of the year before.
 */
export type ZoneClock = [standard: number, changes: ClockChange[]];

/** A hundred times the month, from 0 on, and the date of the Sunday that a week began with: below 1 in the month before. */
export const sundayOf = (day: Date) => day.getUTCMonth() * 100 + day.getUTCDate() - day.getUTCDay();

/** How many minutes of its week are over. */
export const minuteOfWeek = (time: Date) => (time.getUTCDay() * 24 + time.getUTCHours()) * 60 + time.getUTCMinutes();

/**
 * What clocks in a zone show, such as `2030-12-31T18:30:00.000Z`: not UTC, in spite of its letter. By the rule of the zone,
 * since the first question to `Intl` takes a phone longer than anything else in the script of a page.
 */
export function clockIn(zone: ZoneClock | string, now: number): string {
  // Swedish writes dates as ISO 8601 does.
  if (typeof zone === "string") return `${new Date(now).toLocaleString("sv", { timeZone: zone }).replace(" ", "T")}Z`;
  const [standard, changes] = zone;
  const at = now + standard * MINUTE;
  const [sunday, minute] = [sundayOf(new Date(at)), minuteOfWeek(new Date(at))];
  const begun = changes.filter(([from, minutes]) => sunday - from > 6 || (sunday >= from && minute >= minutes));
  return new Date(at + (begun.pop()?.[2] ?? 0) * MINUTE).toISOString();
}
