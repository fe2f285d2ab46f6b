import { valueAt } from "../../base/pointer";
import { inWords } from "../../clock/clock";
import type { Window } from "../../clock/windows";
import type { ContentFile, SiteContent } from "../model/siteContent";
import { fileAsOf, withBlockIds } from "../pages/asOf";

/** A time in words, such as `from Friday, January 1, 2027 until …`, or `always`. */
export function timesOf({ clock, site }: Pick<SiteContent, "clock" | "site">): (window: Window) => string {
  const words = (instant: number) => inWords(instant, clock.zone, valueAt(site?.data, "/language"));
  return ({ starts, ends }) => {
    const parts = [
      ...(starts === undefined ? [] : [`from ${words(starts)} on`]),
      ...(ends === undefined ? [] : [`until ${words(ends)}`]),
    ];
    return parts.join(" and ") || "always";
  };
}

/** A moment in words, in the time zone and the language of the site. */
export const momentIn = ({ clock, site }: Pick<SiteContent, "clock" | "site">, instant: number): string =>
  inWords(instant, clock.zone, valueAt(site?.data, "/language"));

/** A page or site.yaml as of another moment; the same object if it has no times. */
export function fileAt(file: ContentFile, { zone }: SiteContent["clock"], now: number): ContentFile {
  if (!file.timed) return file;
  const { file: name, text, unfilled, values, timed } = file;
  const { source, data } = timed;
  return withBlockIds({ ...fileAsOf({ file: name, text, source, data, unfilled }, { now, zone }), values });
}

/** Whether a place of a file is within its time at a moment. */
export function isThere(pointer: string, windows: Window[], now: number): boolean {
  return windows.every(({ pointer: at, list, starts = -Infinity, ends = Infinity }) => {
    const inside = !list && (at === "" || pointer === at || pointer.startsWith(`${at}/`));
    return !inside || (starts <= now && now < ends);
  });
}
