import type { ClockHours, HoursPlan, Opening } from "../../contract/businessHours";
import { dayAfter, wallOfDay } from "../zone";

const MIDNIGHT = 1440;

/** The openings of a plan by the days on which a clock shows them. */
export function clockHours({ zone, weeks, days }: Pick<HoursPlan, "zone" | "weeks" | "days">): ClockHours {
  const begun = (day: string): Opening[] => {
    const week = weeks.findLast(([from]) => from <= day)?.[1];
    return days[day]?.[1] ?? week?.[new Date(wallOfDay(day)).getUTCDay()] ?? [];
  };
  // What begins on the day before a season, or on a day that differs, may end after midnight.
  const special = Object.keys(days).flatMap((day) => [day, dayAfter(day)]);
  const seasons = weeks.flatMap(([from]) => from || []);
  return {
    zone,
    weeks: weeks.map(([from, week]) => [from, week.map((openings, day) => shown(openings, week.at(day - 1)))]),
    days: Object.fromEntries([...seasons, ...special].map((day) => [day, shown(begun(day), begun(dayAfter(day, -1)))])),
  };
}

/** What a clock shows on one day of the openings that begin then and on the day before. */
function shown(today: Opening[], yesterday: Opening[] = []): [opens: string, closes: string][] {
  const rest = yesterday.map(([opens, closes]): Opening => [opens - MIDNIGHT, closes - MIDNIGHT]);
  return [...rest, ...today].flatMap(([opens, closes]) =>
    closes > 0 ? [[clockOf(Math.max(opens, 0)), clockOf(Math.min(closes, MIDNIGHT))]] : [],
  );
}

/** Such as `07:00`; `24:00` is the end of a day. */
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
