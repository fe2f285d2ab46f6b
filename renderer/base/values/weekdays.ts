import { anyOf, type Kind, kindOf } from "./kind";
import { matchesIn } from "./matches";

/** How a language names days of the week. */
export interface WeekdayForm {
  /** Every spelling of each day, Monday first. */
  weekdays: string[][];
  /** What may follow a name: `s?` in `Mondays`. A regular expression without capture groups. */
  ending: string;
  /** Words for several days: `daily` is `[0, 1, 2, 3, 4, 5, 6]`. */
  groups: Record<string, number[]>;
  /** Between the first and the last of several days, besides dashes. */
  to: string[];
  /** Between days that are listed, besides `,`, `&` and `/`. */
  and: string[];
}

export interface Weekdays extends Kind<number[]> {
  /** A regular expression for the name of one day. */
  day: string;
}

/** Days of the week, Monday is 0: `Monday to Friday`, `Sat & Sun`, `daily`. */
export function weekdaysIn({ weekdays, ending, groups, to, and }: WeekdayForm): Weekdays {
  const day = String.raw`(?<!\p{L})${anyOf(weekdays.flat())}${ending}(?!\p{L})\.?`;
  const range = String.raw`(?:[-–]|${anyOf(to)}(?!\p{L}))`;
  const join = String.raw`\s*(?:${range}|[,&/]|${anyOf(and)}(?!\p{L}))\s*`;
  const phrases = Object.keys(groups);
  const [every, isRange] = [new RegExp(day, "giu"), new RegExp(range, "iu")];
  const named = weekdays.flatMap((names, index) => names.map((name) => ({ name: name.toLowerCase(), index })));
  const dayOf = (piece: string) =>
    named
      .filter(({ name }) => piece.toLowerCase().startsWith(name))
      .reduce((best, one) => (one.name.length > best.name.length ? one : best), { name: "", index: 0 }).index;
  const days = kindOf({
    source: String.raw`(?:(?<!\p{L})${anyOf(phrases)}(?!\p{L})|${day}(?:${join}${day})*)`,
    parse(piece) {
      const group = phrases.find((phrase) => piece.toLowerCase() === phrase);
      if (group) return groups[group];
      const days = Array.from(matchesIn(piece, every), ({ 0: name, index }) => ({ day: dayOf(name), index }));
      return days.flatMap((one, place) => {
        const next = days[place + 1];
        if (!next || !isRange.test(piece.slice(one.index, next.index).replace(/^\p{L}+/u, ""))) return [one.day];
        return Array.from({ length: (next.day - one.day + 7) % 7 }, (_, step) => (one.day + step) % 7);
      });
    },
  });
  return { ...days, day };
}
