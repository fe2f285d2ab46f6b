import { dayOfClock } from "../../clock/clock";
import { SOON } from "../../clock/windows";
import { dayAfter, instantAt, wallOfDay } from "../../clock/zone";
import { filesOf, type SiteContent, windowsOf } from "../model/siteContent";

/** The period, in milliseconds, in which nothing about a site changes unless a file does. */
export type Holds = [since: number, until: number];

/**
 * How long the result of a check or a build is valid: until something on the site starts, ends, or is about to end, and
 * at most until midnight, since pages may show the date and accepted problems expire.
 */
export function holdsOf(content: SiteContent): Holds {
  const { now, zone } = content.clock;
  let until = instantAt(wallOfDay(dayAfter(dayOfClock(content.clock))), zone);
  for (const { starts, ends } of filesOf(content).flatMap(windowsOf)) {
    for (const moment of [starts, ends, ends === undefined ? undefined : ends - SOON]) {
      if (moment !== undefined && moment > now && moment < until) until = moment;
    }
  }
  return [now, until];
}
