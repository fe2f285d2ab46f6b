import "../setup/endWithParent.mjs";

/** Long enough for all connections, and short enough to end within two seconds in all. */
const CLOSE_MS = 1000;

/** Calls `close` once, on Ctrl-C or SIGTERM, and then ends the process with 0. */
export function onStop(close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), CLOSE_MS);
    void close().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
}
