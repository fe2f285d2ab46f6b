import { valueAt } from "../../base/pointer";
import { type Clock, dayOfClock } from "../../clock/clock";
import { seasonOn, type WrittenHours } from "../../clock/hours/schedule";
import { type Moved, resolveTimes } from "../../clock/resolveTimes";
import { isOpen, type Window, windowsIn } from "../../clock/windows";
import type { ContentFile, Unfilled } from "../model/siteContent";
import { blockIds, blocksOf } from "./pageBlocks";

/** Data as of a moment, and all times in it. */
function asOf(data: unknown, { now, zone }: Clock): { data: unknown; windows: Window[] } {
  const windows = windowsIn(data, zone);
  return windows.length === 0 ? { data, windows } : { data: resolveTimes(data, windows, now).data, windows };
}

type Read = Omit<ContentFile, "values" | "timed">;

/** The facts of site.yaml as of a moment, with the opening hours of the season. */
export function siteAsOf(data: Record<string, unknown> | undefined, clock: Clock) {
  return inSeason(asOf(data, clock).data, clock).data as Record<string, unknown> | undefined;
}

/** A file as of a moment. If it has any times, `timed` has its data for all of them. */
export function fileAsOf(whole: Read, clock: Clock): Read & Pick<ContentFile, "timed"> {
  const { now, zone } = clock;
  const windows = windowsIn(whole.source, zone);
  const season = inSeason(whole.data, clock).place;
  if (windows.length === 0 && !season) return whole;
  const resolved = resolveTimes(whole.data, windows, now);
  const data = inSeason(resolved.data, clock).data;
  const moved: Moved = season ? [...resolved.moved, ["/business/openingHours", season]] : resolved.moved;
  const page = windows.find(({ pointer }) => pointer === "");
  const outside = page !== undefined && !isOpen(page, now);
  return {
    ...whole,
    source: inSeason(resolveTimes(whole.source, windows, now).data, clock).data,
    data,
    // Pointers into the file, since parts outside their time are reported as well.
    unfilled: whole.unfilled.map((found): Unfilled => ({ ...found, written: true })),
    timed: { source: whole.source, data: whole.data, moved, windows, outside },
  };
}

/** The data with the season's opening hours, and the pointer to these in the file. */
function inSeason(data: unknown, clock: Clock): { data: unknown; place?: string } {
  const business = valueAt(data, "/business") as WrittenHours | undefined;
  const season = Array.isArray(business?.seasons) ? seasonOn(business, dayOfClock(clock)) : undefined;
  if (season === undefined) return { data };
  const { openingHours } = business?.seasons?.[season] ?? {};
  const place = `/business/seasons/${season}/openingHours`;
  return { data: { ...(data as object), business: { ...business, openingHours } }, place };
}

/** Gives blocks without an id the id that they have in the whole page, so that links to them keep working. */
export function withBlockIds<File extends Pick<ContentFile, "data" | "timed">>(file: File): File {
  const blocks = blocksOf(file);
  const all = file.timed ? blocksOf(file.timed) : blocks;
  if (!file.timed || all.length === blocks.length) return file;
  const whole = blockIds(all);
  const now = blockIds(blocks);
  const { moved } = file.timed;
  const named = blocks.map((block, index) => {
    const place = moved.find(([at]) => at === `/blocks/${index}`)?.[1] ?? `/blocks/${index}`;
    const id = whole[Number(place.slice("/blocks/".length))];
    return id === now[index] ? block : { ...(block as object), id };
  });
  return { ...file, data: { ...(file.data as object), blocks: named } };
}
