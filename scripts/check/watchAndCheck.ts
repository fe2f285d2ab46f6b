import { watch } from "node:fs";

/** Editors save in several steps: what they settle on within this time is one change. */
const SETTLES = 80;

/**
 * Checks now and whenever something in one of the folders changes, until Ctrl+C.
 *
 * @param check prints what it finds; what it throws ends the watch
 */
export async function watchAndCheck(folders: string[], check: () => Promise<void>): Promise<void> {
  await check();
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  console.log(`Watching ${folders.join(" and ")}. Ctrl+C ends it.`);
  await new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(async () => {
          console.log(`\n${new Date().toLocaleTimeString("en-US")}`);
          await check();
        });
        running.catch(reject);
      }, SETTLES);
    };
    for (const folder of folders) watch(folder, { recursive: true, signal: stop.signal }, again).on("error", reject);
    stop.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
