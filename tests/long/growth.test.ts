import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { share } from "../support/amount";
import { PIECES, PLACES } from "./fuzzing/growingFiles";
import { allFormatters, judge, LARGEST } from "./fuzzing/judge";
import { forgetPeak, peakMemory, peakOfCheck } from "./fuzzing/peakMemory";

const SITE = path.resolve(import.meta.dirname, "../engine/mistakes/site");
/** In characters: the largest text that is allowed, and sizes at which slow steps were found. */
const LENGTHS = [250_000, 100_000, 28_000];
const SLOW = { timeout: 3_600_000 };

const slowest: [milliseconds: number, file: string][] = [];
const largest: [bytes: number, file: string][] = [];
const cwd = mkdtempSync(path.join(tmpdir(), "growth-"));
const pages = path.join(cwd, "pages");
const growing = path.join(pages, "growing.yaml");
let formats: Awaited<ReturnType<typeof allFormatters>>;
/** The memory of a check of nothing else: this process has the tests' modules too, and what earlier checks left. */
let alone: number;

beforeAll(async () => {
  cpSync(SITE, cwd, { recursive: true });
  formats = await allFormatters();
  await judge(cwd, formats);
  alone = peakOfCheck(pages);
});

afterAll(() => {
  for (const measured of [slowest, largest]) measured.sort(([one], [other]) => other - one);
  const lines = [
    `${slowest.length} of the largest files were checked.`,
    ...slowest.slice(0, 5).map(([milliseconds, name]) => `${Math.round(milliseconds)} ms  ${name}`),
    ...largest.slice(0, 5).map(([bytes, name]) => `${Math.round(bytes / 1e6)} MB at most  ${name}`),
  ];
  console.log(lines.join("\n"));
});

const cases = Object.keys(PLACES).flatMap((place) => LENGTHS.map((length) => [length, place] as const));

test.each(cases)("%i characters as %s are checked in time and in little memory", SLOW, async (length, place) => {
  const failed: string[] = [];
  for (const piece of share(PIECES)) {
    const name = `${JSON.stringify(piece)} as ${place}, ${length}`;
    writeFileSync(growing, PLACES[place]?.(piece, length) ?? "");
    const before = forgetPeak();
    const start = process.cpuUsage();
    await judge(cwd, formats).catch((error: Error) => failed.push(`${name}: ${error.message}`));
    const { user, system } = process.cpuUsage(start);
    slowest.push([(user + system) / 1000, name]);
    // An upper bound: a process that has checked a thousand files collects its garbage later.
    const bound = alone + peakMemory() - before;
    const bytes = bound > LARGEST ? peakOfCheck(pages) : bound;
    if (bytes > LARGEST) failed.push(`${name}: ${Math.round(bytes / 1e6)} MB`);
    largest.push([bytes, name]);
  }
  rmSync(growing);
  expect(failed).toEqual([]);
});
