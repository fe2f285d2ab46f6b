import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { attempt } from "../../../renderer/base/attempt.mjs";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Resets the measured peak, if the system can (Linux: man 5 proc, `clear_refs`), after a garbage collection.
 *
 * @returns the bytes that the process has in memory now
 */
export function forgetPeak(): number {
  collectGarbage();
  attempt(() => writeFileSync("/proc/self/clear_refs", "5"));
  return peakMemory();
}

/** The most bytes that the process had in memory at once, since `forgetPeak` if the system can tell. */
export function peakMemory(): number {
  const status = attempt(() => readFileSync("/proc/self/status", "utf8")) ?? "";
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return (kilobytes ? Number(kilobytes) : process.resourceUsage().maxRSS) * 1024;
}

const SCRIPTS = path.resolve(import.meta.dirname, "../../../scripts");

/** The most bytes that `npm run check` of a folder had in memory at once, with its spelling, in a process of its own. */
export function peakOfCheck(pages: string): number {
  const usage = `${pages}.usage`;
  const reporter = path.join(SCRIPTS, "bench/reportUsage.mjs");
  const args = ["--import", reporter, path.join(SCRIPTS, "run.mjs"), "check", "--pages", pages];
  spawnSync(process.execPath, args, { cwd: path.dirname(SCRIPTS), env: { ...process.env, USAGE_FILE: usage } });
  return (JSON.parse(readFileSync(usage, "utf8")) as { maxRSS: number }).maxRSS * 1024;
}
