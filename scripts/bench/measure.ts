import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CouldNotRun } from "../../renderer/content/couldNotRun";
import { generateSite } from "./generateSite";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const sizesArgument = { "[sizes...]": "numbers of pages" };

/** The sizes to measure: those that were written, or the usual ones. */
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

interface Measured {
  seconds: number;
  megabytes: number;
}

/**
 * Measures a command at growing sizes, and prints a Markdown table: seconds, milliseconds per page and peak memory
 * of each run. A first run with a small site is not printed.
 *
 * @param runs the titles of the runs
 */
export async function measureGrowth(
  sizes: number[],
  runs: string[],
  measureRuns: (pages: string, run: (args: string[]) => Measured) => Measured[],
): Promise<void> {
  await inFolder((folder) => {
    const run = (args: string[]) => measure(args, folder);
    const all = (name: string, size: number) => {
      const pages = path.join(folder, name);
      generateSite(pages, size);
      return measureRuns(pages, run);
    };
    all("warm-up", Math.min(...sizes));
    console.log(head(["pages", ...runs.flatMap((title) => [title, "per page", "peak memory"])]));
    for (const size of sizes) {
      const cells = all(`site-${size}`, size).flatMap(({ seconds, megabytes }) => [
        `${seconds.toFixed(1)} s`,
        `${((seconds * 1000) / size).toFixed(2)} ms`,
        `${megabytes.toFixed(0)} MB`,
      ]);
      console.log(row([size.toLocaleString("en-US"), ...cells]));
    }
  });
}

/**
 * Runs a program of this project, with arguments for Node, in a process of its own.
 *
 * @throws CouldNotRun with its output where it fails
 */
function measure(args: string[], folder: string): Measured {
  const usage = path.join(folder, "usage.json");
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", "./scripts/bench/reportUsage.mjs", ...args],
    { cwd: ROOT, env: { ...process.env, USAGE_FILE: usage }, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new CouldNotRun(`${args.join(" ")} failed:\n${stdout}${stderr}`);
  const { maxRSS } = JSON.parse(readFileSync(usage, "utf8")) as { maxRSS: number };
  return { seconds: (performance.now() - started) / 1000, megabytes: maxRSS / 1024 };
}
