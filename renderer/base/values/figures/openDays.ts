import type { LanguageForm } from "../language";
import { matchesIn } from "../matches";
import { anyWord, expression, type FigurePlace, type Search, searchBy } from "./search";
import type { Weekdays } from "./weekdays";

/** What is between hours and their days: a few words and no end of a sentence; `kl.` is none. */
const BETWEEN = /^(?:[^\d.!?\ue000]|(?<=kl|godz)\.){0,28}$/u;
const AFTER = /^[^\d.!?;\ue000]{0,16}$/u;
const AFTER_COMMA = 10;
const words = (gap: string) => gap.match(/[^\s,:;(–—-]+/g)?.length ?? 0;

/**
 * Ranges of hours, each with the days that it is about, and days that are open or closed. A range of numbers alone (its
 * key starts with `?`) counts beside days only: `Mon-Fri 9-5`.
 */
export function hoursWithDays(
  ranges: Search,
  weekdays: (text: string) => Weekdays[],
  { open, closed, always, at, named }: LanguageForm,
): Search {
  // On a day that we close at noon we are open.
  const until = `\\s(?:${at})\\s(?:\\d|${anyWord(Object.keys(named))})`;
  const state = expression(`(?<!\\p{L})(?:(${closed})|(?:${open}))(?!\\p{L}|${until})`, "g");
  const everDay = searchBy(`(?<![\\p{L}\\d])(?:${always})(?![\\p{L}\\d])`, () => "1234567 00:00-24:00");
  return (text, written) => {
    const hours = ranges(text, written);
    const states = Array.from(matchesIn(text, state), ({ 0: piece, 1: isClosed, index }) => ({
      start: index,
      end: index + piece.length,
      key: isClosed === undefined ? "open" : "closed",
    }));
    const found = everDay(text, written);
    if (hours.length + states.length === 0) return found;
    const days = daysIn(text, written, weekdays);
    // What is open has its hours beside its days as well.
    const [withDays, used] = matched(text, [...hours, ...states.filter(({ key }) => key === "closed")], days);
    const left = days.filter((day) => !used.has(day));
    const [openDays] = matched(
      text,
      states.filter(({ key }) => key === "open"),
      left,
    );
    return [...found, ...[...withDays, ...openDays].filter(({ key }) => /^\d/.test(key))];
  };
}

/** The days of the week in a text; their key has their numbers in order, Monday is 1. */
function daysIn(text: string, written: string, weekdays: (text: string) => Weekdays[]): FigurePlace[] {
  const found = weekdays(text).filter(({ piece, index }) => piece.length > 4 || !isPlainWord(written, index));
  return found.map(({ piece, index, days }) => ({
    start: index,
    // A full stop after a name may end the sentence, one after a short form does not.
    end: index + piece.replace(/(?<=\p{L}{4})\.$/u, "").length,
    key: [...new Set(days)]
      .sort()
      .map((day) => day + 1)
      .join(""),
  }));
}

/** The sun is no Sunday. Languages without capitals have no such words. */
const isPlainWord = (written: string, index: number) => /^[a-z]{3}(?![a-z])/.test(written.slice(index, index + 4));

/** Each place joined with the days beside it, the nearest first, and the days that are joined. */
function matched(
  text: string,
  places: FigurePlace[],
  days: FigurePlace[],
): [joined: FigurePlace[], used: Set<FigurePlace>] {
  const pairs = places
    .flatMap((place) => days.map((day) => ({ place, day, gap: gapOf(text, place, day) })))
    .sort((a, b) => a.gap - b.gap);
  const daysOf = new Map<FigurePlace, FigurePlace>();
  const used = new Set<FigurePlace>();
  for (const { place, day, gap } of pairs) {
    if (gap === Number.POSITIVE_INFINITY || daysOf.has(place) || used.has(day)) continue;
    daysOf.set(place, day);
    used.add(day);
  }
  const joined = places.map((place) => {
    const day = daysOf.get(place);
    if (!day) return place;
    const [start, end] = [Math.min(place.start, day.start), Math.max(place.end, day.end)];
    return { start, end, key: `${day.key} ${place.key.replace("? ", "")}` };
  });
  return [joined, used];
}

/** How many characters are between hours and days; infinite if they do not belong together. */
function gapOf(text: string, place: FigurePlace, day: FigurePlace): number {
  const isBefore = day.end <= place.start;
  if (!isBefore && day.start < place.end) return Number.POSITIVE_INFINITY;
  const gap = isBefore ? text.slice(day.end, place.start) : text.slice(place.end, day.start);
  const isNear = isBefore ? BETWEEN.test(gap) && words(gap) <= 3 : AFTER.test(gap) && words(gap) <= 2;
  // After a comma, another part of the sentence may begin: "closed, on Monday we are open".
  return isNear ? gap.length + (!isBefore && gap.includes(",") ? AFTER_COMMA : 0) : Number.POSITIVE_INFINITY;
}
