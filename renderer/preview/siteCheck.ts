import { Worker } from "node:worker_threads";
import type { ContentPlace } from "../content/load/loadContent";
import type { Problem } from "../content/report/problem";
import type { CheckRequest, CheckResult } from "./checkWorker";
import type { Change } from "./liveContent";

/** The check starts when nothing was saved and no page was requested for this long. */
const REST_MS = 150;

const NOTHING: Change = { files: [], others: false };

/** Checks the whole site in the background: never while a page is being shown, and once after the last change. */
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
    const { change: before } = this.#waiting ?? { change: NOTHING };
    const both = before && change;
    this.#waiting = {
      change: both && { files: [...before.files, ...change.files], others: before.others || change.others },
    };
    this.#worker.postMessage("stop" satisfies CheckRequest);
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
