/**
 * Starts the program of a worker thread, whose `workerData` has it as `program`, or of a process, whose second argument
 * has it: neither inherits what lets its parent run TypeScript.
 *
 * @typedef {object} WorkerProgram
 * @property {string} entry the file that answers the messages, while its code may be edited
 */
import { workerData } from "node:worker_threads";
import { loadProgram } from "./program.mjs";
import { Store } from "./store.mjs";

/** In milliseconds; by then the worker has used most of its code. */
const USED = 5000;

/** @type {{ program: WorkerProgram }} */
const {
  program: { entry },
} = workerData ?? JSON.parse(process.argv[3] ?? "");
const { keep } = await loadProgram(entry, new Store("programs"), { live: true });
setTimeout(keep, USED).unref();
