import { LENGTHS } from "../duration";
import type { FigureLanguage } from "../language";
import { FILL, NUMBER, numberOf, START } from "./numbers";
import { anyWord, ends, expression, type Search, searchBy, TAKEN } from "./search";

const METERS = { meter: 1, yard: 0.9144, kilometer: 1000, mile: 1609.344 };
const YEAR = 12 * LENGTHS.month;

/** Each spelling with the length of its unit. */
const spelled = (units: Record<string, string[] | undefined>, lengths: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(units).flatMap(([unit, names = []]) =>
      names.map((name) => [name.toLowerCase(), lengths[unit] ?? 0]),
    ),
  );

/** Durations: `4-6 hours`, `an hour and a half`, `1 hour 30 minutes`. Keys are in minutes, so that 60 minutes equal an hour. */
export const durationSearch = (form: FigureLanguage): Search =>
  lengthSearch(form, spelled({ ...form.units, year: form.years }, { ...LENGTHS, year: YEAR }), form.phrases, "min");

/** Distances: `20 miles`, `5 km`. Keys are in meters. */
export const distanceSearch = (form: FigureLanguage): Search =>
  lengthSearch(form, spelled(form.distances, METERS), form.ways, "m");

function lengthSearch(
  { half, range, and, or, particles, one = "(?!)", age = "(?!)", prefix = "" }: FigureLanguage,
  units: Record<string, number>,
  phrases: Record<string, number>,
  measure: "min" | "m",
): Search {
  const [unit, phrase] = [units, phrases].map((words) => anyWord(Object.keys(words)));
  const more = (rest: string) =>
    String.raw`(?:\s(?:(?:${and.join("|")})\s)?(?<${rest}>${NUMBER})\s?(?<${rest}Unit>${unit})(?!\p{L}))?`;
  // `2 h 30`
  const minutes = String.raw`(?:(?<=\d\s?h)\s?(?<minutes>\d\d)(?![\d%€$:]|[.,]\d|\s?${unit}))?`;
  // `an hour or two`, but not "an hour or two clients"
  const orMore = (more: string) =>
    String.raw`\s${anyWord(or)}\s(?<${more}>${NUMBER})(?![\p{L}\d%€$:]|[.,]\d|\s?[-–]|\s(?!${anyWord(particles)}(?!\p{L}))\p{L})`;
  const source = [
    String.raw`(?<!\p{L})(?:${one})\s(?<oneUnit>${unit})${orMore("several")}|`,
    `${START}(?<low>${NUMBER})\\+?(?<lowHalf>${half})?(?:${range}(?<high>${NUMBER})\\+?(?<highHalf>${half})?)?`,
    `(?:\\s|[-‑](?=\\p{L}))?(?<unit>${unit})(?!\\p{L}|${age})(?:${orMore("orHigh")}|(?<unitHalf>${half})?${minutes}${more("rest")})`,
    `|(?<!\\p{L}|${TAKEN}\\s)${prefix}(?<phrase>${phrase})(?!\\p{L})(?<phraseHalf>${half})?${more("also")}`,
    // `half an hour to an hour`
    `(?:${range}(?:(?<highPhrase>${phrase})|(?:(?<count>${NUMBER})\\s?)?(?<highUnit>${unit}))(?!\\p{L}))?`,
  ].join("");
  const lengthOf = (number = "0", unit = "") => numberOf(number) * (units[unit] ?? 0);
  return searchBy(
    source,
    ({ groups: found = {} }) => {
      const extra = lengthOf(found.rest ?? found.also, found.restUnit ?? found.alsoUnit) + Number(found.minutes ?? 0);
      if (found.phrase !== undefined) {
        const base = phrases[found.phrase] ?? 0;
        const low = base + (found.phraseHalf ? unitOf(base) / 2 : 0) + extra;
        const high =
          phrases[found.highPhrase ?? ""] ?? (found.highUnit ? lengthOf(found.count ?? "1", found.highUnit) : low);
        return `${ends(Math.round(low), Math.round(high))} ${measure}`;
      }
      if (found.oneUnit !== undefined) {
        const [low, high] = ["1", found.several].map((count) => Math.round(lengthOf(count, found.oneUnit)));
        return `${ends(low ?? 0, high ?? 0)} ${measure}`;
      }
      const halved = lengthOf("0.5", found.unit);
      const low = lengthOf(found.low, found.unit) + (found.lowHalf || (found.unitHalf && !found.high) ? halved : 0);
      const several = found.high ?? found.orHigh;
      const high = lengthOf(several, found.unit) + (found.highHalf || found.unitHalf ? halved : 0);
      const last = (several === undefined ? low : high) + extra;
      return `${ends(Math.round(several === undefined ? last : low), Math.round(last))} ${measure}`;
    },
    expression(`(?:(?<!\\p{L})(?:${prefix})?|${half})(?:${unit}|${phrase})(?!\\p{L})`),
  );
}

/** The unit in which a phrase counts: two hours and a half are half an hour more, in minutes. */
const unitOf = (minutes: number) =>
  [YEAR, ...Object.values(LENGTHS).reverse()].find((unit) => minutes >= unit) ?? LENGTHS.hour;

/** `15 %`, `10-15%`, `fifteen percent`. */
export function percentageSearch({ percent, range }: FigureLanguage): Search {
  const sign = String.raw`(?:%|${anyWord(percent)}${FILL}*(?!\p{L}))`;
  return searchBy(
    `${START}(${NUMBER})(?:\\s?${sign})?(?:${range}(${NUMBER}))?\\s?[-‑]?${sign}`,
    ([, low = "", high = low]) => `${ends(numberOf(low), numberOf(high))} %`,
    expression(sign),
  );
}
