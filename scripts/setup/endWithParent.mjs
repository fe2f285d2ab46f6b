/**
 * Ends this process when the one that started it is gone. npm sends SIGTERM to its shell only, which ends without
 * passing it on (measured with npm 11 and dash): the site would be built to its end, served, and keep the port. Only
 * under npm: what was started from a terminal with `&` may outlive it.
 *
 * `node --import` loads this before all else. The watch has a thread of its own, since the check and the build keep
 * this one busy for seconds.
 */
import { readFileSync } from "node:fs";
import { isMainThread, Worker } from "node:worker_threads";

if (isMainThread && process.env.npm_lifecycle_event) {
  if (isOrphan()) process.exit(143);
  const watch = new Worker(new URL("./watchParent.mjs", import.meta.url), { workerData: process.ppid, execArgv: [] });
  watch.unref();
}

/**
 * Whether the parent went while Node was starting: the system's first process has become the parent. In a container
 * that may be the package manager itself.
 */
function isOrphan() {
  if (process.ppid !== 1) return false;
  try {
    return !/npm|yarn|bun|node/.test(readFileSync("/proc/1/cmdline", "utf8"));
  } catch {
    return process.platform === "darwin";
  }
}
