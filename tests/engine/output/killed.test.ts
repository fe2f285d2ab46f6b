// @module-tag slow
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeOutput } from "../../../renderer/output/output";
import { amount, SEED } from "../../support/amount";
import { giveCode, givePrograms, repositoryCopy, startIn, writeSmallSite } from "../../support/repositoryCopy";
import { filesOf } from "../../support/runBuild";

/** How many builds are killed. From 10 on, every fourth of them has to make all that is cached, too. */
const KILLS = amount(3, 20);

/** Preloaded: see that file. */
const AT_MOVE = `--require ${path.join(import.meta.dirname, "killAtMove.cjs")}`;

let copy: string;
const pagesOf = (version: number) => `pages-data/${version}`;
const outputAt = (name: string) => path.join(copy, "dist", name);
/** The bytes that undisturbed builds make of two versions of the site, by version. */
let undisturbed: Map<string, string>[];
/** How long a build takes that makes nearly everything again, in milliseconds. */
let duration: number;
/** The last and the next output, and three files beside them. */
const MOVES = 5;

beforeAll(async () => {
  copy = repositoryCopy();
  await giveCode(copy);
  givePrograms(copy);
  for (const version of [0, 1]) writeSmallSite(path.join(copy, pagesOf(version)));
  // Each page, a picture, its files and the cards differ, and one page is only in the second version.
  const site = path.join(copy, pagesOf(1), "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("Dog Grooming", "Groomers"));
  appendFileSync(path.join(copy, pagesOf(1), "images/full-groom.svg"), "<!-- another -->");
  const page = "title: Only Here\ndescription: Only here.\nblocks: [{ type: hero, heading: Only Here }]\n";
  writeFileSync(path.join(copy, pagesOf(1), "only-here.yaml"), page);

  undisturbed = [];
  for (const version of [0, 1]) undisturbed.push(await finished(version, `undisturbed-${version}/site`));
  cpSync(outputAt("undisturbed-0"), outputAt("measured"), { recursive: true });
  const start = performance.now();
  expect(await finished(1, "measured/site")).toEqual(undisturbed[1]);
  duration = performance.now() - start;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const start = (version: number, out: string, settings?: NodeJS.ProcessEnv) =>
  startIn(copy, ["scripts/run.mjs", "build", "--pages", pagesOf(version), "--out", `dist/${out}`], settings);

/** Builds to the end. @returns what it has published */
async function finished(version: number, out: string): Promise<Map<string, string>> {
  const { code, said } = await start(version, out).ended;
  expect(code, said).toBe(0);
  return published(outputAt(path.dirname(out)));
}

/** The bytes of what hosts get. */
function published(dir: string): Map<string, string> {
  const files = [...filesOf(dir)];
  return new Map(
    files.filter(([file]) => !path.basename(file).startsWith(".")).map(([file, { text }]) => [file, text]),
  );
}

/** Without the files beside the output. */
const siteIn = (files = new Map<string, string>()) =>
  new Map([...files].flatMap(([file, text]) => (file.startsWith("site/") ? [[file.slice(5), text] as const] : [])));

/** Numbers from 0 to 1 that follow from the seed: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function* random(state: number): Generator<number, number> {
  for (let next = (state * 48271 + 1) % 2147483647; ; next = (next * 48271) % 2147483647) yield next / 2147483647;
}

test(`a build that is killed at any of ${KILLS} moments leaves a whole site, and the next build makes all of it (SEED=${SEED})`, {
  timeout: 60_000 * (KILLS + 2),
}, async () => {
  const numbers = random(SEED);
  for (let kill = 0; kill < KILLS; kill++) {
    const version = kill % 2;
    const at = numbers.next().value;
    // Into the output of the other version, while it works or while it moves files, or into a new folder.
    const kind = ["by the clock", "at a move", "at a move into a new folder"][kill % 3] ?? "";
    const words = `kill ${kill} of SEED=${SEED}, ${kind}, at ${at.toFixed(3)}`;
    const cold = KILLS >= 10 && kill % 4 === 3;
    if (cold) rmSync(path.join(copy, "node_modules/.cache"), { recursive: true });
    if (kind.endsWith("new folder")) rmSync(outputAt("out"), { recursive: true, force: true });
    else if (!existsSync(outputAt("out")))
      cpSync(outputAt(`undisturbed-${1 - version}`), outputAt("out"), { recursive: true });

    const byClock = kind === "by the clock";
    const nth = {
      NODE_OPTIONS: AT_MOVE,
      KILL_AT_MOVE: String(Math.floor(at * (kind.endsWith("new folder") ? MOVES - 1 : MOVES))),
    };
    const build = start(version, "out/site", byClock ? {} : nth);
    // Without its caches a build takes three times as long.
    if (byClock) await setTimeout(at * duration * (cold ? 3 : 1));
    else await build.ended;
    try {
      process.kill(-build.pid, "SIGKILL");
    } catch {
      // It has ended.
    }
    const { code } = await build.ended;
    if (!byClock) expect(code, words).toBe(null);

    // What is served, without another build.
    const whole = wholeOutput(outputAt("out/site"));
    expect(missingFiles(whole), words).toEqual([]);
    const found = existsSync(whole) ? published(whole) : new Map();
    const before = kind.endsWith("new folder") ? new Map() : siteIn(undisturbed[1 - version]);
    expect(
      [before, siteIn(undisturbed[version])].some((site) => isDeepStrictEqual(site, found)),
      words,
    ).toBe(true);

    const again = await finished(version, "out/site");
    const expected = undisturbed[version] ?? new Map();
    expect([...again.keys()], words).toEqual([...expected.keys()]);
    expect(
      [...again].filter(([file, text]) => text !== expected.get(file)).map(([file]) => file),
      words,
    ).toEqual([]);
    expect(existsSync(outputAt("out/site.staging")), words).toBe(false);
  }
});

/** The files that pages of a folder request, and that are missing. */
function missingFiles(out: string): string[] {
  if (!existsSync(out)) return [];
  const pages = [...filesOf(out)].filter(([file]) => file.endsWith(".html"));
  const asked = pages.flatMap(([file, { text }]) =>
    [...text.matchAll(/\/(assets\/[^"'\s,?)&<]+)/g)].map(([, asset = ""]) => [file, asset] as const),
  );
  return asked.filter(([, asset]) => !existsSync(path.join(out, asset))).map(([file, asset]) => `${file}: ${asset}`);
}
