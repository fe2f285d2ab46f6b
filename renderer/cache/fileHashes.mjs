import { readFileSync } from "node:fs";
import { attempt } from "../base/attempt.mjs";
import { hashOf } from "../base/files/files.mjs";
import { settledStampIn, statsOf } from "../base/files/stamp.mjs";
import { Store } from "./store.mjs";

/** The hashes of the files of an output folder, which do not depend on code. @param {string} outDir @param {string} [root] of the repository */
export const outputHashes = (outDir, root) => rememberHashes(new Store("hashes", { entries: [], root }), outDir);

/** A file of this many bytes is identified by its size and date: content is never this large. */
const LARGE = 100_000_000;

/**
 * Hashes of files, each looked up by its size and dates if possible: thousands of files are not read again.
 *
 * @param {Store} store
 * @param {string} input
 */
export function rememberHashes(store, input) {
  /** @type {Record<string, string>} */
  const known = JSON.parse(store.read(input)?.toString() ?? "{}");
  /** @type {Record<string, string>} */
  const used = {};
  const stampIn = (/** @type {string} */ file, stats = statsOf(file)) => {
    const settled = stats && settledStampIn(stats);
    return settled ? `${file} ${settled}` : "";
  };
  return {
    /** @param {string} file */
    of(file) {
      const stats = statsOf(file);
      // A pipe would never end, and an unreadable file changes nothing.
      // System files seem to be empty, and reading some of them never ends.
      if (!stats?.isFile() || stats.size === 0n) return "";
      const stamp = stampIn(file, stats);
      if (stats.size > LARGE) return `${stats.size} ${stats.mtimeMs}`;
      const hash = known[stamp] ?? used[stamp] ?? hashOf(attempt(() => readFileSync(file)) ?? "");
      if (stamp) used[stamp] = hash;
      return hash;
    },
    /** Remembers the hash of a file that was just written. @param {string} file @param {string} hash */
    know(file, hash) {
      const stamp = stampIn(file);
      if (stamp) used[stamp] = hash;
    },
    keep() {
      const stamps = Object.keys(used);
      if (stamps.length > 0 && !stamps.every((stamp) => stamp in known)) store.write(input, JSON.stringify(used));
    },
  };
}
