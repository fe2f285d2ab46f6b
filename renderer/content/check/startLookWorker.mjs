/** Starts the worker of a check: a worker thread does not inherit what lets its parent run TypeScript. */
import path from "node:path";
import { loadProgram } from "../../cache/program.mjs";
import { Store } from "../../cache/store.mjs";

const { keep } = await loadProgram(path.join(import.meta.dirname, "lookWorker.ts"), new Store("answers"));
// By then the worker has checked its first pages.
setTimeout(keep, 1000).unref();
