import { groupBy } from "../../base/groups";
import { dayInWords } from "../../clock/clock";
import { momentsOf } from "../../clock/windows";
import { filesOf, type SiteContent, windowsOf } from "../../content/model/siteContent";
import type { Change } from "../change";
import { routesInWords } from "../format/inWords";
import { visibleChanges } from "./compareContent";

/** The site before and after a change. */
export type States = [before: SiteContent, after: SiteContent];

/** At most this many later moments are looked at: each reads the pages that have a time. */
const MOST_MOMENTS = 12;

/**
 * What visitors will see of a change, now and from each later day at which something of it begins.
 *
 * @param statesAt both states as of a moment, in the form of `--at`
 */
export async function changesInTime(
  states: States,
  statesAt: (at: string) => Promise<States> | States,
): Promise<Change[]> {
  const found = visibleChanges(...states);
  const known = new Set(found.map(keyOf));
  const [, { clock }] = states;
  for (const moment of momentsAfter(states).slice(0, MOST_MOMENTS)) {
    for (const change of visibleChanges(...(await statesAt(new Date(moment).toISOString())))) {
      if (known.has(keyOf(change))) continue;
      known.add(keyOf(change));
      found.push({ ...change, from: dayInWords(moment, clock.zone) });
    }
  }
  return found;
}

/** When something in the changed files begins or ends after now. */
function momentsAfter([before, after]: States): number[] {
  const byText = groupBy([...filesOf(before), ...filesOf(after)], fileAndText);
  const changed = [...byText.values()].filter((files) => files.length === 1).flat();
  return momentsOf(changed.flatMap(windowsOf)).filter((moment) => moment > after.clock.now);
}

const fileAndText = ({ file, text }: { file: string; text: string }) => `${file}\n${text}`;

const keyOf = ({ kind, what, before, after, routes }: Change) => JSON.stringify([kind, what, before, after, routes]);

/** A later change in a sentence: `From December 1, 2026: words "Gift cards", on /about`. */
export function laterInWords({ from, what, before, after, routes }: Change): string {
  const quoted = (text: string | undefined) => (text === undefined ? [] : [`"${text}"`]);
  const words = [...quoted(before), ...quoted(after)].join(" becomes ");
  const gone = after === undefined && before !== undefined ? " no longer shown" : "";
  const where = routesInWords({ routes });
  return `From ${from}: ${[what, words].filter(Boolean).join(" ")}${gone}${where && `, on ${where}`}.`;
}
