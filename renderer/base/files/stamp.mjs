/** What shows that a file has changed, without reading it. */
import { statSync } from "node:fs";
import { attempt } from "../attempt.mjs";

/**
 * How many milliseconds ago a file must have changed for its next change to have another date. Most disks date by the
 * ticks of the system's clock, which are 10 ms at most; some know only seconds, or every second one.
 */
const TICK = { fine: 100, coarse: 2000 };

/** After so many milliseconds without a change, the stamp of a file is good on most disks. */
export const SETTLED_MS = TICK.fine + 1;

/** @param {string} file */
export const statsOf = (file) => attempt(() => statSync(file, { bigint: true }));

/** @param {import("node:fs").BigIntStats} stats */
const written = ({ ino, size, mtimeNs, ctimeNs }) => `${ino} ${size} ${mtimeNs} ${ctimeNs}`;

/**
 * Changes when a file is written, replaced or removed.
 *
 * @param {string} file
 */
export function stampOf(file) {
  const stats = statsOf(file);
  return stats ? written(stats) : "";
}

/**
 * The stamp of a file to know it by later: any change from now on changes it.
 *
 * @param {string} file
 * @returns {string | undefined} undefined just after a change, and without such a file
 */
export function settledStampOf(file) {
  const stats = statsOf(file);
  return stats && settledStampIn(stats);
}

/**
 * The same for a file that was looked at already.
 *
 * @param {import("node:fs").BigIntStats} stats
 */
export function settledStampIn(stats) {
  const tick = stats.ctimeNs % 1_000_000_000n === 0n ? TICK.coarse : TICK.fine;
  return Date.now() - Number(stats.ctimeMs) > tick ? written(stats) : undefined;
}
