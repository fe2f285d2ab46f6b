import type { Clock } from "../../clock/clock";
import { resolveTimes } from "../../clock/resolveTimes";
import { isOpen, type Window, windowsIn } from "../../clock/windows";
import { blockIds, blocksOf } from "../site/pageBlocks";
import type { ContentFile, Unfilled } from "../siteContent";

/** Data as of a moment, with every time that it names. */
export function asOf(data: unknown, { now, zone }: Clock): { data: unknown; windows: Window[] } {
  const windows = windowsIn(data, zone);
  return windows.length === 0 ? { data, windows } : { data: resolveTimes(data, windows, now).data, windows };
}

type Read = Omit<ContentFile, "values" | "timed">;

/** A file as of a moment. What it says at others is in `timed`, where it names any times. */
export function fileAsOf(whole: Read, { now, zone }: Clock): Read & Pick<ContentFile, "timed"> {
  const windows = windowsIn(whole.source, zone);
  if (windows.length === 0) return whole;
  const { data, moved } = resolveTimes(whole.data, windows, now);
  const page = windows.find(({ pointer }) => pointer === "");
  const outside = page !== undefined && !isOpen(page, now);
  return {
    ...whole,
    source: resolveTimes(whole.source, windows, now).data,
    data,
    // Places in the file: what is outside its time is reported as well.
    unfilled: whole.unfilled.map((found): Unfilled => ({ ...found, written: true })),
    timed: { source: whole.source, data: whole.data, moved, windows, outside },
  };
}

/** Blocks without an id keep the number that they have in the whole page: links to them still lead there. */
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
