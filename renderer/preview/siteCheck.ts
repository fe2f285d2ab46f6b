import { Worker } from "node:worker_threads";
import type { Problem } from "../content/report/problem";
import type { CheckRequest, CheckResult, Stop } from "./checkWorker";
import type { Change, ContentPlace } from "./liveContent";

/** The check starts when nothing was saved and no page was requested for this long. */
const REST_MS = 150;

/**
 * Checks the whole site in the background: never while a page is being shown, and always once after the
 * last change.
 */
export class SiteCheck {
  readonly #worker: Worker;
  /** The changes since the last check; `change: undefined` means everything. */
  #waiting: { change: Change | undefined } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #requested = 0;

  /**
   * @param onFound receives the site's problems, unless something has changed since the check began
   * @param onFailed receives the error that ended the worker: a bug
   */
  constructor(place: ContentPlace, onFound: (problems: Problem[]) => void, onFailed: (error: Error) => void) {
    this.#worker = new Worker(new URL("./startCheckWorker.mjs", import.meta.url), { workerData: place });
    this.#worker.on("error", onFailed);
    this.#worker.on("message", ({ number, problems }: CheckResult) => {
      if (number === this.#requested && !this.#waiting && problems) onFound(problems);
    });
  }

  /** @param change what has happened on disk; without it everything is checked again */
  request(change?: Change): void {
    const waiting = this.#waiting;
    this.#waiting = { change: waiting && !(waiting.change && change) ? undefined : joined(waiting?.change, change) };
    this.#worker.postMessage("stop" satisfies Stop);
    this.rest();
  }

  /** Delays a check that has not started yet, while a page is being rendered. */
  rest(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    this.#timer = setTimeout(() => {
      this.#requested++;
      this.#worker.postMessage({ number: this.#requested, change: this.#waiting?.change } satisfies CheckRequest);
      this.#waiting = undefined;
    }, REST_MS);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }
}

function joined(first: Change | undefined, second: Change | undefined): Change | undefined {
  if (!first || !second) return second;
  return { files: [...first.files, ...second.files], others: first.others || second.others };
}
