/** The thread of `endWithParent.mjs`: ends the process once its parent is not the one that started it. */
import { workerData } from "node:worker_threads";

/** Together they leave at most two seconds until no process is left. */
const LOOK_MS = 200;
const GRACE_MS = 1200;

const watch = setInterval(() => {
  if (process.ppid === workerData) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
  // The other thread may be too busy to handle the signal.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS);
}, LOOK_MS);
