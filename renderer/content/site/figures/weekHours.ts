import type { Figure } from "../../../base/values/figures/search";
import type { OpeningHours } from "../../facts/hoursInWords";

/** The hours of each day, Monday first, such as `09:00-18:00`; a day without any is closed. */
export type Week = string[][];

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const ALL_DAY = "00:00-24:00";

/** The week of opening hours. */
export const weekOf = (openings: Partial<OpeningHours>[]): Week =>
  DAYS.map((day) =>
    openings.flatMap((one) =>
      one?.opens && one.days?.includes(day) ? [untilMidnight(`${one.opens}-${one.closes}`)] : [],
    ),
  );

/** The week that the hours of a text state; undefined if they name no days, as "24 hours" does. */
export function weekIn(figures: Figure[]): Week | undefined {
  const stated = figures.flatMap(({ kind, key }) => (kind === "hours" ? [partsOf(key)] : []));
  if (!stated.some(({ days, said }) => days.length > 0 && said !== ALL_DAY)) return undefined;
  return DAYS.map((_, day) =>
    stated.flatMap(({ days, said }) => (days.includes(day) && said.includes("-") ? [said] : [])),
  );
}

/**
 * Whether opening hours have what a figure says: that days are open or closed, their hours, or one time at which a day
 * begins or ends.
 *
 * @param key of hours or of a time
 * @param near the days that the sentence names: a time is compared with theirs
 */
export function isInWeek(key: string, near: number[], week: Week): boolean {
  const { days, said } = partsOf(key);
  const isOpen = (day: number) => (week[day] ?? []).length > 0;
  if (said === "open" || said === "closed") return days.every((day) => isOpen(day) === (said === "open"));
  if (days.length > 0) return days.every((day) => week[day]?.includes(said));
  if (said.includes("-")) return week.flat().includes(said);
  const open = near.filter(isOpen);
  const hours = (open.length > 0 ? open.map((day) => week[day] ?? []) : week).flat();
  return hours.some((one) => one.split("-").includes(said) || (said === "24:00" && isPastMidnight(one)));
}

/** The days and the rest of a key, such as those of `12345 09:00-18:00`. */
function partsOf(key: string): { days: number[]; said: string } {
  const [, days = "", said = ""] = /^(?:(\d+) )?(.*)$/.exec(key) ?? [];
  return { days: Array.from(days, (day) => Number(day) - 1), said: untilMidnight(said) };
}

/** One form for the beginning and for the end of a day, which schema.org has at `23:59`. */
const untilMidnight = (said: string) =>
  said.replace(/^24:00(?=-)/, "00:00").replace(/(?:00:00|(?<=00:00-)23:59)$/, "24:00");

/** `18:00-02:00` */
const isPastMidnight = (hours: string) => {
  const [opens = "", closes = ""] = hours.split("-");
  return closes < opens;
};
