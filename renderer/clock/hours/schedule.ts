import { groupBy } from "../../base/groups";
import { valueAt } from "../../base/pointer";
import type { Opening, SpecialHours } from "../../contract/businessHours";
import { dayAfter } from "../zone";
import { DAYS, type Days, nextDays } from "./dates";

/** The opening hours in site.yaml as written, which may break the schema. */
export interface WrittenHours {
  openingHours?: WrittenOpening[];
  seasons?: { name?: string; first?: string; last?: string; openingHours?: WrittenOpening[] }[];
  holidays?: { name?: string; date?: string; last?: string; opens?: string; closes?: string }[];
}

interface WrittenOpening {
  days?: string[];
  opens?: string;
  closes?: string;
}

const MINUTES = 1440;

/** `07:00` to `18:00` as minutes; closing no later than opening means on the next day. */
function openingOf({ opens, closes }: Pick<WrittenOpening, "opens" | "closes">): Opening | undefined {
  const [from, to] = [opens, closes].map((time) => {
    const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(String(time)) ?? [];
    return Number(hour) * 60 + Number(minute);
  });
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return undefined;
  return [from, to <= from ? to + MINUTES : to];
}

/** The openings of each weekday, Sunday first. */
function weekOf(openingHours: WrittenOpening[] = []): Opening[][] {
  return DAYS.map((day) =>
    listOf(openingHours)
      .filter(({ days }) => listOf(days).includes(day))
      .flatMap((opening) => [openingOf(opening)].filter((found) => found !== undefined))
      .sort((a, b) => a[0] - b[0]),
  );
}

/** The list without empty items; empty if it is not a list, which breaks the schema. */
const listOf = <Item>(list: Item[] | undefined): Item[] =>
  Array.isArray(list) ? list.filter((item) => item !== null && item !== undefined) : [];

/** The index of the season that contains a day; the first one if several do. */
export function seasonOn({ seasons }: WrittenHours, day: string): number | undefined {
  const all = Array.isArray(seasons) ? seasons : [];
  const index = all.findIndex((season) => isIn(day, nextDays(day, season?.first, season?.last)));
  return index < 0 ? undefined : index;
}

/** The pointer to the opening hours in site.yaml as of a day, of whose seasons all but the current one are holes. */
export function hoursPlace(site: unknown): string {
  const seasons = valueAt(site, "/business/seasons");
  const [season] = Array.isArray(seasons) ? Object.keys(seasons) : [];
  return season === undefined ? "/business/openingHours" : `/business/seasons/${season}/openingHours`;
}

const isIn = (day: string, days: Days | undefined) => days !== undefined && days.first <= day && day <= days.last;

/** The next occurrence of each holiday from a day on, in order. */
export function specialFrom({ holidays }: WrittenHours, day: string): SpecialHours[] {
  const found = listOf(holidays).flatMap(({ name = "", date, last, opens, closes }) => {
    const days = nextDays(day, date, last ?? date);
    const opening = opens === undefined ? undefined : openingOf({ opens, closes });
    return days ? [{ name, ...days, openings: opening ? [opening] : [] }] : [];
  });
  const sorted = found.sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  // Before and after a break.
  return [...groupBy(sorted, ({ first, last }) => `${first} ${last}`).values()].flatMap(([day, ...more]) =>
    day ? { ...day, openings: [day, ...more].flatMap(({ openings }) => openings).sort(([a], [b]) => a - b) } : [],
  );
}

function weekOn(hours: WrittenHours, day: string): Opening[][] {
  const season = seasonOn(hours, day);
  return weekOf(season === undefined ? hours.openingHours : hours.seasons?.[season]?.openingHours);
}

/** The weeks from a day on, each with its first day, up to the end of each season's next occurrence. */
export function weeksFrom(hours: WrittenHours, day: string): [from: string, week: Opening[][]][] {
  const weeks: [string, Opening[][]][] = [["", weekOn(hours, day)]];
  const changes = listOf(hours.seasons).flatMap(({ first, last }) => {
    const next = nextDays(day, first, last);
    return next ? [next.first, dayAfter(next.last)] : [];
  });
  let now = seasonOn(hours, day);
  for (const then of [...new Set(changes)].filter((each) => each > day).sort()) {
    const season = seasonOn(hours, then);
    if (season !== now) weeks.push([then, weekOn(hours, then)]);
    now = season;
  }
  return weeks;
}
