import { dayOfClock } from "../../clock/clock";
import { SOON } from "../../clock/windows";
import { dayAfter, instantAt, wallOfDay } from "../../clock/zone";
import { filesOf, type SiteContent, windowsOf } from "../siteContent";

/** From when until when, in milliseconds, everything about a site stays as it is while no file changes. */
export type Holds = [since: number, until: number];

/**
 * How long what a check or a build found holds: until something on the site starts, ends, or is about to end, and not
 * over midnight, since pages may show the day and known problems wait for one.
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
