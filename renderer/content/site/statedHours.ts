import { matchesIn, sentencesOf } from "../../base/values/matches";
import { values } from "./values";

const { time, weekdays } = values;
const TO = String.raw`\s*(?:-|–|—|to|until|till)\s*`;
/** Phrases about the business itself: "We close", "Open until". */
const WE = String.raw`(?:^|\bwe(?:['’]re| are)? )(?:now |also )?`;

/** Statements about opening hours. Without captured days, these may be anywhere in the sentence. */
const STATEMENTS = [
  String.raw`(?<days>${weekdays.source})[\s:,]*(?:(?:we|the \w+|hours)(?:'re|’re| are| is)(?: open)?\s+)?(?:from\s+)?(?<opens>${time.source})${TO}(?<closes>${time.source})`,
  `${WE}open (?:from )?(?<opens>${time.source})${TO}(?<closes>${time.source})`,
  `${WE}open at (?<opens>${time.source})`,
  `${WE}(?:close at|open until|open till) (?<closes>${time.source})`,
  String.raw`${WE}open (?:on )?(?<days>${weekdays.source})(?!,?\s*(?:from |${time.source}|by app))`,
].map((pattern) => new RegExp(pattern, "giu"));

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

/** The opening hours that an English text states: `Monday to Friday 9 AM to 6 PM`, "We close at 8 PM on Friday". */
export function statedHours(text: string): StatedHours[] {
  if (OCCASION.test(text) && !/\b(?:open|hours)\b/i.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    STATEMENTS.flatMap((pattern) =>
      Array.from(matchesIn(sentence, pattern), ({ 0: piece, groups: { days = "", opens, closes } = {} }) => ({
        days: weekdays.find(days || (pattern.source.includes("<days>") ? "" : sentence)).flatMap(({ value }) => value),
        ...(opens ? { opens: time.parse(opens) } : {}),
        ...(closes ? { closes: time.parse(closes) } : {}),
        written: opens && closes ? piece.slice(piece.indexOf(opens)).replace(/\.$/, "") : piece.trim(),
      })),
    ),
  );
}
