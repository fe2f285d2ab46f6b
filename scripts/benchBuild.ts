/**
 * Measures the whole process of `npm run build` at growing sizes: does the cost per page grow?
 *
 *   npm run bench:build                    25, 1,000 and 5,000 pages
 *   npm run bench:build -- 25 200          other sizes
 *
 * Each size is built into an empty folder, then again with nothing changed. The code's bundle is
 * made beforehand, as it is the same at every size. Exit codes: 0 measured, 1 a build failed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateSite } from "./generateSite";

interface Measured {
  seconds: number;
  megabytes: number;
}

const root = path.resolve(import.meta.dirname, "..");
const work = mkdtempSync(path.join(tmpdir(), "bench-build-"));
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [25, 1000, 5000];

try {
  measure("warm-up", sizes.slice(0, 1)[0] ?? 25);
  console.log("| pages | first build | per page | peak memory | nothing changed | per page | peak memory |");
  console.log("|---|---|---|---|---|---|---|");
  for (const size of sizes) {
    const [first, again] = measure(`site-${size}`, size);
    const cells = [first, again].flatMap(({ seconds, megabytes }) => [
      `${seconds.toFixed(1)} s`,
      `${((seconds * 1000) / size).toFixed(1)} ms`,
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

function measure(name: string, size: number): [Measured, Measured] {
  const pages = path.join(work, name);
  generateSite(pages, size);
  return [build(pages), build(pages)];
}

function build(pages: string): Measured {
  const usage = path.join(work, "usage.json");
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--import",
      "./scripts/bench/reportUsage.mjs",
      "scripts/build.ts",
      "--pages",
      pages,
      "--out",
      `${pages}-out`,
      // What is measured is how pages are made; a card each would be most of the time.
      "--no-cards",
    ],
    { cwd: root, env: { ...process.env, USAGE_FILE: usage }, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The build of ${pages} failed:\n${stdout}${stderr}`);
  const { maxRSS } = JSON.parse(readFileSync(usage, "utf8")) as { maxRSS: number };
  return { seconds: (performance.now() - started) / 1000, megabytes: maxRSS / 1024 };
}
