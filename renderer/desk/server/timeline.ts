import { valueAt } from "../../base/pointer";
import { dayInWords } from "../../clock/clock";
import { dayAt, formatMoment, instantAt, wallOfDay } from "../../clock/zone";
import type { SiteContent } from "../../content/model/siteContent";
import { changesUntil, holidaysFrom, YEAR } from "../../content/site/changes";
import type { TimelineEntry } from "../protocol/page";

const DAY = 24 * 60 * 60 * 1000;

/**
 * What begins and ends on the site within a year, holidays among it, in order.
 *
 * @param content as of any moment
 * @param now the instant from which on, in milliseconds since 1970
 */
export function timelineOf(content: SiteContent, now: number): TimelineEntry[] {
  const { zone } = content.clock;
  const language = valueAt(content.site?.data, "/language");
  const routes = new Map(content.pages.map(({ file, route }) => [file, route]));
  const changes = changesUntil(content, now + YEAR * DAY, now).map(({ instant, what, file }) => {
    const route = routes.get(file);
    return { instant, at: formatMoment(instant, zone), what, ...(route && { route }) };
  });
  const holidays = holidaysFrom(content, dayAt(now, zone)).map(({ name, first, openings }) => ({
    instant: instantAt(wallOfDay(first), zone),
    at: first,
    what: `${name}: ${openings.length === 0 ? "closed" : "other hours"}`,
  }));
  return [...changes, ...holidays]
    .sort((a, b) => a.instant - b.instant)
    .map(({ instant, ...entry }) => ({ ...entry, when: dayInWords(instant, zone, language) }));
}
