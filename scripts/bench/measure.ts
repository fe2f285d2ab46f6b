import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { generateSite } from "./generateSite";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const sizesArgument = { "[sizes...]": "numbers of pages" };

/** The sizes to measure: those given, or the usual ones. */
export function sizesOf(args: string[], usual: number[]): number[] {
  const sizes = args.map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new CouldNotRun("A size is a whole number of pages, such as 200.");
  }
  return sizes.length > 0 ? sizes : usual;
}

export async function inFolder(use: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const row = (cells: string[]): string => `| ${cells.join(" | ")} |`;

export const head = (titles: string[]): string => `${row(titles)}\n|${"---|".repeat(titles.length)}`;

export function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** The median of each figure. */
function medians(all: Measured[]): Measured {
  const of = (figure: keyof Measured) => medianOf(all.map((one) => one[figure]));
  return { seconds: of("seconds"), processor: of("processor"), megabytes: of("megabytes") };
}

/** The 95th percentile. */
export function percentile95(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** What one run of a program took. */
export interface Measured {
  seconds: number;
  /** The seconds of all processors together. */
  processor: number;
  /** The peak of its memory. */
  megabytes: number;
}

/**
 * Measures a command at growing sizes, and prints a Markdown table: for each run its seconds, processor seconds,
 * processor milliseconds per page, and peak memory. A first run with a small site is not printed.
 *
 * @param runs the titles of the runs
 * @param times how many sites of each size are measured, of which the medians are printed
 */
export function measureGrowth(
  sizes: number[],
  runs: string[],
  measureRuns: (pages: string, run: (args: string[]) => Measured) => Measured[],
  times = 1,
): Promise<void> {
  return inFolder((folder) => {
    const run = (args: string[]) => {
      waitUntilSettled();
      return measure(args, folder);
    };
    const all = (name: string, size: number) => {
      const pages = path.join(folder, name);
      generateSite(pages, size);
      return measureRuns(pages, run);
    };
    all("warm-up", Math.min(...sizes));
    console.log(head(["pages", ...runs.flatMap((title) => [title, "processor", "per page", "peak memory"])]));
    for (const size of sizes) {
      const sites: Measured[][] = [];
      while (sites.length < times) sites.push(all(`site-${size}-${sites.length}`, size));
      const measured = runs.map((_, index) => medians(sites.flatMap((site) => site[index] ?? [])));
      const cells = measured.flatMap(({ seconds, processor, megabytes }) => [
        `${seconds.toFixed(1)} s`,
        `${processor.toFixed(1)} s`,
        `${((processor * 1000) / size).toFixed(2)} ms`,
        `${megabytes.toFixed(0)} MB`,
      ]);
      console.log(row([size.toLocaleString("en-US"), ...cells]));
    }
  });
}

/** Waits as long as people do between two commands: just after a change, files are read again, see `settledStampOf`. */
function waitUntilSettled() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
}

/**
 * Runs a program of this project, with arguments for Node, in a process of its own.
 *
 * @throws CouldNotRun with its output if it fails
 */
function measure(args: string[], folder: string): Measured {
  const usage = path.join(folder, "usage.json");
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...usageSettings(usage) },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new CouldNotRun(`${args.join(" ")} failed:\n${stdout}${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const { userCPUTime, systemCPUTime } = usageIn(usage);
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: megabytesOf(usage) };
}

/** The environment in which a program of Node writes what it has used into a file as it ends. */
export const usageSettings = (file: string) => ({
  USAGE_FILE: file,
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(ROOT, "scripts/bench/reportUsage.mjs"))}`,
});

const usageIn = (file: string) => JSON.parse(readFileSync(file, "utf8")) as NodeJS.ResourceUsage;

/** The peak of a program's memory. */
export const megabytesOf = (file: string): number => usageIn(file).maxRSS / 1024;
