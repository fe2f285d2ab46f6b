import { valueAt } from "../../base/pointer";
import { inWords } from "../../clock/clock";
import { isOpen, type Window } from "../../clock/windows";
import type { ContentFile, SiteContent } from "../model/siteContent";
import { fileAsOf } from "../pages/asOf";

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

/** The data of a page or of site.yaml as of another moment. */
export function fileAt(
  file: ContentFile,
  { zone }: SiteContent["clock"],
  now: number,
): Pick<ContentFile, "data" | "timed"> {
  return file.timed ? fileAsOf(file.timed, { now, zone }) : file;
}

/** Whether a place of a file is within its time at a moment. */
export function isThere(pointer: string, windows: Window[], now: number): boolean {
  return windows.every((window) => {
    const { pointer: at, list } = window;
    const inside = !list && (at === "" || pointer === at || pointer.startsWith(`${at}/`));
    return !inside || isOpen(window, now);
  });
}
