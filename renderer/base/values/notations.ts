import { matchesIn } from "./matches";
import { dollars } from "./us";

export interface Literal {
  piece: string;
  /** Equal for all spellings of the same value; later keys are used if the first is unknown. */
  keys: string[];
}

export interface Notation {
  /** Whether a fact may replace the literal automatically: not for hours, whose days are elsewhere in the sentence. */
  replaceable: boolean;
  find(text: string): Literal[];
}

function notation(pattern: RegExp, keysOf: (match: string[]) => string[]): Notation {
  return {
    replaceable: true,
    find: (text) => Array.from(matchesIn(text, pattern), (match) => ({ piece: match[0], keys: keysOf(match) })),
  };
}

/** Ten North American digits in any notation: `(503) 555-0174`, `503.555.0174`, `tel:+15035550174`. */
export const phone = notation(
  /(?:tel:)?(?<![\d.])(?:\+?1[ .-]?)?\(?\d{3}\)?[ \u00a0./‐-—-]{0,3}\d{3}[ \u00a0./‐-—-]{0,3}\d{4}(?!\d)/g,
  ([piece = ""]) => [piece.replace(/\D/g, "").slice(-10)],
);

/** `https://maplestreet.example/`, with or without its trailing slash. */
export const webAddress = notation(/https?:\/\/[^\s)"'<>]*[^\s)"'<>.,;:!?]/gi, ([piece = ""]) => [
  piece
    .toLowerCase()
    .replace(/^http:/, "https:")
    .replace(/\/$/, ""),
]);

/** `$165`, `$1,200`, `$25.00`. Not the ends of a range: in `$45-$50` neither is a price. */
export const price = notation(
  new RegExp(String.raw`(?<![-–\w])${dollars.source}(?!\+|\s*[-–])`, "g"),
  ([piece = ""]) => [String(dollars.parse(piece))],
);

const STREET_KINDS: Record<string, string> = {
  ...{ street: "st", avenue: "ave", road: "rd", drive: "dr", lane: "ln" },
  ...{ boulevard: "blvd", court: "ct", highway: "hwy", parkway: "pkwy", place: "pl" },
};
/** Names start with a capital, but the kind of street may have any case. */
const ANY_KIND = Object.entries(STREET_KINDS)
  .flat()
  .join("|")
  .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const STREET = String.raw`\b\d+ (?:[A-Z][\w'-]* ){1,4}(?:${ANY_KIND})\b\.?`;
const TOWN = String.raw`,? [A-Z][A-Za-z ]*,? [A-Z]{2},? \d{5}`;

/** `12 Maple Street`, `12 Maple St., Harborview, OR 97109`. */
export const address = notation(new RegExp(`(${STREET})(?:${TOWN})?`, "g"), (found) =>
  found.map((part) =>
    part
      .toLowerCase()
      .replace(/[.,]/g, "")
      .replace(/[a-z]+/g, (word) => (Object.hasOwn(STREET_KINDS, word) && STREET_KINDS[word]) || word),
  ),
);

/** `9 AM`, `9:30 p.m.`, `21:30`, `noon`. */
export const TIME = String.raw`(?:\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2}(?!\d)|noon\b|midnight\b)`;
const range = notation(
  new RegExp(String.raw`(${TIME})\s*(?:-|–|—|to|until|till)\s*(${TIME})`, "gi"),
  ([, opens = "", closes = ""]) => [`${minutesOf(opens)}-${minutesOf(closes)}`],
);
/** Two times are opening hours only beside a day or a word for being open: not "a nap from 1 PM to 2 PM". */
const OPENING =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:daily|every day|open|hours)\b/i;

/** `7:00 AM to 6:00 PM`, `7am-6pm`, in a sentence with days. */
export const hours: Notation = {
  replaceable: false,
  find: (text) =>
    sentencesOf(text)
      .filter((sentence) => OPENING.test(sentence))
      .flatMap(range.find),
};

/** The minute of the day of a time. */
export function minutesOf(time: string): number {
  const [, hour = /noon/i.test(time) ? 12 : 24, minute = 0, half] = /(\d+)(?::(\d+))?\s*([ap])?/i.exec(time) ?? [];
  return (half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)) * 60 + Number(minute);
}

/** The sentences of a text. A full stop inside a number or after a single letter does not end one. */
export function sentencesOf(text: string): readonly string[] {
  // Cached, since rules need the sentences of a text for each amount in it.
  if (text !== last.text) last = { text, sentences: text.split(/(?<=[^\s.]{2}[.!?])\s+|\n+/) };
  return last.sentences;
}

let last = { text: "", sentences: [""] };
