import type { ClockHours, HoursPlan, Opening } from "../../contract/businessHours";
import { dayAfter, wallOfDay } from "../zone";

const MIDNIGHT = 1440;

/** The openings of a plan by the days on which a clock shows them. Returns undefined if the zone has no rule. */
export function clockHours({ zone, weeks, days }: Pick<HoursPlan, "zone" | "weeks" | "days">): ClockHours | undefined {
  if (typeof zone === "string") return undefined;
  const begun = (day: string): Opening[] => {
    const week = weeks.findLast(([from]) => from <= day)?.[1];
    return days[day]?.[1] ?? week?.[new Date(wallOfDay(day)).getUTCDay()] ?? [];
  };
  // What begins on the day before a season, or on a day that differs, may end after midnight.
  const special = Object.keys(days).flatMap((day) => [day, dayAfter(day)]);
  const seasons = weeks.flatMap(([from]) => from || []);
  return [
    zone,
    weeks.map(([from, week]) => [from, week.map((openings, day) => shown(openings, week.at(day - 1)))]),
    Object.fromEntries([...seasons, ...special].map((day) => [day, shown(begun(day), begun(dayAfter(day, -1)))])),
  ];
}

/** What a clock shows on one day of the openings that begin then and on the day before. */
function shown(today: Opening[], yesterday: Opening[] = []): Opening[] {
  const rest = yesterday.map(([opens, closes]): Opening => [opens - MIDNIGHT, closes - MIDNIGHT]);
  return [...rest, ...today].flatMap(([opens, closes]): Opening[] =>
    closes > 0 ? [[Math.max(opens, 0), Math.min(closes, MIDNIGHT)]] : [],
  );
}
