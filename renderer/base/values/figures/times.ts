import type { LanguageForm } from "../language";
import { isInWords, NUMBER, THOUSAND } from "./numbers";
import { anyWord, expression } from "./search";

/** In minutes of the day. */
export interface Time {
  minutes: number;
  /** Whether it may as well be twelve hours later: `9` in "9 to 5". */
  isHalf: boolean;
}

/** `am`, `p. m.` */
const AM_PM = expression(String.raw`(?<!\p{L})[ap]\.?\s?m(?!\p{L})`);

/** `9:30`, `9 h 30`, `9 Uhr 30`. */
export const WITH_MINUTES = /\d\D{1,9}\d\d(?!\d)/;

/** Times of day in any words of a language. */
export function timesIn(form: LanguageForm): {
  /** Matches a time. A regular expression without capture groups. */
  source: string;
  /** Matches what each text with a time has, fast. */
  mark: string;
  /** Matches what a time can begin with, fast. */
  first: string;
  /** Matches a number that may be an hour. */
  hour: string;
  /** The time of a piece; undefined for a number that no clock shows. */
  parse(piece: string): Time | undefined;
} {
  const { separator, separatorBefore = separator, after, named, spoken, morning, afternoon } = form;
  const lasting = String.raw`(?<!\p{L})(?:${form.lasting ?? "(?!)"})\s`;
  const start = String.raw`(?<![\p{L}\d]|\d[.,:/]|${lasting})`;
  const [hour, exact] = [start + NUMBER, String.raw`${start}\d{1,2}`];
  const said = Object.entries(spoken).sort(([a], [b]) => b.length - a.length);
  const phrases = said.map(([phrase]) => `${phrase.replace("#", NUMBER)}(?![:.]?\\d|\\s\\d\\d(?!\\d))`);
  const half = String.raw`(?:${morning}|${afternoon})(?!\p{L})`;
  const before =
    form.beforeSpoken === undefined ? String.raw`(?<!\p{L})` : String.raw`(?<=(?<!\p{L})(?:${form.beforeSpoken})\s?)`;
  const spokenTime = String.raw`${before}(?:${phrases.join("|") || "(?!)"})(?!\p{L})`;
  const source = [
    `${spokenTime}(?:,?\\s${half})?`,
    `${exact}(?:${separator})\\d{2}(?![\\d:])(?:\\s?(?:${after}))?(?:\\s${half})?`,
    `${exact}(?:${separatorBefore})\\d{2}\\s?(?:${after})(?:\\s${half})?`,
    `${hour}\\s?(?:${after})(?:\\s\\d{2}(?![\\d%€$]|[.,:]\\d|\\s?\\p{L}|\\s?[-–]))?(?:\\s${half})?`,
    `${hour}\\s${half}`,
    `(?<!\\p{L})${anyWord(Object.keys(named))}(?!\\p{L})`,
  ]
    // `1 h 30 min` is a duration.
    .map((each) => `${each}(?!\\s?(?:\\d{1,2}\\s?)?min(?!\\p{L}))`)
    .join("|");
  const saidWords = said.flatMap(([phrase]) => phrase.split("#")).map((part) => part.trim());
  const names = anyWord([...Object.keys(named), ...saidWords.filter((part) => part !== "")]);
  const mark = String.raw`\d(?:${separator})\d\d|(?<!\p{L})(?:${after}|${morning}|${afternoon}|${names})`;
  return {
    source,
    mark,
    first: `(?:[\\d${THOUSAND}]|${names})`,
    hour,
    parse: timeParser(form, said),
  };
}

/** @param said the spoken forms, the longest first */
function timeParser(
  { pm, named, morning, afternoon }: LanguageForm,
  said: [phrase: string, minutes: number][],
): (piece: string) => Time | undefined {
  const [inMorning, inAfternoon] = [expression(`(?:${morning})$`), expression(`(?:${afternoon})$`)];
  const offsets = said.map(([phrase, minutes]) => [expression(`^${phrase.replace("#", NUMBER)}`), minutes] as const);
  return (piece) => {
    const name = named[piece];
    if (name !== undefined) return { minutes: name, isHalf: false };
    const [, minute = 0] = (piece.match(/\d+/g) ?? []).map(Number);
    const number = Number(/\d+/.exec(piece)?.[0]);
    const offset = offsets.find(([each]) => each.test(piece))?.[1];
    const isLate = inAfternoon.test(piece);
    const isEarly = inMorning.test(piece);
    const [suffix = ""] = (pm !== undefined && AM_PM.exec(piece)) || [];
    const hasSuffix = suffix !== "";
    const hourOf = isLate || /p/i.test(suffix) ? (number % 12) + 12 : isEarly || hasSuffix ? number % 12 : number;
    const hasMinutes = WITH_MINUTES.test(piece);
    const minutes = hourOf * 60 + (offset ?? 0) + (hasMinutes ? minute : 0);
    if (number > 24 || minute > 59 || minutes < 0) return undefined;
    const isSpoken = offset !== undefined || !/\D/.test(piece) || isInWords(piece);
    const isHalf = !isLate && !isEarly && !hasSuffix && hourOf < 12 && (isSpoken || pm !== undefined);
    return { minutes, isHalf };
  };
}
