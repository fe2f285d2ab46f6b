import { CouldNotRun } from "../base/couldNotRun";
import { LONG_DAY } from "../contract/language";
import { dateFormat } from "./formats";
import { readMoment } from "./moment";
import { dayAt, isZone, wallAt } from "./zone";

/** The zone of a site that has none, or an unknown one, which the check reports. */
const NO_ZONE = "UTC";

/** The moment as of which a site is read. */
export interface Clock {
  /** An instant in milliseconds. */
  now: number;
  /** The time zone of the business, such as `America/New_York`. */
  zone: string;
}

/**
 * The clock of a site.
 *
 * @param at a date, or a date and time in the site's zone, or an instant with Z; now by default
 * @throws CouldNotRun if there is no such time
 */
export function openClock(at: string | undefined, timeZone: unknown): Clock {
  const zone = isZone(timeZone) ? timeZone : NO_ZONE;
  if (at === undefined) return { now: Date.now(), zone };
  if (isInstant(at)) return { now: Date.parse(at), zone };
  const moment = readMoment(at, zone);
  if (!moment || moment.wrong === "impossible") throw new CouldNotRun(notADate(at));
  if (moment.wrong) throw new CouldNotRun(`There is no ${at} in ${zone}: the clocks are put forward over it.`);
  return { now: moment.instant, zone };
}

/** Whether `--at` accepts a text. */
export function isMoment(at: string): boolean {
  const moment = readMoment(at, NO_ZONE);
  return isInstant(at) || (moment !== undefined && moment.wrong === undefined);
}

export const notADate = (at: string): string =>
  `"${at}" is not a date. Write one like 2027-01-01, or with a time like 2027-01-01T09:00.`;

const isInstant = (at: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));

/** Today's date in the business's zone, such as `2027-01-01`. */
export const dayOfClock = ({ now, zone }: Clock): string => dayAt(now, zone);

/** The day of a moment in words, in the zone of the business: `December 1, 2026`. */
export function dayInWords(instant: number, zone: string, language: unknown = "en-US"): string {
  return dateFormat(language, { timeZone: zone, ...LONG_DAY }).format(instant);
}

/** A moment in words, in the zone of the business: `Friday, January 1, 2027, 9:00 AM`; midnight is omitted. */
export function inWords(instant: number, zone: string, language: unknown = "en-US"): string {
  const isMidnight = wallAt(instant, zone) % 86_400_000 === 0;
  const timeStyle = isMidnight ? undefined : "short";
  const parts = dateFormat(language, { timeZone: zone, dateStyle: "full", timeStyle }).formatToParts(instant);
  // CLDR has `09 October` for South Africa, as on forms; in a sentence it is `9 October`.
  const words = parts.map(({ type, value }) => (type === "day" ? value.replace(/^0/, "") : value));
  return words.join("").replaceAll("\u202f", " ");
}
