import type { FigureLanguage } from "../language";
import { FILL, isInWords, NUMBER, numberOf } from "./numbers";
import { hoursWithDays } from "./openDays";
import { anyWord, expression, rangeOf, type Search, searchBy } from "./search";
import { type Time, timesIn, WITH_MINUTES } from "./times";
import type { Weekdays } from "./weekdays";

/** Times of day, and ranges of them with their days. */
export function clockSearches(
  form: FigureLanguage,
  weekdays: (text: string) => Weekdays[],
): { hours: Search; times: Search } {
  const { source, mark, first, hour, parse } = timesIn(form);
  // What is counted: any word but those that go on with a sentence.
  const counted = String.raw`\s(?!(?:${form.goOn})(?!\p{L}))\p{L}`;
  // An hour that is only a number is no count of what comes next, as in `two or three braids`.
  const notCounted = String.raw`(?![\p{L}\d%:]|[.,-]\d|\s?[-–]\s?\d|(?:\s(?:or|oder|ou|o|או)\s\d{1,3}${FILL}{0,20})?${counted})`;
  const timeOf = ({ 0: piece }: RegExpExecArray) => {
    const time = parse(piece);
    // `halb drei` is written in figures as `2:30 Uhr`, where hours count to 24.
    const isExact = WITH_MINUTES.test(piece) || (form.pm === undefined && time && time.minutes % 60 > 0);
    return time && clock(isExact ? time.minutes : byDay(time));
  };
  const plain = searchBy(source, timeOf, expression(mark));
  const ends = expression(`(?<!\\p{L})(?:${form.until}|(?:${form.closed})(?:\\s(?:${form.at}))?)\\s$`);
  const bare = searchBy(`(?<=(?<!\\p{L})(?:${form.at})\\s)${NUMBER}${notCounted}`, ({ 0: piece, index, input }) => {
    const number = numberOf(piece);
    if (number < 1 || number > 24 || number % 1 !== 0) return undefined;
    const isEnd = number < 12 && ends.test(input.slice(Math.max(0, index - 30), index));
    return clock(isEnd ? number * 60 + 720 : byDay({ minutes: number * 60, isHalf: number < 12 }));
  });
  const end = `(?:${source}|${hour})`;
  const range = rangeOf(form);
  const number = expression(`^${NUMBER}$`);
  // `kl. 8-12 og 13-18`
  const hours = String.raw`\d[\d.:]{0,4}\s?[-–]\s?\d[\d.:]{0,4}(?:,|\s(?:${anyWord(form.and)}))\s`;
  const open = expression(`(?:${form.opening})[\\s:]{1,2}(?:${hours})?$`);
  const noun = expression(`^${counted}`);
  const rangeKey = ({ 0: piece, 1: from = "", 2: until = "", index, input }: RegExpExecArray) => {
    const isBare = [from, until].every((one) => number.test(one) && !WITH_MINUTES.test(one)) && !isWorkday(from, until);
    const [opens, closes] = [from, until].map(parse);
    if (!opens || !closes) return undefined;
    const key = hoursOf(opens, closes);
    const [before, after] = [input.slice(Math.max(0, index - 30), index), input.slice(index + piece.length)];
    return isBare && (!open.test(before) || noun.test(after)) ? `? ${key}` : key;
  };
  const joint = `(?:[-–—]|\\s(?:${anyWord(form.to)}|${form.between[1]}))\\s?${first}`;
  const ranges = searchBy(`(${end})${range}(${end})`, rangeKey, expression(joint));
  return {
    hours: hoursWithDays(ranges, weekdays, form),
    times: (text, written) => [...plain(text, written), ...bare(text, written)],
  };
}

/** `9` alone is in the morning, `3` in the afternoon, as in most shops; `until 8` is in the evening. */
const byDay = ({ minutes, isHalf }: Time): number => (isHalf && minutes < 7 * 60 ? minutes + 720 : minutes);

/** `nine to five`: in words, and no count goes down. */
function isWorkday(from: string, until: string): boolean {
  const [opens, closes] = [from, until].map(numberOf) as [number, number];
  return isInWords(from) && isInWords(until) && opens >= 6 && opens < 12 && closes >= 3 && closes < opens;
}

/** An end that may be in either half of the day is the one that fits to the other end. */
function hoursOf(opens: Time, closes: Time): string {
  let [from, until] = [opens.minutes, closes.minutes];
  // From 4 p.m. to 1 ends on the next day.
  if (closes.isHalf && until <= from && from < until + 720) until += 720;
  else if (opens.isHalf && from + 720 < until && !closes.isHalf && until > 720 && from < 7 * 60) from += 720;
  return `${clock(from)}-${clock(until)}`;
}

/** `09:30`. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
