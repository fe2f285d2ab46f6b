/** When it opens and closes, in minutes of the day, such as `[420, 1080]`; above 1440 it closes after midnight. */
export type Opening = [opens: number, closes: number];

/** What a visitor's browser needs to say whether it is open now. Small, since every page contains it. */
export interface HoursPlan {
  zone: string;
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
  /** The special days that are near, in words; empty if none is. */
  note: string;
  /** The longest sentence about a moment that the script may show, to reserve room for it. */
  longest: string;
  /** The next occurrence of each holiday, in order. */
  special: SpecialHours[];
}

/** What to show at a moment. */
export interface LiveHours {
  open: boolean;
  words: string;
}

const DAY = 86_400_000;
const MINUTES = 1440;

/** Whether it is open at an instant, in the business's time zone, in one sentence. @param language of the page */
export function liveHours({ zone, weeks, days, times, words }: HoursPlan, now: number, language: string): LiveHours {
  // Swedish writes dates as ISO 8601 does.
  const [today = "", clock = ""] = new Date(now).toLocaleString("sv", { timeZone: zone }).split(" ");
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const dayOf = (ahead: number) => new Date(Date.parse(today) + ahead * DAY);
  const on = (ahead: number): [name: string, openings: Opening[]] => {
    const day = dayOf(ahead).toISOString().slice(0, 10);
    const week = weeks.filter(([from]) => from <= day).pop()?.[1];
    return days[day] ?? ["", week?.[dayOf(ahead).getUTCDay()] ?? []];
  };
  const say = (sentence: string, time: number, day = "") =>
    sentence.replace("{time}", times[time % MINUTES] ?? "").replace("{day}", day);
  const named = (sentence: string, name: string) => (name ? `${sentence}, ${name}` : sentence);

  let ends: number | undefined;
  let name = "";
  for (let ahead = -1; ahead < 8; ahead++) {
    const [special, openings] = on(ahead);
    for (const [opens, closes] of openings) {
      const from = opens + ahead * MINUTES;
      const to = closes + ahead * MINUTES;
      // Adjoining openings count as one: the end moves on while the next has begun by then.
      if (from <= (ends ?? minute) && (ends ?? minute) < to) {
        if (ends === undefined) name = special;
        ends = to;
      } else if (ends === undefined && from > minute) {
        const closedToday = on(0);
        if (closedToday[0] && closedToday[1].length === 0)
          return { open: false, words: named(words.closedToday, closedToday[0]) };
        const weekday = dayOf(ahead).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" });
        const sentence = ahead === 0 ? words.later : ahead === 1 ? words.tomorrow : words.day;
        return { open: false, words: say(sentence, opens, weekday) };
      }
    }
  }
  if (ends === undefined) {
    const [holiday] = on(0);
    return { open: false, words: holiday ? named(words.closedToday, holiday) : words.closed };
  }
  return { open: true, words: ends >= 7 * MINUTES ? words.open : named(say(words.until, ends), name) };
}
