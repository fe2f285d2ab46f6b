import { setTimeout } from "node:timers/promises";
import { attempt } from "../attempt.mjs";
import { lock } from "../lock";
import { isMoving, takeBack } from "../moves";
import { lockOf, stagingOf } from "./output";

/** So long a request waits for a build that moves files, in steps of so many milliseconds: moving takes a tenth of it. */
const [LONGEST, STEP] = [5000, 20];

/**
 * Waits while another process moves files into an output folder, and takes back the moves of one that was killed: what is
 * served is the whole old site or the whole new one.
 *
 * @param outDir an absolute path
 */
export async function untilWhole(outDir: string): Promise<void> {
  for (let waited = 0; isMoving(stagingOf(outDir)) && waited < LONGEST; waited += STEP) {
    // Held by a build that is alive: it finishes by itself.
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
