import { CLOSED } from "../../placeholders";
import { inLatinDigits } from "../digits";
import type { LanguageForm } from "../language";
import { clockSearches } from "./clock";
import { addressSearch, emailSearch } from "./contacts";
import { countsIn, type Unit } from "./counts";
import { dateSearch, daysInWords, yearSearch } from "./dates";
import { distanceSearch, durationSearch, percentageSearch } from "./lengths";
import { moneySearch } from "./money";
import { HAS_NUMBER, numbersIn } from "./numbers";
import { type PhoneForm, phoneSearch } from "./phones";
import {
  apart,
  expression,
  type Figure,
  type FigureKind,
  lazily,
  mayBeWords,
  rangeOf,
  type Search,
  withoutPlaces,
} from "./search";
import { weekdaysIn } from "./weekdays";

export interface Figures {
  /** The figures of a text in order, without those that are part of another, such as a time of a range of hours. */
  figures(text: string, units?: Unit[]): Figure[];
  /** The days of the week that a text names, Monday is 0. */
  daysIn(text: string): number[];
  /** What is counted in texts of facts: clients in `1000+ clients`. */
  unitsIn(texts: string[]): Unit[];
}

/** Kinds whose figures all have a number: a text without one is not searched. */
const WITH_NUMBER = new Set<FigureKind>(["date", "money", "phone", "address", "percentage", "count", "year"]);

const NO_UNITS: Unit[] = [];

/** Facts, web addresses and routes: what is in them is no figure. */
const NO_FIGURES = new RegExp(
  String.raw`${CLOSED}|(?:https?:\/\/|www\.)[^\s)"'<>]{1,2000}|(?<=\]\()[/#.][^\s)]{0,2000}|(?<![^\s(])\/[\p{L}\d][^\s)]{0,2000}`,
  "gu",
);

interface FigureForms {
  language: LanguageForm;
  phone: PhoneForm;
  /** The ISO 4217 code of the country's currency. */
  currency: string;
}

/** What finds figures in a language. */
export function figuresIn({ language: own, phone, currency }: FigureForms): Figures {
  const language = { ...own, range: rangeOf(own, own.or) };
  const numbers = numbersIn(language.numbers, language.prefix);
  const days = daysInWords(language);
  const weekdays = weekdaysIn(language);
  const clock = clockSearches(language, weekdays);
  const counts = countsIn(language);
  const beforeUnits: [FigureKind, Search][] = [
    ["email", emailSearch],
    ["date", lazily(() => dateSearch(language))],
    ["money", lazily(() => moneySearch(language, currency))],
    ["phone", lazily(() => phoneSearch(phone, language.calling))],
    ["address", addressSearch(language.streets)],
    ["hours", clock.hours],
    ["time", clock.times],
    ["duration", lazily(() => durationSearch(language))],
    ["distance", lazily(() => distanceSearch(language))],
    ["percentage", lazily(() => percentageSearch({ ...language, range: rangeOf(own) }))],
  ];
  const years = yearSearch(language);
  const mayHold = mayHoldFigures(language, numbers.words);
  const search = (text: string, searches: [FigureKind, Search][]): [Figure[], string] => {
    const visible = inLatinDigits(text).replace(NO_FIGURES, (piece) => " ".repeat(piece.length));
    const plain = own.plain?.(visible);
    const written = plain?.text ?? visible;
    const place = (index: number) => plain?.at[index] ?? index;
    if (!mayHold(lower(written))) return [[], written];
    let rest = numbers.inFigures(days(lower(written)));
    let hasNumbers = HAS_NUMBER.test(rest);
    const figures: Figure[] = [];
    for (const [kind, find] of searches) {
      const places = hasNumbers || !WITH_NUMBER.has(kind) ? apart(find(rest, written), rest) : [];
      if (places.length === 0) continue;
      rest = withoutPlaces(rest, places);
      hasNumbers = HAS_NUMBER.test(rest);
      for (const { start, end, key } of places) {
        const index = place(start);
        figures.push({ kind, piece: text.slice(index, place(end)), index, key });
      }
    }
    return [figures.sort((a, b) => a.index - b.index), rest];
  };
  return {
    figures: (text, units = NO_UNITS) =>
      search(text, [...beforeUnits, ["count", counts.search(units)], ["year", years]])[0],
    daysIn: (text) => weekdays(lower(own.plain?.(text).text ?? text)).flatMap(({ days: named }) => named),
    unitsIn(texts) {
      const units = texts.flatMap((text) => counts.unitsIn(search(text, beforeUnits)[1]));
      return [...new Map(units.map((unit) => [unit.stem, unit])).values()];
    },
  };
}

/** Whether a text in lower case may hold a figure: most have neither a digit nor such a word. */
function mayHoldFigures(language: LanguageForm, numbers: string[]): (text: string) => boolean {
  const { named, phrases, ways, dayWords, open, closed, always, weekdays } = language;
  const hasNumber = mayBeWords([...numbers, ...[named, phrases, ways, dayWords].flatMap(Object.keys)]);
  const mayBeDays = expression(`(?:${open}|${closed}|${always})`);
  const hasDay = mayBeWords(weekdays.flat());
  return (text) => /[\d@½]/.test(text) || hasNumber.test(text) || (mayBeDays.test(text) && hasDay.test(text));
}

/** In lower case, each character in its place: the Turkish capital I with a dot would become two. */
const lower = (text: string) => text.replaceAll("\u0130", "I").toLowerCase();
