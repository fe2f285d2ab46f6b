import { dayOf, instantAt, instantsAt, wallOfDay } from "./zone";

const DAY = 24 * 60 * 60 * 1000;

/** A date, or a date with a time, as a marketer writes it. */
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2}))?$/;

/** Why a moment is invalid: there is no such day or time, or a clock change skips it. */
export type WrongMoment = "impossible" | "skipped";

export interface Moment {
  instant: number;
  wrong?: WrongMoment;
}

/**
 * Parses the moment of a `from`, a `--at`, or (with `through`) of an `until`: an `until` with only a date includes that
 * day. If a clock change repeats a time, the first one is meant.
 *
 * @returns undefined if the text does not look like a date, which the schema reports
 */
export function readMoment(text: unknown, zone: string, through = false): Moment | undefined {
  const [, day = "", hour, minute] = typeof text === "string" ? (FORM.exec(text) ?? []) : [];
  if (!day) return undefined;
  const midnight = wallOfDay(day);
  // Before the year 1 came 1 BC, which Intl writes as the year 1.
  if (Number.isNaN(midnight) || dayOf(midnight) !== day || day < "0001")
    return { instant: Number.NaN, wrong: "impossible" };
  // If a clock change skips midnight, the day begins later. That is no error of the author.
  if (hour === undefined) return { instant: instantAt(through ? midnight + DAY : midnight, zone) };
  if (Number(hour) > 23 || Number(minute) > 59) return { instant: Number.NaN, wrong: "impossible" };
  const wall = midnight + (Number(hour) * 60 + Number(minute)) * 60_000;
  const [instant] = instantsAt(wall, zone);
  return instant === undefined ? { instant: instantAt(wall, zone), wrong: "skipped" } : { instant };
}
