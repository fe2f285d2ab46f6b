import { setTimeout } from "node:timers/promises";
import { attempt } from "../base/attempt.mjs";
import { lock } from "../base/files/lock";
import { isMoving, takeBack } from "../base/files/moves";
import { lockOf, stagingOf } from "./output";

/** How long a request waits for a build that is moving files, and in what steps, in ms: moving takes a tenth of it. */
const [LONGEST, STEP] = [5000, 20];

/**
 * Waits while another process moves files into an output folder, and undoes the moves of a process that was killed, so
 * that either the whole old site or the whole new one is served.
 *
 * @param outDir an absolute path
 */
export async function untilWhole(outDir: string): Promise<void> {
  for (let waited = 0; isMoving(stagingOf(outDir)) && waited < LONGEST; waited += STEP) {
    // If a running build holds the lock, it will finish by itself.
    const release = attempt(() => lock(lockOf(outDir), "A build is moving files"));
    if (!release) await setTimeout(STEP);
    else {
      try {
        takeBack(stagingOf(outDir));
      } finally {
        release();
      }
    }
  }
}
