import { removeAt, valueAt } from "../../base/pointer";
import { type Clock, dayOfClock } from "../../clock/clock";
import { seasonOn } from "../../clock/hours/schedule";
import { resolveTimes } from "../../clock/resolveTimes";
import { isOpen, type Window, windowsIn } from "../../clock/windows";
import type { ContentFile } from "../model/siteContent";

/** The data of site.yaml as of a moment. See `resolveTimes`. */
export function siteAsOf(data: Record<string, unknown> | undefined, clock: Clock) {
  return asOf(data, windowsIn(data, clock.zone), clock) as Record<string, unknown> | undefined;
}

/** A file as of a moment. If that differs from the file, `timed` has its data for all times. */
export function fileAsOf<File extends Pick<ContentFile, "source" | "data">>(
  whole: File,
  clock: Clock,
): File & Pick<ContentFile, "timed"> {
  const { source, data } = whole;
  const windows = windowsIn(source, clock.zone);
  const now = asOf(data, windows, clock);
  if (now === data) return whole;
  const page = windows.find(({ pointer }) => pointer === "");
  const outside = page !== undefined && !isOpen(page, clock.now);
  return { ...whole, source: asOf(source, windows, clock), data: now, timed: { source, data, windows, outside } };
}

/** A copy of the data as of a moment, in which the other seasons are holes too; the same object if it has no times. */
function asOf(whole: unknown, windows: Window[], clock: Clock): unknown {
  const seasons = valueAt(whole, "/business/seasons");
  if (windows.length === 0 && !Array.isArray(seasons)) return whole;
  const data = structuredClone(whole);
  resolveTimes(data, windows, clock.now);
  if (!Array.isArray(seasons)) return data;
  const season = seasonOn({ seasons }, dayOfClock(clock));
  for (const index of seasons.keys()) if (index !== season) removeAt(data, `/business/seasons/${index}`);
  return data;
}
