import { anyOf, type Formatted, type Kind, kindOf } from "./kind";

/** How a language writes how long something takes. */
export interface DurationForm {
  /** Every spelling of each unit; the first two are for formatting one and several. */
  units: Partial<Record<DurationUnit, string[]>>;
  /** Between the ends of a range, besides dashes. */
  to: string[];
  decimal: string;
}

/** How long something takes, in minutes; `from` equals `to` if it is exact. */
export interface Duration {
  from: number;
  to: number;
  /** As written. */
  unit: DurationUnit;
}

/** Between the ends of a range. */
const between = (to: string[]) => String.raw`\s*(?:[-–—]|${anyOf(to)}(?!\p{L}))\s*`;

/** In minutes. A month is no whole number of days, so that no number of days equals one. */
export const LENGTHS = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_830 };

type DurationUnit = keyof typeof LENGTHS;

/** Durations in one unit: `4-6 hours`, `1.5 h`, `30 to 45 minutes`. */
export function durationIn({ units, to, decimal }: DurationForm): Kind<Duration> & Formatted<Duration> {
  const number = String.raw`\d+(?:[${decimal}]\d+)?`;
  const named = Object.entries(units) as [DurationUnit, string[]][];
  const names = anyOf(named.flatMap(([, spellings]) => spellings));
  const source = String.raw`(?<!\d|\d[.,])${number}(?:${between(to)}${number})?\s*-?${names}(?!\p{L})`;
  const every = new RegExp(number, "g");
  const unitOf = new RegExp(`${names}$`, "iu");
  const durations = kindOf({
    hasDigit: true,
    source,
    parse(piece) {
      const spelling = unitOf.exec(piece)?.[0].toLowerCase() ?? "";
      const [unit = "minute"] =
        named.find(([, spellings]) => spellings.some((one) => one.toLowerCase() === spelling)) ?? [];
      const ends = piece.match(every) ?? [];
      const [from = 0, until = from] = ends.map((end) => Number(end.replace(decimal, ".")) * LENGTHS[unit]);
      return { from, to: until, unit };
    },
    key: ({ from, to }) => `${from}-${to} min`,
  });
  return {
    ...durations,
    format({ from, to, unit }) {
      const [low, high] = [from, to].map((end) => String(end / LENGTHS[unit]).replace(".", decimal));
      const [one = unit, several = one] = units[unit] ?? [];
      return `${low === high ? low : `${low}-${high}`} ${to === LENGTHS[unit] ? one : several}`;
    },
  };
}
