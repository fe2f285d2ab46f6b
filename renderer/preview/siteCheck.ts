import path from "node:path";
import { Worker } from "node:worker_threads";
import { CouldNotRun } from "../base/couldNotRun";
import type { Problem } from "../base/problem";
import type { WorkerProgram } from "../cache/startWorker.mjs";
import type { PagesFolder } from "../content/pages/pagesFolder";
import type { CheckRequest, CheckResult, TryRequest, TryResult } from "./checkWorker";
import { bothChanges, type ContentChange, NO_CHANGE } from "./liveContent";

const STARTER = new URL("../cache/startWorker.mjs", import.meta.url);

/** The check starts when nothing was saved and no page was requested for this long. */
const REST_MS = 150;

/** But after this long it starts anyway: a program that keeps requesting pages must not hold it back for ever. */
const LONGEST_REST_MS = 2000;

/** A worker that ends this often in a row, without a result between, is not started again: it would always end. */
const MOST_ENDS = 3;

const ENDED =
  "The check of the content ended while it looked at this change, so nothing was written. It is started again: make the change again.";
const ENDED_FOR_GOOD = "The check of the content has ended, so nothing is written. Start the preview again.";

/** Checks the whole site in the background: never while a page is being shown, and once after the last change. */
export class SiteCheck {
  #worker: Worker;
  #stopped = false;
  /** How often the worker has ended since its last result, or since its last answer to a request if one ended it. */
  #ends = 0;
  /** Whether it ended at a request: a check that goes well between two of them does not say that the next one will. */
  #endedByRequest = false;
  /** The changes since the last check; `change: undefined` means everything. */
  #waiting: { change: ContentChange | undefined } | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the waiting check was requested first, in milliseconds. */
  #since = 0;
  #requested = 0;
  /** Whether the last requested check has no result yet. */
  #open = false;
  #tries = 0;
  readonly #trying = new Map<number, { resolve: (errors: Problem[]) => void; reject: (error: Error) => void }>();

  /**
   * @param onFound receives the site's problems, unless something has changed since the check began
   * @param onFailed receives why the worker ended, such as a lack of memory, and whether it is started again
   */
  constructor(
    private readonly place: PagesFolder,
    private readonly onFound: (problems: Problem[]) => void,
    private readonly onFailed: (error: Error, again: boolean) => void,
  ) {
    this.#worker = this.#start();
  }

  #start(): Worker {
    const program = { entry: path.join(import.meta.dirname, "checkWorker.ts") } satisfies WorkerProgram;
    const worker = new Worker(STARTER, { workerData: { program, place: this.place } });
    let why: Error | undefined;
    worker.on("error", (error) => {
      why = error;
    });
    worker.on("exit", (code) => this.#ended(why ?? new Error(`its thread ended with ${code}`)));
    worker.on("message", (result: CheckResult | TryResult) => {
      if ("try" in result || !this.#endedByRequest) this.#ends = 0;
      if ("try" in result) return this.#tried(result);
      const { number, problems } = result;
      if (number !== this.#requested) return;
      this.#open = false;
      if (!this.#waiting && problems) this.onFound(problems);
    });
    return worker;
  }

  /** Rejects the waiting requests, and starts a new worker, which reads everything. */
  #ended(why: Error): void {
    if (this.#stopped) return;
    this.#ends++;
    this.#endedByRequest = this.#trying.size > 0;
    const again = this.#ends < MOST_ENDS;
    this.onFailed(why, again);
    this.#endTries(again ? ENDED : ENDED_FOR_GOOD);
    if (!again) return;
    this.#worker = this.#start();
    this.request();
  }

  /** @param change what has happened on disk; without it everything is checked again */
  request(change?: ContentChange): void {
    if (!this.#waiting) this.#since = performance.now();
    this.#waiting = { change: bothChanges(this.#waiting ? this.#waiting.change : NO_CHANGE, change) };
    this.#worker.postMessage("stop" satisfies CheckRequest);
    this.rest();
  }

  /**
   * Finds the new errors that changed texts of some files would cause.
   *
   * @throws CouldNotRun if the files cannot be read
   */
  tryTexts(texts: Map<string, string | undefined>): Promise<Problem[]> {
    return this.#errors({ texts: [...texts] });
  }

  /**
   * All errors of the site on disk, as of now.
   *
   * @param instead texts in place of those on disk, by file name; undefined for a file to be treated as missing
   * @throws CouldNotRun if the files cannot be read
   */
  errorsNow(instead: Map<string, string | undefined> = new Map()): Promise<Problem[]> {
    return this.#errors({ instead: [...instead] });
  }

  #errors(about: Pick<TryRequest, "texts" | "instead">): Promise<Problem[]> {
    if (this.#ends >= MOST_ENDS) return Promise.reject(new CouldNotRun(ENDED_FOR_GOOD));
    const number = ++this.#tries;
    return new Promise((resolve, reject) => {
      this.#trying.set(number, { resolve, reject });
      // What was saved just before, such as a fact that this change uses, is not checked yet.
      const waiting = this.#waiting;
      this.#worker.postMessage({
        try: number,
        ...about,
        ...(waiting && { waiting }),
      } satisfies CheckRequest);
      // This request has aborted the running check.
      if (this.#open) this.request(NO_CHANGE);
    });
  }

  #tried({ try: number, errors, failed }: TryResult): void {
    const open = this.#trying.get(number);
    this.#trying.delete(number);
    if (errors) open?.resolve(errors);
    else open?.reject(new CouldNotRun(failed ?? ""));
  }

  #endTries(words: string): void {
    for (const { reject } of this.#trying.values()) reject(new CouldNotRun(words));
    this.#trying.clear();
  }

  /** Delays a check that has not started yet, while a page is being rendered. */
  rest(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    const left = Math.max(0, this.#since + LONGEST_REST_MS - performance.now());
    this.#timer = setTimeout(
      () => {
        this.#requested++;
        this.#open = true;
        this.#worker.postMessage({ number: this.#requested, change: this.#waiting?.change } satisfies CheckRequest);
        this.#waiting = undefined;
      },
      Math.min(REST_MS, left),
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
    this.#endTries("The preview has ended, so nothing was written.");
  }
}
