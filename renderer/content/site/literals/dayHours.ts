import { hours } from "./notations";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b\.?`;
const STATEMENT = new RegExp(
  String.raw`((?:daily|every day|weekdays|weekends|${DAY}(?:\s*(?:to|through|-|–|,|and|&)\s*${DAY})*)[\s:,]*(?:(?:we|the \w+|hours)(?:'re|’re| are| is)(?: open)?\s+)?(?:from\s+)?)(\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?\s*(?:-|–|—|to|until|till)\s*\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?)`,
  "gi",
);

/** What has a day and two times, and is no opening hours. */
const OCCASION =
  /\b(?:class(?:es)?|course|workshop|event|party|wedding|fair|market|game|practice|festival|lunch|break)\b/i;

/**
 * The opening hours that a text states by days: `Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM` are six days.
 * English names of days only; times without a day are none.
 *
 * @returns each `day`, of which 0 is Monday, its hours as `written`, and a `key` of the same hours however written
 */
export function dayHours(text: string) {
  if (OCCASION.test(text) && !/\b(?:open|hours)\b/i.test(text)) return [];
  return [...text.matchAll(STATEMENT)].flatMap((match) => {
    const [days = "", written = ""] = [match[1], match.at(-1)?.replace(/\.$/, "")];
    const [found] = hours.find(`open ${written}`);
    return daysIn(days).map((day) => ({ day, written, key: found?.keys[0] ?? written }));
  });
}

function daysIn(words: string): number[] {
  if (/daily|every day/i.test(words)) return WEEK.map((_, day) => day);
  if (/weekdays/i.test(words)) return [0, 1, 2, 3, 4];
  if (/weekends/i.test(words)) return [5, 6];
  const dayOf = ([, name = ""]: string[]) => WEEK.indexOf(name.toLowerCase());
  return [...words.matchAll(new RegExp(DAY, "gi"))].flatMap((match, place, all) => {
    const next = all[place + 1];
    const isRange = next && /\b(?:to|through)\b|[-–]/.test(words.slice(match.index, next.index));
    const length = isRange ? (dayOf(next) - dayOf(match) + 7) % 7 : 1;
    return Array.from({ length }, (_, step) => (dayOf(match) + step) % 7);
  });
}
