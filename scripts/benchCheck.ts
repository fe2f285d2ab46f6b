/**
 * Measures the whole process of `npm run check` at growing sizes: does the cost per page grow?
 *
 *   npm run bench:check                    1,000, 3,000 and 10,000 pages
 *   npm run bench:check -- 25 200          other sizes
 *
 * Each size is checked with nothing read before, again after one page has changed, and again with nothing
 * changed. What earlier checks have read is forgotten; the dictionary and the compiled schema are kept, as
 * they are the same at every size. Exit codes: 0 measured, 1 a check failed.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateSite } from "./generateSite";

const root = path.resolve(import.meta.dirname, "..");
const work = mkdtempSync(path.join(tmpdir(), "bench-check-"));
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 3000, 10_000];

try {
  const warmUp = path.join(work, "warm-up");
  generateSite(warmUp, sizes[0] ?? 1000);
  check(warmUp);
  const runs = ["first check", "one page changed", "nothing changed"];
  console.log(`| pages | ${runs.map((run) => `${run} | per page | peak memory`).join(" | ")} |`);
  console.log(`|---${"|---".repeat(3 * runs.length)}|`);
  for (const size of sizes) {
    const pages = path.join(work, `site-${size}`);
    generateSite(pages, size);
    // Another check may be writing there at this moment.
    rmSync(path.join(root, "node_modules/.cache/site/yaml"), { recursive: true, force: true, maxRetries: 5 });
    const first = check(pages);
    appendFileSync(path.join(pages, "about.yaml"), "# saved again\n");
    const cells = [first, check(pages), check(pages)].flatMap(({ seconds, megabytes }) => [
      `${seconds.toFixed(1)} s`,
      `${((seconds * 1000) / size).toFixed(2)} ms`,
      `${megabytes.toFixed(0)} MB`,
    ]);
    console.log(`| ${size.toLocaleString("en-US")} | ${cells.join(" | ")} |`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function check(pages: string): { seconds: number; megabytes: number } {
  const usage = path.join(work, "usage.json");
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", "./scripts/bench/reportUsage.mjs", "scripts/check.mjs", "--pages", pages],
    { cwd: root, env: { ...process.env, USAGE_FILE: usage }, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The check of ${pages} failed:\n${stdout}${stderr}`);
  const { maxRSS } = JSON.parse(readFileSync(usage, "utf8")) as { maxRSS: number };
  return { seconds: (performance.now() - started) / 1000, megabytes: maxRSS / 1024 };
}
