import { readFileSync } from "node:fs";
import { afterAll, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Of a test file: the processor time from its import to its last test, in seconds. */
    processorSeconds?: number;
  }
}

/** Linux counts in hundredths of a second, whatever the kernel's own clock is (man 2 times, man 3 sysconf). */
const TICKS_PER_SECOND = 100;

/**
 * The processor time of this process so far, in seconds, with that of the processes that it started and that have ended,
 * where the system says so (man 5 proc).
 */
function readProcessorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + readChildSeconds();
}

function readChildSeconds(): number {
  if (process.platform !== "linux") return 0;
  // The second field, the name of the program, may have spaces: the numbers are counted from its end.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

const start = readProcessorSeconds();
const { file } = TestRunner.getCurrentSuite();

afterAll(() => {
  if (file) file.meta.processorSeconds = readProcessorSeconds() - start;
});
