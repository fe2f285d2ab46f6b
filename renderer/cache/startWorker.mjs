/**
 * Starts the program of a worker thread, whose `workerData` has it as `program`: a thread does not inherit what lets its
 * parent run TypeScript.
 *
 * @typedef {object} WorkerProgram
 * @property {string} entry the file that answers the messages
 * @property {boolean} [live] as in `loadProgram`
 */
import { workerData } from "node:worker_threads";
import { loadProgram } from "./program.mjs";
import { Store } from "./store.mjs";

/** In milliseconds; by then the worker has used most of its code. */
const USED = { live: 5000, other: 1000 };

/** @type {{ program: WorkerProgram }} */
const {
  program: { entry, live },
} = workerData;
const { keep } = await loadProgram(entry, new Store(live ? "programs" : "answers"), { live });
setTimeout(keep, live ? USED.live : USED.other).unref();
