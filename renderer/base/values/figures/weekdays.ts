import type { LanguageForm } from "../language";
import { matchesIn } from "../matches";
import { anyWord, expression } from "./search";

/** Days of the week in a text. */
export interface Weekdays {
  piece: string;
  index: number;
  /** Monday is 0. */
  days: number[];
}

/** Finds days of the week in a text in lower case: `monday to friday`, `sat & sun`, `daily`. */
export function weekdaysIn({ weekdays, ending, groups, to, and }: LanguageForm): (text: string) => Weekdays[] {
  const day = String.raw`(?<!\p{L})${anyWord(weekdays.flat())}${ending}(?!\p{L})\.?`;
  const range = String.raw`(?:[-–]|${anyWord(to)}(?!\p{L}))`;
  const join = String.raw`\s*(?:${range}|[,&/]|${anyWord(and)}(?!\p{L}))\s*`;
  const phrases = String.raw`(?<!\p{L})${anyWord(Object.keys(groups))}(?!\p{L})`;
  const [all, every, isRange] = [
    expression(`(?:${phrases}|${day}(?:${join}${day})*)`, "g"),
    expression(day, "g"),
    expression(range),
  ];
  const named = weekdays.flatMap((names, index) => names.map((name) => ({ name: name.toLowerCase(), index })));
  const dayOf = (piece: string) =>
    named
      .filter(({ name }) => piece.startsWith(name))
      .reduce((best, one) => (one.name.length > best.name.length ? one : best), { name: "", index: 0 }).index;
  const daysOf = (piece: string) => {
    const single = Array.from(matchesIn(piece, every), ({ 0: name, index }) => ({ day: dayOf(name), index }));
    return single.flatMap((one, place) => {
      const next = single[place + 1];
      if (!next || !isRange.test(piece.slice(one.index, next.index).replace(/^\p{L}+/u, ""))) return [one.day];
      return Array.from({ length: (next.day - one.day + 7) % 7 }, (_, step) => (one.day + step) % 7);
    });
  };
  return (text) =>
    Array.from(matchesIn(text, all), ({ 0: piece, index }) => ({ piece, index, days: groups[piece] ?? daysOf(piece) }));
}
