import { hours } from "./notations";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?`;
const STATEMENT = new RegExp(
  String.raw`((?:(?:daily|every day)|${DAY}(?:\s*(?:to|through|-|–|,|and|&)\s*${DAY})*)[\s:,]*(?:from\s+)?)(\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?\s*(?:-|–|—|to|until|till)\s*\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?)`,
  "gi",
);

export interface DayHours {
  /** The day's place in the week, Monday is 0. */
  day: number;
  /** As written, such as `9 AM to 6 PM`. */
  written: string;
  /** The same for every way of writing the same hours. */
  key: string;
}

/**
 * The opening hours that a text states by days: `Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM` are six days.
 * English names of days only; times without a day are none.
 */
export function dayHours(text: string): DayHours[] {
  return [...text.matchAll(STATEMENT)].flatMap((match) => {
    const [days = "", written = ""] = [match[1], match.at(-1)?.replace(/\.$/, "")];
    const [found] = hours.find(`open ${written}`);
    return daysIn(days).map((day) => ({ day, written, key: found?.keys[0] ?? written }));
  });
}

function daysIn(words: string): number[] {
  if (/daily|every day/i.test(words)) return WEEK.map((_, day) => day);
  const named = [...words.matchAll(new RegExp(DAY, "gi"))].map(({ 1: name = "", index }) => ({
    day: WEEK.indexOf(name.toLowerCase()),
    index,
  }));
  return named.flatMap(({ day, index }, place) => {
    const next = named[place + 1];
    const isRange = next && /\b(?:to|through)\b|[-–]/.test(words.slice(index, next.index));
    if (!isRange) return [day];
    const length = (next.day - day + 7) % 7;
    return Array.from({ length }, (_, step) => (day + step) % 7);
  });
}
