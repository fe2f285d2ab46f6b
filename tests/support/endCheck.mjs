/**
 * Loaded by `--import` into a preview: ends its check worker in the middle of a save, as a lack of memory would, as long
 * as the file that END_CHECK names exists.
 */
import { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

const { Worker } = threads;

threads.Worker = class extends Worker {
  /** @override @param {any} message */
  postMessage(message) {
    // Not posted: on a busy machine it would be answered before the thread ends.
    if (message?.texts && existsSync(process.env.END_CHECK ?? "")) this.terminate();
    else super.postMessage(message);
  }
};
syncBuiltinESMExports();
