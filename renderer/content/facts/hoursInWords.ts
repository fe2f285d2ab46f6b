import { dateFormat, localeOf } from "../../clock/formats";
import { commaIn } from "../../contract/language";
import { fillLabel } from "../../contract/richText";
import { timeOfDay } from "../../contract/timeOfDay";
import { firstWorkday } from "../../countries/week";
import { labelsIn } from "../../languages/labels";

export interface OpeningHours {
  days: string[];
  /** On the 24-hour clock, such as `07:00`; not on days by appointment. */
  opens?: string;
  closes?: string;
  byAppointment?: boolean;
}

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const ENGLISH = {
  dayRange: "{first} to {last}",
  timeRange: "{opens} to {closes}",
  closed: "closed",
  allDay: "open 24 hours",
  byAppointment: "by appointment",
};
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Opening hours in words: `Monday to Saturday 7:00 AM to 6:00 PM, Sunday closed`. Consecutive days with the same hours
 * are one range, the first open one of the country's week first; days without hours are closed.
 *
 * @param language a BCP 47 tag such as `en-US`, for days and times; English if it is invalid
 * @param labels the labels of site.yaml, in place of those of the language
 * @param country two letters, whose week it is; the United States by default
 * @returns undefined for hours that break the schema
 */
export function hoursInWords(
  openingHours: OpeningHours[],
  language: unknown,
  labels: unknown,
  country?: unknown,
): string | undefined {
  const words = { ...ENGLISH, ...labelsIn(language), ...(labels as Partial<typeof ENGLISH>) };
  const { dayRange, timeRange, closed, allDay, byAppointment } = words;
  const locale = localeOf(language);
  const dayName = dateFormat(language, { weekday: "long", timeZone: "UTC" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const clock = (written = "") => {
    const [hour = Number.NaN, minute = Number.NaN] = written.split(":").map(Number);
    // Many fonts lack the narrow space that ICU puts before AM.
    return timeOfDay(hour * 60 + minute, locale, true).replaceAll("\u202f", " ");
  };
  try {
    const byDay = WEEK.map((day) =>
      openingHours
        .filter(({ days }) => days.includes(day))
        .map(({ opens, closes, byAppointment: asked }) => {
          if (asked && opens === undefined) return byAppointment;
          const isAllDay = opens === "00:00" && /^(?:00|24):00$/.test(closes ?? "");
          return isAllDay ? allDay : fillLabel(timeRange, { opens: clock(opens), closes: clock(closes) });
        }),
    );
    const hours = byDay.map((ranges) => (ranges.length > 0 ? list.format(ranges) : closed));
    const start = firstWorkday(typeof country === "string" ? country : "US") - 1;
    const week = WEEK.map((_, step) => (start + step) % 7);
    // None if every day is alike.
    const first = week.find((day) => hours[day] !== closed && hours[day] !== hours.at(day - 1)) ?? start;
    const runs: { days: string[]; words: string | undefined }[] = [];
    for (const step of hours.keys()) {
      const day = first + step;
      const words = hours[day % 7];
      if (runs.at(-1)?.words !== words) runs.push({ days: [], words });
      // Typefaces lack the letter that CLDR has in the Ukrainian Friday, where people write an apostrophe.
      runs.at(-1)?.days.push(dayName.format(MONDAY + day * DAY).replace("ʼ", "’"));
    }
    const span = (days: string[]) =>
      days.length > 2 ? fillLabel(dayRange, { first: days[0] ?? "", last: days.at(-1) ?? "" }) : list.format(days);
    return runs.map(({ days, words }) => `${span(days)} ${words}`).join(commaIn(locale));
  } catch {
    return undefined;
  }
}
