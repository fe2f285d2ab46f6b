import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

const DAY = 24 * 60 * 60 * 1000;

/** How long a cache keeps what no build uses: a branch, or another folder of pages, may come back to it. */
const KEPT = 30 * DAY;

/**
 * Notes that a build uses these entries of a cache: their date says so. To be called before they are
 * looked for, so that no other build forgets them in between.
 *
 * @param entries paths of files or folders; those that are not there yet are passed by
 */
export function markUsed(entries: Iterable<string>): void {
  const now = new Date();
  for (const entry of entries) {
    ifPossible(() => {
      const noted = statSync(entry, { throwIfNoEntry: false })?.mtimeMs;
      // Once a day is enough, and looking costs less than writing.
      if (noted !== undefined && now.getTime() - noted > DAY) utimesSync(entry, now, now);
    });
  }
}

/**
 * Removes from a cache every entry that no build has used for 30 days.
 *
 * @param store the cache's folder, whose files and folders are its entries
 */
export function forgetUnused(store: string): void {
  const oldest = Date.now() - KEPT;
  ifPossible(() => {
    for (const name of readdirSync(store)) {
      const entry = path.join(store, name);
      const noted = statSync(entry, { throwIfNoEntry: false })?.mtimeMs;
      if (noted !== undefined && noted < oldest) rmSync(entry, { recursive: true, force: true });
    }
  });
}

function ifPossible(tidy: () => void): void {
  try {
    tidy();
  } catch {
    // Another build may tidy at the same moment, and a cache may be read-only: neither spoils a site.
  }
}
