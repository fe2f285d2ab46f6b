import { statSync } from "node:fs";
import { attempt } from "../attempt.mjs";

/** Rarely enough to cost nothing, and sooner than a person looks again. */
const LOOK_MS = 500;

/**
 * Calls whenever a folder is there again after it was away, or another has taken its place, as when git leaves a branch
 * and returns: a watcher follows the old folder, which is gone, and reports nothing of the new one.
 */
export function onReplaced(folders: string[], replaced: (folder: string) => void): void {
  const known = new Map(folders.map((folder) => [folder, identityOf(folder)]));
  const look = () => {
    for (const [folder, before] of known) {
      const now = identityOf(folder);
      known.set(folder, now);
      if (now !== undefined && now !== before) replaced(folder);
    }
  };
  setInterval(look, LOOK_MS).unref();
}

/** A file system may give a new folder the number of a removed one, but not the time when it was made. */
export function identityOf(folder: string): string | undefined {
  return attempt(() => {
    const { dev, ino, birthtimeMs } = statSync(folder);
    return `${dev} ${ino} ${birthtimeMs}`;
  });
}
