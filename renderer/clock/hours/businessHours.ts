import { oncePerKey } from "../../base/once";
import {
  type BusinessHours,
  type ClockHours,
  type HoursPlan,
  liveHours,
  type Opening,
  type SpecialHours,
} from "../../contract/businessHours";
import { commaIn } from "../../contract/language";
import { fillLabel } from "../../contract/richText";
import { timeOfDay } from "../../contract/timeOfDay";
import type { Labels } from "../../contract/types.generated";
import type { ZoneClock } from "../../contract/zoneClock";
import { dateFormat, localeOf } from "../formats";
import { dayAfter, wallOfDay } from "../zone";
import { zoneClock } from "../zoneClock";
import { specialFrom, type WrittenHours, weeksFrom } from "./schedule";

/** How many days in advance pages announce a holiday. */
const NOTICE = 14;
const MINUTE = 60_000;
const MIDNIGHT = 1440;
/** The most days of one holiday that the browser's plan contains. */
const LONGEST = 62;

interface Wording {
  language: string;
  /** Of site.yaml, with defaults. */
  labels: Labels;
}

/** The dates that a day's opening hours depend on: equal for two days if everything shown about the hours is equal. */
export function hoursDates(hours: WrittenHours, day: string) {
  // From yesterday on, since yesterday's opening may last past midnight.
  const special = specialFrom(hours, dayAfter(day, -1));
  const weeks = weeksFrom(hours, dayAfter(day, -1));
  const near = special.filter(({ first, last }) => last >= day && first <= dayAfter(day, NOTICE));
  return { special, weeks, near };
}

/**
 * What is shown about the opening hours from a day on, besides the usual ones in words. It only changes when a season
 * begins or ends, when a holiday comes near, and on the day after it.
 */
export function businessHours(
  hours: WrittenHours,
  zone: string,
  day: string,
  { language, labels }: Wording,
): BusinessHours {
  const { special, weeks, near } = hoursDates(hours, day);
  const all = [...weeks.flatMap(([, week]) => week.flat()), ...special.flatMap(({ openings }) => openings)];
  const plan: HoursPlan = {
    zone: zoneClock(zone, Number(day.slice(0, 4))),
    weeks,
    days: Object.fromEntries(special.flatMap(daysOf)),
    times: Object.fromEntries(all.flat().map((minutes) => [minutes % 1440, timeInWords(minutes, language)])),
    words: {
      open: labels.openNow,
      until: labels.openUntil,
      later: labels.opensLater,
      tomorrow: labels.opensTomorrow,
      day: labels.opensOn,
      closed: labels.closedNow,
      closedToday: labels.closedToday,
    },
    timesIn: timesIn(zone, language, labels),
  };
  const note = near.map((days) => specialInWords(days, language, labels)).join("; ");
  return { plan, clock: clockHours(plan), note, longest: longest(JSON.stringify([plan, language])), special };
}

function daysOf({ name, first, last, openings }: SpecialHours): [string, [string, Opening[]]][] {
  const days: [string, [string, Opening[]]][] = [];
  for (let day = first; day <= last && days.length < LONGEST; day = dayAfter(day)) days.push([day, [name, openings]]);
  return days;
}

/** Such as `Thanksgiving, Thursday, November 26: closed`. */
function specialInWords({ name, first, last, openings }: SpecialHours, language: string, labels: Labels): string {
  const format = dateFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const [from = "", to = ""] = [first, last].map((day) => format.format(wallOfDay(day)));
  const times = openings.map((opening) => {
    if (opening[0] === 0 && opening[1] === MIDNIGHT) return labels.allDay;
    const [opens, closes] = opening.map((time) => timeInWords(time, language));
    return fillLabel(labels.timeRange, { opens: opens ?? "", closes: closes ?? "" });
  });
  return fillLabel(labels.specialHours, {
    name,
    days: from === to ? from : fillLabel(labels.dayRange, { first: from, last: to }),
    hours: times.join(commaIn(localeOf(language))) || labels.closed,
  });
}

/** Such as `6 PM`, `6:30 PM` or `18:00`, with no-break spaces. */
function timeInWords(minutes: number, language: string): string {
  return timeOfDay(minutes, localeOf(language)).replaceAll(/[\s\u202f]/g, "\u00a0");
}

/** Such as `All times are Eastern Time`: correct at any time of the year. */
function timesIn(zone: string, language: string, { timesIn }: Labels): string {
  const zoneName = (timeZoneName: "longGeneric" | "long") => {
    const parts = dateFormat(language, { timeZone: zone, timeZoneName }).formatToParts(0);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  };
  const name = zoneName("longGeneric");
  // UTC has no generic name.
  return fillLabel(timesIn, { zone: /^GMT(?:[+-]|$)/.test(name) ? zoneName("long") : name });
}

/** Any week will do: the result must not depend on the day of the build. */
const SOME_DAYS = Array.from({ length: 7 }, (_, ahead) => dayAfter("2024-01-01", ahead));

const UTC: ZoneClock = [0, []];

/** The longest sentence that the browser may show, of a plan and a language as JSON: they are the same on most days. */
const longest = oncePerKey((json: string): string => {
  const [plan, language]: [HoursPlan, string] = JSON.parse(json);
  const minutes = Object.keys(plan.times).flatMap((time) => [Number(time), Math.max(0, Number(time) - 1)]);
  const usual = plan.weeks.flatMap(([, week]) =>
    SOME_DAYS.flatMap((day) =>
      minutes.map((minute) =>
        liveHours({ ...plan, zone: UTC, weeks: [["", week]], days: {} }, wallOfDay(day) + minute * MINUTE, language),
      ),
    ),
  );
  const comma = commaIn(language);
  const special = Object.values(plan.days).flatMap(([name, openings]) =>
    openings.length === 0
      ? plan.words.closedToday + comma + name
      : openings.map(
          ([, closes]) => plan.words.until.replace("{time}", plan.times[closes % 1440] ?? "") + comma + name,
        ),
  );
  return [...usual, ...special].reduce((found, words) => (words.length > found.length ? words : found), "");
});

/** The openings of a plan by the days on which a clock shows them. Returns undefined if the zone has no rule. */
function clockHours({ zone, weeks, days }: Pick<HoursPlan, "zone" | "weeks" | "days">): ClockHours | undefined {
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
