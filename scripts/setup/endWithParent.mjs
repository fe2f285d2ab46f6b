/**
 * Ends this process when the one that started it is gone. npm sends SIGTERM to its shell only, which ends without
 * passing it on (measured with npm 11 and dash): the site would be built to its end, served, and keep the port. Only
 * under npm: what was started from a terminal with `&` may outlive it.
 *
 * `node --import` loads this before all else. The watch has a thread of its own, since the check and the build keep
 * this one busy for seconds.
 */
import { isMainThread, Worker } from "node:worker_threads";

if (isMainThread && process.env.npm_lifecycle_event) {
  const watch = new Worker(new URL("./watchParent.mjs", import.meta.url), {
    workerData: process.ppid,
    execArgv: [],
    stdin: false,
  });
  watch.unref();
}
