import { close, listen, type Place, urlOf } from "./listen";
import { onStop } from "./onStop";
import { createSiteServer } from "./siteServer";

/**
 * Serves a built site until Ctrl-C, and prints its address as the last line. Ends the process with 0.
 *
 * @throws {Error} one sentence, when the port cannot be used
 */
export async function serveUntilStopped(dir: string, place: Place): Promise<void> {
  const servers = await listen(() => createSiteServer(dir), place);
  onStop(() => close(servers));
  console.log(`\nThe site is ready. Stop it with Ctrl-C.\n${urlOf(place)}`);
}
