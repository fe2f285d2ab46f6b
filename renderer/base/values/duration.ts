import { inLatinDigits } from "./digits";
import { anyOf, type Kind, kindOf } from "./kind";

/** How a language writes how long something takes. */
export interface DurationForm {
  /** Every spelling of each unit; the first two are for formatting one and several. */
  units: Partial<Record<DurationUnit, string[]>>;
  /** Between the ends of a range, besides dashes. */
  to: string[];
  decimal: string;
  /** Between two units: `and` in `1 hour and 30 minutes`. */
  and: string[];
  /** A BCP 47 tag. */
  tag?: string;
  /** The forms of each unit by the plural categories of CLDR: https://cldr.unicode.org/index/cldr-spec/plural-rules */
  plurals?: Partial<Record<DurationUnit, Partial<Record<Intl.LDMLPluralRule, string>>>>;
  /** Words that are a unit with its count, such as two hours in Arabic. */
  uncounted?: Record<string, [count: number, unit: DurationUnit]>;
}

/** How long something takes, in minutes; `from` equals `to` if it is exact. */
export interface Duration {
  from: number;
  to: number;
  /** As written. */
  unit: DurationUnit;
}

/** Between the ends of a range. */
const between = (to: string[]) => String.raw`\s*(?:[-–—~〜]|${anyOf(to)}(?!\p{L}))\s*`;

/** In minutes. A month is no whole number of days, so that no number of days equals one. */
export const LENGTHS = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_830 };

type DurationUnit = keyof typeof LENGTHS;

/** Durations in one unit or two: `4-6 hours`, `1.5 h`, `30 to 45 minutes`, `1 hour 30 minutes`. */
export function durationIn(form: DurationForm): Kind<Duration> {
  const { units, to, and = [], uncounted = {} } = form;
  const decimal = inLatinDigits(form.decimal);
  const number = String.raw`\d+(?:[${decimal}]\d+)?`;
  const named = Object.entries(units) as [DurationUnit, string[]][];
  const names = anyOf(named.flatMap(([, spellings]) => spellings));
  const counted = String.raw`\s*-?${names}(?!\p{L})`;
  const more = String.raw`(?:\.?\s*(?:${anyOf(and)}\s*)?\d+${counted})?`;
  const source = String.raw`(?<!\d|\d[.,])${number}(?:${between(to)}${number})?${counted}${more}`;
  const [every, unitsOf] = [new RegExp(number, "g"), new RegExp(String.raw`(?<!\p{L})${names}(?!\p{L})`, "giu")];
  const unitNamed = (name = "") =>
    named.find(([, spellings]) => spellings.some((one) => one.toLowerCase() === name.toLowerCase()))?.[0] ?? "minute";
  return kindOf({
    hasDigit: true,
    source,
    whole: `(?:${source}|${anyOf(Object.keys(uncounted))})`,
    parse(piece) {
      const [count, whole] = uncounted[piece] ?? [];
      if (count && whole) return { from: count * LENGTHS[whole], to: count * LENGTHS[whole], unit: whole };
      const [unit = "minute", smaller] = (piece.match(unitsOf) ?? []).map(unitNamed);
      const ends = (piece.match(every) ?? []).map((end) => Number(end.replace(decimal, ".")));
      const rest = smaller === undefined ? 0 : (ends.pop() ?? 0) * LENGTHS[smaller];
      const [from = 0, until = from] = ends.map((end) => end * LENGTHS[unit] + rest);
      if (smaller === undefined) return { from, to: until, unit };
      // `5-6 hours 30 minutes` does not say to which end the minutes belong.
      if (ends.length > 1 || LENGTHS[smaller] >= LENGTHS[unit]) return undefined;
      return { from, to: until, unit: unitFor(from, unit, smaller) };
    },
    key: ({ from, to }) => `${from}-${to} min`,
    format({ from, to, unit }) {
      const [low, high] = [from, to].map((end) => end / LENGTHS[unit]) as [number, number];
      const isAlone = ([, [count, of]]: [string, [number, string]]) => of === unit && low === count && high === count;
      const [alone] = Object.entries(uncounted).find(isAlone) ?? [];
      if (alone !== undefined) return alone;
      const [one = unit, several = one] = units[unit] ?? [];
      const plural =
        form.plurals?.[unit]?.[new Intl.PluralRules(form.tag).select(high)] ?? (high === 1 ? one : several);
      return `${[...new Set([low, high])].map((end) => String(end).replace(".", form.decimal)).join("-")} ${plural}`;
    },
  });
}

/** The unit for a length of two units: the larger one, if it has no more than a quarter. */
const unitFor = (minutes: number, larger: DurationUnit, smaller: DurationUnit): DurationUnit =>
  (minutes * 4) % LENGTHS[larger] === 0 ? larger : smaller;
