import { rmSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { PLACES } from "../../long/fuzzing/growingFiles";
import { withSlowRest } from "../../support/amount";
import { contentFolder, page } from "./folder";

/**
 * What a check does with a file grows with its size, and no faster. Counted are the steps that V8 takes, which are the
 * same on a busy machine. What steps cannot show, as in regular expressions, `npm run test:long -- growth` measures.
 */

/** One of each kind: of `tests/long/fuzzing/growingFiles.ts`, those that were once slow. */
const SIGNS = [
  "](",
  "${a}",
  "${business.name}",
  "$1 ",
  "the ",
  "TK ",
  "Full Groom $45 ",
  "12 Maple St ",
  "[",
  "&a",
  "a@b. ",
];
const SIZES = [3000, 6000, 12_000];

const session = new Session();
let cwd: string;
let removeFolder: () => void;

beforeAll(async () => {
  cwd = contentFolder(
    { "judged.yaml": page("Judged") },
    {
      cleanUp: (remove) => {
        removeFolder = remove;
      },
    },
  );
  // What the first check loads and caches is not counted.
  writeFileSync(path.join(cwd, "pages/growing.yaml"), PLACES["long texts"]?.("](", 1000) ?? "");
  await checkFolder({ dir: "pages", publicDir: "public", cwd });
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(async () => {
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  removeFolder();
});

/** How often the parts of all functions ran since the last call. */
async function steps(): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  let count = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const range of ranges) count += range.count;
  return count;
}

const cases = ["long texts", "names of its own", "short lines"].flatMap((place) =>
  SIGNS.map((sign) => [place, sign] as const),
);

for (const [options, some] of withSlowRest(cases, 3))
  test.each(some)("%s of %j take as many steps for each character", options, async (place, sign) => {
    const file = path.join(cwd, "pages/growing.yaml");
    const counted: number[] = [];
    for (const length of SIZES) {
      writeFileSync(file, PLACES[place]?.(sign, length) ?? "");
      await steps();
      await checkFolder({ dir: "pages", publicDir: "public", cwd });
      counted.push(await steps());
    }
    rmSync(file);
    const [one = 0, two = 0, four = 0] = counted;
    // Twice the size twice over: the second step may cost twice the first, and what is there at any size.
    expect((four - two) / Math.max(two - one, 20_000), counted.join(", ")).toBeLessThan(2.6);
  });
