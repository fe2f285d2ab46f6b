/** Starts the check worker: a worker thread does not inherit what lets its parent run TypeScript. */
import path from "node:path";
import { loadProgram } from "../cache/program.mjs";
import { Store } from "../cache/store.mjs";

const entry = path.join(import.meta.dirname, "checkWorker.ts");
const { keep } = await loadProgram(entry, new Store("programs"), { live: true });
// By then the worker has checked the site once.
setTimeout(keep, 5000).unref();
