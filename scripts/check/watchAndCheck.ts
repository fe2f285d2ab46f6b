import { type FSWatcher, watch } from "node:fs";
import { onReplaced } from "../../renderer/base/files/onReplaced";

/** Editors save in several steps: changes within this many milliseconds are one. */
const SETTLES = 80;

/** Checks now and whenever something in one of the folders changes, until Ctrl+C, or until `check` throws. */
export async function watchAndCheck(folders: string[], check: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  await new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const run = (first = false) => {
      running = running.then(async () => {
        if (!first) console.log(`\n${new Date().toLocaleTimeString("en-US")}`);
        await check();
        if (first) console.log(`Watching ${folders.join(" and ")}. Ctrl+C ends it.`);
      });
      running.catch(reject);
    };
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLES);
    };
    // Watched before the first check, so that a file saved during it is checked again.
    const watchers = new Map<string, FSWatcher>();
    const follow = (folder: string) => {
      watchers.get(folder)?.close();
      watchers.set(folder, watch(folder, { recursive: true, signal: stop.signal }, again).on("error", reject));
    };
    folders.forEach(follow);
    onReplaced(folders, (folder) => {
      follow(folder);
      again();
    });
    run(true);
    stop.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
