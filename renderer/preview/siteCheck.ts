import { Worker } from "node:worker_threads";
import type { Problem } from "../content/problem";
import type { CheckAnswer, CheckQuestion } from "./checkWorker";
import type { Change, ContentPlace } from "./liveContent";

/** The page that was saved is drawn first; whoever saves again and again is answered once. */
const REST_MS = 120;

/** Checks the whole site in the background: one check at a time, and always one after the last change. */
export class SiteCheck {
  readonly #worker: Worker;
  /** What has changed since the last question; `undefined` inside stands for everything. */
  #waiting: { change: Change | undefined } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;
  #answered = 0;

  /**
   * @param onFound is told what the site's problems are, once nothing has changed since the question
   * @param onFailed is told why there will be no more answers: a fault of the code
   */
  constructor(place: ContentPlace, onFound: (problems: Problem[]) => void, onFailed: (error: Error) => void) {
    this.#worker = new Worker(new URL("./startCheckWorker.mjs", import.meta.url), { workerData: place });
    this.#worker.on("error", onFailed);
    this.#worker.on("message", ({ number, problems }: CheckAnswer) => {
      this.#answered = number;
      if (this.#waiting) this.#askSoon();
      else if (problems) onFound(problems);
    });
  }

  /** @param change what has happened on disk; everything is checked anew without it */
  ask(change?: Change): void {
    const waiting = this.#waiting;
    this.#waiting = { change: waiting && !(waiting.change && change) ? undefined : joined(waiting?.change, change) };
    if (this.#asked === this.#answered) this.#askSoon();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#asked++;
      this.#worker.postMessage({ number: this.#asked, change: this.#waiting?.change } satisfies CheckQuestion);
      this.#waiting = undefined;
    }, REST_MS);
  }
}

function joined(first: Change | undefined, second: Change | undefined): Change | undefined {
  if (!first || !second) return second;
  return { files: [...first.files, ...second.files], others: first.others || second.others };
}
