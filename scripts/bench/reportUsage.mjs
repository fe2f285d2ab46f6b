/** Loaded before a measured program: writes what the whole process used, in kilobytes and microseconds, as it ends. */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { USAGE_FILE } = process.env;
if (isMainThread && USAGE_FILE) {
  process.on("exit", () => writeFileSync(USAGE_FILE, JSON.stringify(process.resourceUsage())));
}
