import { pointerSteps, valueAt } from "../../base/pointer";
import { dayOfClock } from "../../clock/clock";
import { hoursDates } from "../../clock/hours/businessHours";
import { hoursPlace, specialFrom, type WrittenHours } from "../../clock/hours/schedule";
import { momentsOf } from "../../clock/windows";
import { dayAfter, instantAt, wallOfDay } from "../../clock/zone";
import type { SpecialHours } from "../../contract/businessHours";
import { placesOf } from "../facts/collectFacts";
import {
  type ContentFile,
  filesOf,
  isDraft,
  isOutsideItsTime,
  type SiteContent,
  windowsOf,
} from "../model/siteContent";
import { siteAsOf } from "../pages/asOf";
import { placesIn } from "../places/locate";

/** Days: how far ahead changes are listed. */
export const YEAR = 366;

/** Something that starts or ends by itself. */
export interface TimedChange {
  instant: number;
  /** In words, such as `"Winter Offer" ends`. */
  what: string;
  file: string;
  line: number;
}

/** The pages that are published at some time, and site.yaml. */
function filesInTime(content: SiteContent): ContentFile[] {
  return filesOf(content).filter((file) => file === content.site || !isDraft(file) || isScheduled(file));
}

/** Whether a page is unpublished only because it is outside its time. */
const isScheduled = (page: ContentFile) => isOutsideItsTime(page) && valueAt(page.data, "/draft") !== true;

/**
 * What starts or ends on the pages and in the facts until an instant, in order.
 *
 * @param now the instant after which; that of the content by default
 */
export function changesUntil(content: SiteContent, end: number, now = content.clock.now): TimedChange[] {
  const found = filesInTime(content).flatMap((file) => {
    const placeOf = placesIn(file);
    const windows = windowsOf(file);
    const lastOf = (list: string | undefined, ends: number) =>
      list !== undefined && windows.some((other) => other.list === list && other.starts === ends);
    return windows.flatMap(({ pointer, list, starts, ends }) => {
      const { line } = placeOf({ pointer });
      const change = (instant: number, what: string) => ({ instant, what, file: file.file, line });
      const name = partName(file, list ?? pointer);
      const value = String(valueAt(file.timed?.data, `${pointer}/value`));
      return [
        ...(starts === undefined ? [] : [change(starts, list ? `${name} becomes ${value}` : `${name} begins`)]),
        // Omitted if the next value starts then, which is in the list too.
        ...(ends === undefined || lastOf(list, ends) ? [] : [change(ends, `${name} ends`)]),
      ];
    });
  });
  return found.filter(({ instant }) => instant > now && instant <= end).sort((a, b) => a.instant - b.instant);
}

/** The holidays of the year from a day on, by default that of the content, in order. */
export function holidaysFrom(content: SiteContent, today = dayOfClock(content.clock)): SpecialHours[] {
  const ofPlaces = placesWithHours(content).flatMap(({ name, ...hours }) =>
    specialFrom(hours, today).map((special) => ({ ...special, name: `${special.name}, ${name}` })),
  );
  return [...specialFrom(writtenHours(content), today), ...ofPlaces]
    .filter(({ first }) => first <= dayAfter(today, YEAR))
    .sort((one, other) => one.first.localeCompare(other.first));
}

/** The instant at which the built site next changes without an edit. Returns undefined if not within a year. */
export function nextChange(content: SiteContent): number | undefined {
  const { now, zone } = content.clock;
  const first = momentsOf(filesInTime(content).flatMap(windowsOf)).find((moment) => moment > now);
  const today = dayOfClock(content.clock);
  const instantOf = (ahead: number) => instantAt(wallOfDay(dayAfter(today, ahead)), zone);
  // Checking each day of a year takes half a second.
  if (!hasHoursInTime(content)) return first !== undefined && first <= instantOf(YEAR) ? first : undefined;
  const hoursOn = hoursOnDays(content);
  const before = hoursOn(today);
  for (let ahead = 1; ahead <= YEAR; ahead++) {
    const instant = instantOf(ahead);
    if (first !== undefined && first <= instant) return first;
    if (hoursOn(dayAfter(today, ahead)) !== before) return instant;
  }
  return undefined;
}

/** Whether what the site shows about its hours may change from day to day. */
function hasHoursInTime(content: SiteContent): boolean {
  const { seasons, holidays } = writtenHours(content);
  return (
    seasons !== undefined ||
    holidays !== undefined ||
    placesWithHours(content).some((place) => place.holidays !== undefined) ||
    (content.site !== undefined && windowsOf(content.site).length > 0)
  );
}

/** Returns all that what the site shows about its hours on a day depends on, for comparison. */
function hoursOnDays(content: SiteContent): (day: string) => string {
  const data = (content.site?.timed ?? content.site)?.data as Record<string, unknown> | undefined;
  const all = [writtenHours(content), ...placesWithHours(content)];
  const { zone } = content.clock;
  return (day) => {
    const then = siteAsOf(data, { now: instantAt(wallOfDay(day), zone), zone });
    return JSON.stringify([valueAt(then, hoursPlace(then)), ...all.map((hours) => hoursDates(hours, day))]);
  };
}

const writtenHours = ({ site }: SiteContent): WrittenHours =>
  (valueAt((site?.timed ?? site)?.data, "/business") ?? {}) as WrittenHours;

/** The places of the business that have opening hours. */
const placesWithHours = ({ site }: SiteContent) =>
  placesOf((site?.timed ?? site)?.data).flatMap(({ group }) =>
    group.openingHours === undefined ? [] : [group as WrittenHours & { name?: string }],
  );

const NAMES = ["heading", "title", "label", "name", "question", "text", "alt"];

/** The author's name for the thing at a place of a file. */
function partName({ file, timed }: ContentFile, pointer: string): string {
  const value = valueAt(timed?.data, pointer);
  if (Array.isArray(value))
    return pointerSteps(pointer)
      .filter((step) => step !== "value")
      .join(".");
  const name = NAMES.map((key) => valueAt(value, `/${key}`)).find((found) => typeof found === "string");
  if (pointer === "") return `the page ${name ? `"${name}"` : file}`;
  return name ? `"${name}"` : `${valueAt(value, "/type") ?? "an entry"}`;
}
