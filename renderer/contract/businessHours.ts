import { commaIn } from "./language";
import { clockIn, type ZoneClock } from "./zoneClock";

/** When it opens and closes, in minutes of the day, such as `[420, 1080]`; above 1440 it closes after midnight. */
export type Opening = [opens: number, closes: number];

/** What a visitor's browser needs to say whether it is open now. Small, since every page contains it. */
export interface HoursPlan {
  /** The clock of the business by its rule; only its name, such as `Africa/Casablanca`, if it has none. */
  zone: ZoneClock | string;
  /** The openings of each weekday, Sunday first, from a day on. The first entry has no day. */
  weeks: [from: string, week: Opening[][]][];
  /** Days that differ, with their name. */
  days: Record<string, [name: string, openings: Opening[]]>;
  /** The words for each time of day, by its minutes. */
  times: Record<string, string>;
  /** Sentences with {time} and {day} in them. */
  words: Record<"open" | "until" | "later" | "tomorrow" | "day" | "closed" | "closedToday", string>;
  /** Whose time zone is meant, in a sentence: for a visitor whose clock differs. */
  timesIn: string;
}

/** A plan as the attribute `data-hours` of a page has it: without names, and begun like `ClockHours`, which compresses well. */
export function writePlan({ zone, weeks, days, times, words, timesIn }: HoursPlan): string {
  const { open, until, later, tomorrow, day, closed, closedToday } = words;
  return JSON.stringify([zone, weeks, days, times, [open, until, later, tomorrow, day, closed, closedToday], timesIn]);
}

/** The same, read in the browser. */
export function readPlan(written: string): HoursPlan {
  const [zone, weeks, days, times, words, timesIn] = JSON.parse(written);
  const [open, until, later, tomorrow, day, closed, closedToday] = words;
  return { zone, weeks, days, times, words: { open, until, later, tomorrow, day, closed, closedToday }, timesIn };
}

/**
 * When it is open as a clock shows it, within the minutes of a day: an opening past midnight is two, on two days. Like a
 * plan without words; without names, since it is in each row of links whose order depends on it.
 */
export type ClockHours = [zone: ZoneClock, weeks: HoursPlan["weeks"], days: Record<string, Opening[]>];

/** Days with other hours, such as a holiday. */
export interface SpecialHours {
  name: string;
  first: string;
  last: string;
  /** Empty if it is closed. */
  openings: Opening[];
}

/** When the business is open, besides its hours in words. */
export interface BusinessHours {
  plan: HoursPlan;
  /** The same without words, for the order of two buttons; not where the zone has no rule. */
  clock: ClockHours | undefined;
  /** The special days that are near, in words; empty if none is. */
  note: string;
  /** The longest sentence about a moment that the script may show, to reserve room for it. */
  longest: string;
  /** The next occurrence of each holiday, in order. */
  special: SpecialHours[];
}

const DAY = 86_400_000;
const MINUTES = 1440;
const MINUTE = DAY / MINUTES;

/** Marks a row of links, to call and to book, which change places while it is closed: its value is `ClockHours` as JSON. */
export const BY_HOURS = "data-by-hours";

/** Whether it is open at an instant, in one sentence, in the business's time zone. @param language of the page */
export function liveHours({ zone, weeks, days, times, words }: HoursPlan, now: number, language: string): string {
  // The business's clock, read as if it were in UTC.
  const clock = Date.parse(clockIn(zone, now));
  const minute = Math.floor((clock % DAY) / MINUTE);
  const dayOf = (ahead: number) => new Date(clock + ahead * DAY);
  const on = (ahead: number): [name: string, openings: Opening[]] => {
    const day = dayOf(ahead).toISOString().slice(0, 10);
    const week = weeks.filter(([from]) => from <= day).pop()?.[1];
    return days[day] ?? ["", week?.[dayOf(ahead).getUTCDay()] ?? []];
  };
  const say = (sentence: string, name = "", time = 0, day = "") =>
    sentence.replace("{time}", times[time % MINUTES] ?? "").replace("{day}", day) + (name && commaIn(language) + name);
  const [holiday, openToday] = on(0);

  let ends = minute;
  let name = "";
  for (let ahead = -1; ahead < 8; ahead++) {
    const [special, openings] = on(ahead);
    for (const [opens, closes] of openings) {
      const from = opens + ahead * MINUTES;
      const to = closes + ahead * MINUTES;
      // Adjoining openings count as one: the end moves on while the next has begun by then.
      if (from <= ends && ends < to) {
        if (ends === minute) name = special;
        ends = to;
      } else if (ends === minute && from > minute) {
        if (holiday && !openToday[0]) return say(words.closedToday, holiday);
        const near = [words.later, words.tomorrow][ahead];
        if (near) return say(near, "", opens);
        // Only here: the first question to `Intl` takes a phone 200 ms.
        const weekday = dayOf(ahead).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" });
        return say(words.day, "", opens, weekday);
      }
    }
  }
  if (ends > minute) return ends < 7 * MINUTES ? say(words.until, name, ends) : say(words.open);
  return holiday ? say(words.closedToday, holiday) : say(words.closed);
}
