import { readFileSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { attempt } from "../../renderer/attempt.mjs";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Starts to measure again, where the system can (Linux: man 5 proc, `clear_refs`); garbage of before does not count.
 *
 * @returns the bytes that the process has in memory now
 */
export function forgetPeak(): number {
  collectGarbage();
  attempt(() => writeFileSync("/proc/self/clear_refs", "5"));
  return peakMemory();
}

/** The most bytes that the process had in memory at once, since `forgetPeak` where the system can tell. */
export function peakMemory(): number {
  const status = attempt(() => readFileSync("/proc/self/status", "utf8")) ?? "";
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return (kilobytes ? Number(kilobytes) : process.resourceUsage().maxRSS) * 1024;
}
