import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
 * @param yardstick another program on the same pages: the times are also printed as multiples of its times
 * @param times how many sites of each size are measured, of which the medians are printed
 */
export async function measureGrowth(
  sizes: number[],
  runs: string[],
  measureRuns: (pages: string, run: (args: string[], cwd?: string) => Measured) => Measured[],
  yardstick?: { name: string; measure: (pages: string) => Promise<Measured> },
  times = 1,
): Promise<void> {
  await inFolder(async (folder) => {
    const run = (args: string[], cwd?: string) => {
      waitUntilSettled();
      return measure(args, folder, cwd);
    };
    const all = async (name: string, size: number) => {
      const pages = path.join(folder, name);
      generateSite(pages, size);
      return { measured: measureRuns(pages, run), beside: await yardstick?.measure(pages) };
    };
    await all("warm-up", Math.min(...sizes));
    console.log(
      head([
        "pages",
        ...runs.flatMap((title) => [title, "processor", "per page", "peak memory"]),
        ...(yardstick ? [yardstick.name] : []),
      ]),
    );
    for (const size of sizes) {
      const sites: Awaited<ReturnType<typeof all>>[] = [];
      while (sites.length < times) sites.push(await all(`site-${size}-${sites.length}`, size));
      const measured = runs.map((_, index) => medians(sites.flatMap((site) => site.measured[index] ?? [])));
      const beside = yardstick && medians(sites.flatMap((site) => site.beside ?? []));
      const ratio = (one: number, other?: number) => (other ? ` (${(one / other).toFixed(1)} x)` : "");
      const cells = measured.flatMap(({ seconds, processor, megabytes }) => [
        `${seconds.toFixed(1)} s${ratio(seconds, beside?.seconds)}`,
        `${processor.toFixed(1)} s${ratio(processor, beside?.processor)}`,
        `${((processor * 1000) / size).toFixed(2)} ms`,
        `${megabytes.toFixed(0)} MB`,
      ]);
      const last = beside
        ? [
            `${beside.seconds.toFixed(2)} s, processor ${beside.processor.toFixed(2)} s, ${beside.megabytes.toFixed(0)} MB`,
          ]
        : [];
      console.log(row([size.toLocaleString("en-US"), ...cells, ...last]));
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
function measure(args: string[], folder: string, cwd = ROOT): Measured {
  const usage = path.join(folder, "usage.json");
  const options = { cwd, env: { ...process.env, USAGE_FILE: usage } };
  const all = ["--import", path.join(ROOT, "scripts/bench/reportUsage.mjs"), ...args];
  const { seconds } = runTimed(args.join(" "), process.execPath, all, options);
  const used = JSON.parse(readFileSync(usage, "utf8")) as NodeJS.ResourceUsage;
  return { seconds, processor: (used.userCPUTime + used.systemCPUTime) / 1e6, megabytes: used.maxRSS / 1024 };
}

/** Runs a program that is not Node's under GNU time. @throws CouldNotRun with its name and output if it fails */
export function runUnderTime(name: string, command: string[], options: object = {}): Measured {
  const { seconds, stderr } = runTimed(name, "/usr/bin/time", ["-f", "%U %S %M", ...command], options);
  const [user = 0, system = 0, kilobytes = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return { seconds, processor: user + system, megabytes: kilobytes / 1024 };
}

/** Runs a program. @throws CouldNotRun with its name and output if it fails */
function runTimed(name: string, program: string, args: string[], options: object = {}) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new CouldNotRun(`${name} failed:\n${stdout}${stderr}`);
  return { seconds: (performance.now() - started) / 1000, stderr };
}
