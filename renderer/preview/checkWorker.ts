/**
 * A worker thread that checks the whole site after each change. On its own thread: rules that compare
 * every page with every other may take seconds on a large site, and a save is shown meanwhile.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Problem } from "../base/problem";
import { checkFolder } from "../content/check/checkFolder";
import { checkSite } from "../content/check/checkSite";
import type { PagesFolder } from "../content/pages/pagesFolder";
import { misspellings } from "../content/site/spelling/misspellings";
import { type ContentChange, LiveContent } from "./liveContent";
import { newErrors } from "./newErrors";

/**
 * A request for a check, with all changes since the last one; without a change, of everything. `stop` is sent when
 * the result would be out of date: it frees the processor for the page that a person waits for.
 */
export type CheckRequest = { number: number; change?: ContentChange } | TryRequest | "stop";

/**
 * A request for the errors that changed texts of some files would cause, or for all errors of the site on disk, as of
 * now. It is handled before waiting checks.
 */
export interface TryRequest {
  try: number;
  texts?: [name: string, text: string | undefined][];
  /** Texts in place of those on disk, whose errors are asked for; undefined for a file to be treated as missing. */
  instead?: [name: string, text: string | undefined][];
  /** The changes since the last check, as in a request for one. */
  waiting?: { change: ContentChange | undefined };
}

export interface TryResult {
  try: number;
  /** The new errors; without texts, all errors of the site. */
  errors?: Problem[];
  /** Why there is no result: the files could not be read. */
  failed?: string;
}

/** The result. It has no problems if the files could not be read, which the preview reports itself. */
export interface CheckResult {
  number: number;
  problems?: Problem[];
}

const live = new LiveContent((workerData as { place: PagesFolder }).place);
let stop = new AbortController();
let last = Promise.resolve();

parentPort?.on("message", (message: CheckRequest) => {
  stop.abort();
  if (message === "stop") return;
  stop = new AbortController();
  const { signal } = stop;
  last = last.then(() => ("try" in message ? tryTexts(message) : check(message, signal)));
});

async function tryTexts({ try: number, texts, instead, waiting }: TryRequest): Promise<void> {
  const result: TryResult = { try: number };
  try {
    result.errors = texts ? await errorsWith(texts, waiting) : await errorsNow(instead);
  } catch (error) {
    if ((error as Error).name !== "CouldNotRun") throw error;
    result.failed = (error as Error).message;
  }
  parentPort?.postMessage(result);
}

async function errorsWith(
  texts: [name: string, text: string | undefined][],
  waiting: TryRequest["waiting"],
): Promise<Problem[]> {
  const files = texts.map(([name]) => name);
  const saved = waiting ? waiting.change : { files: [], others: false };
  await live.update(live.content && saved && { ...saved, files: [...saved.files, ...files] });
  const after = await live.tried(new Map(texts));
  return live.content ? newErrors(live.content, after) : [];
}

/** Reads from disk again: the content in memory may be a save behind, and as of another day. */
async function errorsNow(instead: TryRequest["instead"]): Promise<Problem[]> {
  const { at: _at, ...place } = live.place;
  const { problems } = await checkFolder({ ...place, errorsOnly: true, changed: new Map(instead) });
  return problems;
}

async function check(
  { number, change }: { number: number; change?: ContentChange },
  signal: AbortSignal,
): Promise<void> {
  const found: CheckResult = { number };
  try {
    await live.update(change);
    const { content } = live;
    if (content) {
      const misspelled = await misspellings(content, live.place.dir);
      found.problems = await checkSite({ ...content, misspelled }, { signal });
    }
  } catch (error) {
    if (signal.aborted) return;
    if ((error as Error).name !== "CouldNotRun") throw error;
  }
  parentPort?.postMessage(found);
}
