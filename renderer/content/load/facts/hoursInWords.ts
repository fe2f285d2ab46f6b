/** Days with the same hours, as site.yaml states them. */
export interface OpeningHours {
  days: string[];
  /** On the 24-hour clock, such as `07:00`. */
  opens: string;
  closes: string;
}

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Opening hours as people read them: `Monday to Saturday 7:00 AM to 6:00 PM, Sunday closed`. Days in a row
 * with the same hours are one range, the first open one first; a day that is not named is closed.
 *
 * @param language a BCP 47 tag such as `en-US`, by which days and times are written; English when it is none
 * @param labels the words for `to` and `closed`, where they are not the English ones
 * @returns undefined for hours that break the schema
 */
export function hoursInWords(openingHours: OpeningHours[], language: unknown, labels: unknown): string | undefined {
  const locale = localeOf(language);
  const { to = "to", closed = "closed" } = (labels ?? {}) as { to?: string; closed?: string };
  const dayName = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const clock = (written: string) => {
    const [hour = Number.NaN, minute = Number.NaN] = written.split(":").map(Number);
    // The narrow space that ICU puts before AM is missing from many fonts.
    return time.format(MONDAY + (hour * 60 + minute) * 60_000).replaceAll("\u202f", " ");
  };
  try {
    const byDay = WEEK.map((day) =>
      openingHours
        .filter(({ days }) => days.includes(day))
        .map(({ opens, closes }) => `${clock(opens)} ${to} ${clock(closes)}`),
    );
    const hours = byDay.map((ranges) => (ranges.length > 0 ? list.format(ranges) : closed));
    const isStart = (day: number) => hours[day] !== closed && hours[day] !== hours[(day + 6) % 7];
    const start = Math.max(
      0,
      hours.findIndex((_, day) => isStart(day)),
    );
    const runs: { first: number; last: number }[] = [];
    for (let day = start; day < start + 7; day++) {
      const run = runs.at(-1);
      if (run && hours[run.first % 7] === hours[day % 7]) run.last = day;
      else runs.push({ first: day, last: day });
    }
    const name = (day: number) => dayName.format(MONDAY + day * DAY);
    const days = ({ first, last }: { first: number; last: number }) => {
      if (last - first > 1) return `${name(first)} ${to} ${name(last)}`;
      return first === last ? name(first) : list.format([name(first), name(last)]);
    };
    return runs.map((run) => `${days(run)} ${hours[run.first % 7]}`).join(", ");
  } catch {
    return undefined;
  }
}

function localeOf(language: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(language))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}
