import { matchesIn } from "./matches";
import { minutesOf, sentencesOf, TIME } from "./notations";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b\.?`;
const DAYS = String.raw`(?:daily|every day|(?:7|seven) days a week|weekdays|weekends|${DAY}(?:\s*(?:to|through|-|–|,|and|&)\s*${DAY})*)`;
const TO = String.raw`\s*(?:-|–|—|to|until|till)\s*`;
/** Phrases about the business itself: "We close", "Open until". */
const WE = String.raw`(?:^|\bwe(?:['’]re| are)? )(?:now |also )?`;

/** Statements about opening hours. Without captured days, these may be anywhere in the sentence. */
const STATEMENTS = [
  String.raw`(?<days>${DAYS})[\s:,]*(?:(?:we|the \w+|hours)(?:'re|’re| are| is)(?: open)?\s+)?(?:from\s+)?(?<opens>${TIME})${TO}(?<closes>${TIME})`,
  `${WE}open (?:from )?(?<opens>${TIME})${TO}(?<closes>${TIME})`,
  `${WE}open at (?<opens>${TIME})`,
  `${WE}(?:close at|open until|open till) (?<closes>${TIME})`,
  String.raw`${WE}open (?:on )?(?<days>${DAYS})(?!,?\s*(?:from |${TIME}|by app))`,
].map((pattern) => new RegExp(pattern, "gi"));

/** Words of events, which also have a day and two times. */
const OCCASION =
  /\b(?:class(?:es)?|course|workshop|event|party|wedding|fair|market|game|practice|festival|lunch|break)\b/i;

export interface StatedHours {
  /** Days of the week, Monday is 0; empty if the text names none. */
  days: number[];
  /** In minutes of the day; undefined if the text has none. */
  opens?: number;
  closes?: number;
  /** As written, such as `9 AM to 6 PM`. */
  written: string;
}

/** The opening hours in a text: `Monday to Friday 9 AM to 6 PM`, "We close at 8 PM on Friday". Only English days. */
export function statedHours(text: string): StatedHours[] {
  if (OCCASION.test(text) && !/\b(?:open|hours)\b/i.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    STATEMENTS.flatMap((pattern) =>
      Array.from(matchesIn(sentence, pattern), ({ 0: piece, groups: { days = "", opens, closes } = {} }) => ({
        days: daysIn(days || (pattern.source.includes("<days>") ? "" : sentence)),
        ...(opens ? { opens: minutesOf(opens) } : {}),
        ...(closes ? { closes: minutesOf(closes) } : {}),
        written: opens && closes ? piece.slice(piece.indexOf(opens)).replace(/\.$/, "") : piece.trim(),
      })),
    ),
  );
}

function daysIn(words: string): number[] {
  if (/daily|every day|days a week/i.test(words)) return WEEK.map((_, day) => day);
  if (/weekdays/i.test(words)) return [0, 1, 2, 3, 4];
  if (/weekends/i.test(words)) return [5, 6];
  const named = Array.from(matchesIn(words, new RegExp(DAY, "gi")), ({ 0: name, index }) => ({
    day: WEEK.indexOf(name.slice(0, 3).toLowerCase()),
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
