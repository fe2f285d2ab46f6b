/**
 * Ends a command with a sentence if the shell allows too few open files: otherwise Node's loader would fail with a stack
 * trace before any line of the command runs. Node itself has already raised the limit as far as it may.
 */
import { readFileSync } from "node:fs";

/** A build that loads all of its modules has 90 files open at once (measured with Node 20). */
const NEEDED = 128;

const allowed = openFilesAllowed();
if (allowed < NEEDED) {
  console.error(
    `This shell allows ${allowed} open files at once, but the site needs ${NEEDED}: type ulimit -n 1024, and run the command again.`,
  );
  process.exit(2);
}

/** The limit of this process on Linux (man 5 proc); other systems allow 256 and more. */
function openFilesAllowed() {
  try {
    const [, count] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return count === undefined ? Number.POSITIVE_INFINITY : Number(count);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EMFILE" ? 0 : Number.POSITIVE_INFINITY;
  }
}
