import { anyOf } from "../kind";
import type { LanguageForm } from "../language";
import { matchesIn } from "../matches";

/** What a figure can be. */
export type FigureKind =
  | "money"
  | "phone"
  | "email"
  | "time"
  | "hours"
  | "address"
  | "date"
  | "year"
  | "duration"
  | "distance"
  | "percentage"
  | "count";

/** A value written in a text. */
export interface Figure {
  kind: FigureKind;
  /** As written. */
  piece: string;
  index: number;
  /** Equal for all spellings of the same value, whatever words are around it. */
  key: string;
}

/** A part of a text, from its first character to the one after its last, and the key of what is there. */
export interface FigurePlace {
  start: number;
  end: number;
  key: string;
}

/**
 * Finds the figures of one kind. The text is in lower case, its numbers are in figures, and figures found before are
 * `TAKEN`; `written` is the same text as it was written.
 */
export type Search = (text: string, written: string) => FigurePlace[];

/** In the place of each character of a figure that is found already. */
export const TAKEN = "\ue000";

/** What Unicode calls letters, nearly: as a class of few ranges it compiles a hundred times faster than `\\p{L}`. */
const LETTERS = { "\\p{L}": "A-Za-zÀ-\\u1fff\\u2c00-\\ud7ff", "\\p{Lu}": "A-ZÀ-ÞĀ-Ž" };

/** An expression without the flags `i` and `u`, which are slow, in whose source `\\p{L}` and `\\p{Lu}` are allowed. */
export function expression(source: string, flags = ""): RegExp {
  let isInClass = false;
  const plain = source.replace(/\\p\{Lu?\}|\\.|[[\]]/g, (token) => {
    if (token === "[" || token === "]") isInClass = token === "[";
    const letters = LETTERS[token as keyof typeof LETTERS];
    return letters === undefined ? token : isInClass ? letters : `[${letters}]`;
  });
  return new RegExp(plain, flags);
}

/** A regular expression for any of some words in lower case. */
export const anyWord = (words: string[]): string => anyOf(words.map((word) => word.toLowerCase()));

/** A fast test for texts that may have one of some words. Letters that are not English have no `\\b`. */
export function mayBeWords(words: string[]): RegExp {
  const [english, others] = [true, false].map((isEnglish) =>
    words.filter((word) => /^[a-z]/i.test(word) === isEnglish),
  );
  return new RegExp(`\\b${anyWord(english ?? [])}|${anyWord(others ?? [])}`);
}

/** A search that is made when it is first needed. */
export function lazily(make: () => Search): Search {
  let made: Search | undefined;
  return (text, written) => {
    made ??= make();
    return made(text, written);
  };
}

/**
 * A search by one regular expression.
 *
 * @param test a fast expression that a text without such figures does not match
 * @param keyOf the key of a match; undefined for what only looks like such a figure
 */
export function searchBy(source: string, keyOf: (match: RegExpExecArray) => string | undefined, test?: RegExp): Search {
  // Only when needed: to compile all of them takes longer than to search a page.
  let compiled: RegExp | undefined;
  return (text) => {
    if (test && !test.test(text)) return [];
    compiled ??= expression(source, "g");
    return matchesIn(text, compiled).flatMap((match) => {
      const key = keyOf(match);
      return key === undefined ? [] : { start: match.index, end: match.index + match[0].length, key };
    });
  };
}

/** Between the ends of a range, with the white space around it. A regular expression. */
export const rangeOf = ({ to, between: [before, and] }: LanguageForm, or: string[] = []): string =>
  String.raw`(?:\s?[-–—]\s?|\s(?:${anyWord([...to, ...or])}|(?<=(?<!\p{L})${before}\s.{1,24}\s)${and})\s?)`;

/** `4-6`, or `4` where both ends are equal. */
export const ends = (from: number | string, to: number | string): string => (from === to ? `${from}` : `${from}-${to}`);

/** Places that neither overlap nor are in a figure that is found already, in order. */
export function apart(places: FigurePlace[], rest: string): FigurePlace[] {
  let last = 0;
  return places
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < last || rest.slice(start, end).includes(TAKEN)) return false;
      last = end;
      return true;
    });
}

/** A text in which some places are `TAKEN`. */
export function withoutPlaces(text: string, places: FigurePlace[]): string {
  const ends = [0, ...places.map(({ end }) => end)];
  const parts = places.map(({ start, end }, index) => text.slice(ends[index], start) + TAKEN.repeat(end - start));
  return parts.join("") + text.slice(ends.at(-1));
}
