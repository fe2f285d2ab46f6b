import {
  type BusinessHours,
  type HoursPlan,
  liveHours,
  type Opening,
  type SpecialHours,
} from "../../contract/businessHours";
import { dateFormat } from "../formats";
import { dayAfter, instantAt, wallOfDay } from "../zone";
import { specialFrom, type WrittenHours, weeksFrom } from "./schedule";

/** So many days before a holiday pages name it. */
const NOTICE = 14;
const MINUTE = 60_000;
/** Days of one holiday that a browser hears of, however long it is. */
const LONGEST = 62;

/** The words that the hours need: labels of site.yaml, with their defaults filled in. */
export type HoursLabels = Record<
  | "to"
  | "closed"
  | "specialHours"
  | "timesIn"
  | "openNow"
  | "openUntil"
  | "opensLater"
  | "opensTomorrow"
  | "opensOn"
  | "closedNow"
  | "closedToday",
  string
>;

interface Wording {
  language: string;
  labels: HoursLabels;
}

/** The dates that a day's hours tell of: where two days have the same ones, all that is said of them is the same. */
export function hoursDates(hours: WrittenHours, day: string) {
  // From yesterday on: what opened then may be open past midnight.
  const special = specialFrom(hours, dayAfter(day, -1));
  const weeks = weeksFrom(hours, dayAfter(day, -1));
  const near = special.filter(({ first, last }) => last >= day && first <= dayAfter(day, NOTICE));
  return { special, weeks, near };
}

/**
 * What is said about the hours from a day on, besides the usual ones in words. It changes only when a season begins or
 * ends, a holiday comes near, and on the day after it.
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
    zone,
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
  };
  const note =
    near.map((days) => specialInWords(days, language, labels)).join("; ") || zoneNote(zone, language, labels);
  return { plan, note, longest: longest(plan, language, note), special };
}

function daysOf({ name, first, last, openings }: SpecialHours): [string, [string, Opening[]]][] {
  const days: [string, [string, Opening[]]][] = [];
  for (let day = first; day <= last && days.length < LONGEST; day = dayAfter(day)) days.push([day, [name, openings]]);
  return days;
}

/** `Thanksgiving, Thursday, November 26: closed`. */
function specialInWords(
  { name, first, last, openings }: SpecialHours,
  language: string,
  labels: Pick<HoursLabels, "to" | "closed" | "specialHours">,
): string {
  const format = dateFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const [from, to] = [first, last].map((day) => format.format(wallOfDay(day)));
  const times = openings.map((opening) => opening.map((time) => timeInWords(time, language)).join(` ${labels.to} `));
  return labels.specialHours
    .replace("{name}", name)
    .replace("{days}", from === to ? `${from}` : `${from} ${labels.to} ${to}`)
    .replace("{hours}", times.join(", ") || labels.closed);
}

/** `6 PM`, `6:30 PM`: in one piece, as no line ends in it. */
function timeInWords(minutes: number, language: string): string {
  const minute = minutes % 60 === 0 ? undefined : "2-digit";
  const format = dateFormat(language, { hour: "numeric", minute, timeZone: "UTC" });
  return format.format(minutes * MINUTE).replaceAll(/[\s\u202f]/g, "\u00a0");
}

/** Whose clocks the hours are by: right at any time, for visitors anywhere. */
function zoneNote(zone: string, language: string, { timesIn }: HoursLabels): string {
  const format = dateFormat(language, { timeZone: zone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  return timesIn.replace("{zone}", name);
}

/** Any week: on which day a page is built decides nothing. */
const SOME_DAYS = Array.from({ length: 7 }, (_, ahead) => dayAfter("2024-01-01", ahead));

/** By plan and language: it is the same on most days. */
const lengths = new Map<string, string>();

/** The longest sentence that a browser may show. */
function longest(plan: HoursPlan, language: string, note: string): string {
  const key = JSON.stringify([plan, language]);
  const found = lengths.get(key) ?? longestSentence(plan, language);
  lengths.set(key, found);
  return found.length > note.length ? found : note;
}

function longestSentence(plan: HoursPlan, language: string): string {
  const minutes = Object.keys(plan.times).flatMap((time) => [Number(time), Math.max(0, Number(time) - 1)]);
  const usual = plan.weeks.flatMap(([, week]) =>
    SOME_DAYS.flatMap((day) =>
      minutes.map((minute) => {
        const now = instantAt(wallOfDay(day) + minute * MINUTE, plan.zone);
        return liveHours({ ...plan, weeks: [["", week]], days: {} }, now, language).words;
      }),
    ),
  );
  const special = Object.values(plan.days).flatMap(([name, openings]) =>
    openings.length === 0
      ? `${plan.words.closedToday}, ${name}`
      : openings.map(([, closes]) => `${plan.words.until.replace("{time}", plan.times[closes % 1440] ?? "")}, ${name}`),
  );
  return [...usual, ...special].reduce((found, words) => (words.length > found.length ? words : found), "");
}
