/**
 * A worker thread that checks the whole site after each change. On its own thread: rules that compare
 * every page with every other may take seconds on a large site, and a save is shown meanwhile.
 */
import { parentPort, workerData } from "node:worker_threads";
import { checkSite } from "../content/checkSite";
import type { Problem } from "../content/problem";
import { type Change, type ContentPlace, LiveContent } from "./liveContent";

/** What is asked: all that has changed since the last question; everything, without a change. */
export interface CheckQuestion {
  number: number;
  change?: Change;
}

/** What was found; nothing where the files could not be read, which the preview tells itself. */
export interface CheckAnswer {
  number: number;
  problems?: Problem[];
}

const live = new LiveContent(workerData as ContentPlace);

parentPort?.on("message", async ({ number, change }: CheckQuestion) => {
  const answer: CheckAnswer = { number };
  try {
    await live.update(change);
    if (live.content) answer.problems = await checkSite(live.content);
  } catch (error) {
    if ((error as Error).name !== "CouldNotRun") throw error;
  }
  parentPort?.postMessage(answer);
});
