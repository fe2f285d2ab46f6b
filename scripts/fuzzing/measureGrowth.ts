import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PIECES, PLACES } from "./growingFiles";
import { allFormatters, judge, LARGEST } from "./judge";
import { forgetPeak, peakMemory, peakOfCheck } from "./peakMemory";

const SITE = path.resolve(import.meta.dirname, "../../tests/engine/mistakes/site");
/** In characters: the largest text that is allowed, and sizes at which slow steps were found. */
const LENGTHS = [250_000, 100_000, 28_000];

/** Checks a file of each piece in each place and length. @returns the exit code: 1 if one is slow, large or fails */
export async function measureGrowth(): Promise<number> {
  const cwd = mkdtempSync(path.join(tmpdir(), "growth-"));
  const formats = await allFormatters();
  const slowest: [milliseconds: number, file: string][] = [];
  const largest: [bytes: number, file: string][] = [];
  let failed = 0;
  try {
    cpSync(SITE, cwd, { recursive: true });
    await judge(cwd, formats);
    // The memory of a process that has checked nothing else: earlier checks leave memory that is not given back.
    const alone = forgetPeak();
    for (const [place, make] of Object.entries(PLACES)) {
      for (const length of LENGTHS) {
        for (const piece of PIECES) {
          const name = `${JSON.stringify(piece)} as ${place}, ${length}`;
          writeFileSync(path.join(cwd, "pages/growing.yaml"), make(piece, length));
          const before = forgetPeak();
          const { user, system } = process.cpuUsage();
          try {
            await judge(cwd, formats);
          } catch (error) {
            failed++;
            console.error(`${name}: ${(error as Error).message}`);
          }
          const spent = process.cpuUsage({ user, system });
          slowest.push([(spent.user + spent.system) / 1000, name]);
          const bytes = alone + peakMemory() - before;
          // An upper bound: a process that has checked a thousand files collects its garbage later.
          largest.push([bytes > LARGEST ? peakOfCheck(path.join(cwd, "pages")) : bytes, name]);
        }
      }
    }
  } finally {
    rmSync(cwd, { recursive: true });
  }
  failed += largest.filter(([bytes]) => bytes > LARGEST).length;
  for (const measured of [slowest, largest]) measured.sort(([one], [other]) => other - one);
  for (const [milliseconds, name] of slowest.slice(0, 5)) console.log(`${Math.round(milliseconds)} ms  ${name}`);
  for (const [bytes, name] of largest.slice(0, 5))
    console.log(`${Math.round(bytes / 1e6)} MB at most of a process that checks only this  ${name}`);
  console.log(`${slowest.length} files, ${failed} of them failed.`);
  return failed > 0 ? 1 : 0;
}
