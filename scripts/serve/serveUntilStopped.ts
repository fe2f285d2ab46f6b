import { close, listen, type Place, urlOf } from "./listen";
import { createSiteServer } from "./siteServer";

/** Read when the process starts: the parent may be gone before the site is built. */
const parent = process.ppid;

/**
 * Serves a built site until Ctrl-C, and prints its address as the last line. Ends the process with 0.
 *
 * @throws {Error} one sentence, when the port cannot be used
 */
export async function serveUntilStopped(dir: string, place: Place): Promise<void> {
  const servers = await listen(() => createSiteServer(dir), place);
  const stop = () => void close(servers).then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  onParentGone(stop);
  console.log(`\nThe site is ready. Stop it with Ctrl-C.\n${urlOf(place)}`);
}

/**
 * npm hands a SIGTERM to its shell, and the shell ends without handing it on (measured with npm 11 and dash):
 * the server would stay behind and hold the port. Only under npm: a server started straight from a terminal
 * with `&` may outlive it.
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
