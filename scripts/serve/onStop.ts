/** Read when the process starts: the parent may be gone before the server listens. */
const parent = process.ppid;

/** Calls `close` once, on Ctrl-C or SIGTERM, and then ends the process with 0. */
export function onStop(close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  onParentGone(stop);
}

/**
 * npm sends SIGTERM to its shell, which ends without passing it on (measured with npm 11 and dash): the server
 * would keep running and keep the port. Only under npm: one started from a terminal with `&` may outlive it.
 */
function onParentGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
