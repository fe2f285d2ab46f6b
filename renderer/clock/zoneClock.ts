import { oncePerKey } from "../base/once";
import { type ClockChange, clockIn, minuteOfWeek, sundayOf, type ZoneClock } from "../contract/zoneClock";
import { wallAt } from "./zone";

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** In so many years each date is on every weekday, so that the earliest date of a change is among them. */
const YEARS = 12;
/** Before any day of a year. */
const NEW_YEAR = -6;

/**
 * The clock of a zone by the rule of its changes, or only its name if they follow none, as where clocks go by Ramadan. The
 * rule is read from the changes of twelve years, and has to give each of them and no other.
 *
 * @param year the first of them
 */
export const zoneClock = (zone: string, year: number): ZoneClock | string => clocksOf(zone)(year);

const clocksOf = oncePerKey((zone: string) =>
  oncePerKey((year: number): ZoneClock | string => {
    const [start, end] = [Date.UTC(year, 0), Date.UTC(year + YEARS, 0)];
    const found = changesBetween(start, end, (instant) => wallAt(instant, zone) - instant);
    const standard = Math.min(...found.map(({ ahead }) => ahead));
    const rule = new Map<string, ClockChange>();
    for (const { instant, ahead } of found.slice(1)) {
      const at = new Date(instant + standard);
      const [from, minutes] = [sundayOf(at), minuteOfWeek(at)];
      const key = [Math.floor(from / 100), minutes, ahead].join();
      rule.set(key, [Math.min(from, rule.get(key)?.[0] ?? from), minutes, (ahead - standard) / MINUTE]);
    }
    const changes = [...rule.values()].sort(([a], [b]) => a - b);
    const clock: ZoneClock = [standard / MINUTE, [[NEW_YEAR, 0, changes.at(-1)?.[2] ?? 0], ...changes]];
    const byRule = changesBetween(start, end, (instant) => Date.parse(clockIn(clock, instant)) - instant);
    return JSON.stringify(byRule) === JSON.stringify(found) ? clock : zone;
  }),
);

/** How far clocks are ahead of UTC at a first instant, and from each later one on at which that changes; milliseconds. */
function changesBetween(start: number, end: number, aheadAt: (instant: number) => number) {
  const found = [{ instant: start, ahead: aheadAt(start) }];
  for (let from = start; from < end; from += WEEK) {
    const ahead = aheadAt(from + WEEK);
    if (ahead === found.at(-1)?.ahead) continue;
    let [before, after] = [from, from + WEEK];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
      if (aheadAt(middle) === ahead) after = middle;
      else before = middle;
    }
    found.push({ instant: after, ahead });
  }
  return found;
}
