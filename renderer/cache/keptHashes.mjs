import { readFileSync } from "node:fs";
import { attempt } from "../base/attempt.mjs";
import { hashOf } from "../base/files/files.mjs";
import { settledStampIn, statsOf } from "../base/files/stamp.mjs";

/** A file of this many bytes is identified by its size and date: content is never this large. */
const LARGE = 100_000_000;

/**
 * Hashes of files, each looked up by its size and dates if possible: thousands of files are not read again.
 *
 * @param {import("./store.mjs").Store} store
 * @param {string} input
 */
export function keptHashes(store, input) {
  /** @type {Record<string, string>} */
  const known = JSON.parse(store.read(input)?.toString() ?? "{}");
  /** @type {Record<string, string>} */
  const used = {};
  /** @type {Map<string, string>} */
  const stamps = new Map();
  return {
    /** @param {string} file */
    of(file) {
      const stats = statsOf(file);
      // A pipe would never end, and an unreadable file changes nothing.
      // System files seem to be empty, and reading some of them never ends.
      if (!stats?.isFile() || stats.size === 0n) return "";
      const settled = settledStampIn(stats);
      const stamp = settled ? `${file} ${settled}` : "";
      if (stats.size > LARGE) return `${stats.size} ${stats.mtimeMs}`;
      const hash = known[stamp] ?? used[stamp] ?? hashOf(attempt(() => readFileSync(file)) ?? "");
      if (stamp) used[stamp] = hash;
      if (settled) stamps.set(file, settled);
      return hash;
    },
    /** The stamp of a file when its hash was looked up; undefined if it had just changed. @param {string} file */
    stampThen: (file) => stamps.get(file),
    keep() {
      const stamps = Object.keys(used);
      if (stamps.length > 0 && !stamps.every((stamp) => stamp in known)) store.write(input, JSON.stringify(used));
    },
  };
}
