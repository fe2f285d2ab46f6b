// @module-tag slow
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLong } from "../../support/amount";
import { CACHE, giveCode, givePrograms, repositoryCopy, startIn, writeSmallSite } from "../../support/repositoryCopy";
import { filesOf } from "../../support/runBuild";

const PAGES = "pages-data";

/** A copy of the repository, and a site, with the code that is built here. */
let copy: string;
beforeAll(async () => {
  copy = repositoryCopy();
  await giveCode(copy);
  givePrograms(copy);
  writeSmallSite(path.join(copy, PAGES));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function run(...args: string[]): Promise<string> {
  const { code, said } = await startIn(copy, args).ended;
  expect(code, said).toBe(0);
  return said;
}

/** Checks, and builds into a new folder: all of it comes from the cache, or is made again. */
async function checkAndBuild(name: string) {
  const said = await run("scripts/run.mjs", "check");
  await run("scripts/run.mjs", "build", "--out", `dist/${name}/site`);
  const files = [...filesOf(path.join(copy, "dist", name))].filter(([file]) => !file.startsWith("."));
  return { said, files: new Map(files.map(([file, { text }]) => [file, text])) };
}

test("a cache whose files are all damaged, empty or of another kind changes nothing in the output or the report", {
  timeout: 300_000,
}, async () => {
  const first = await checkAndBuild("first");
  const cache = path.join(copy, CACHE);
  const kinds = ["answers", "cards", "code", "icons", "pictures", "spelling"];
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(kinds));
  // The code takes a bundler longer than all the rest: it is damaged in the long test, and cache.test.ts damages a folder
  // such as it is kept in.
  const files = [...filesOf(cache).keys()].filter((file) => isLong || !file.startsWith("code/")).sort();
  // Each in one of the ways; those of one kind are beside each other, so that most kinds are damaged in every way.
  for (const [index, file] of files.entries()) {
    DAMAGES[index % DAMAGES.length]?.(path.join(cache, file));
  }
  const again = await checkAndBuild("again");
  expect(again.said).toBe(first.said);
  expect([...again.files.keys()]).toEqual([...first.files.keys()]);
  for (const [file, text] of again.files) expect(text === first.files.get(file), file).toBe(true);
});

test("misspelled words are reported the same by an empty cache, a full one, and after another page has changed", async () => {
  const [slips, other] = ["slips.yaml", "other.yaml"].map((name) => path.join(copy, PAGES, name)) as [string, string];
  const head = "description: Words that nobody would spell as they are spelled here, one after the other.\nblocks:";
  const section = (words: string) => `\n  - type: textSection\n    heading: Words\n    text: ${words}\n`;
  writeFileSync(slips, `title: Many words of this page are misspelled\n${head}${SLIPS.map(section).join("")}`);
  const text = `title: Another page has a few such words\n${head}${section("The apointment is at noon.")}`;
  writeFileSync(other, text);
  const check = async (...forgotten: string[]) => {
    for (const kind of forgotten) rmSync(path.join(copy, CACHE, kind), { recursive: true, force: true });
    const { said } = await startIn(copy, ["scripts/run.mjs", "check", "--all"]).ended;
    return said.split("\n").filter((line) => line.includes("text/spelling"));
  };
  const first = await check("spelling", "pages");
  expect(first.filter((line) => line.includes("Did you mean")).length).toBeGreaterThan(60);
  expect(await check("answers")).toEqual(first);
  writeFileSync(other, text.replace("apointment", "apointmentt"));
  expect((await check()).filter((line) => line.includes("slips.yaml"))).toEqual(
    first.filter((line) => line.includes("slips.yaml")),
  );
  writeFileSync(other, text);
  expect(await check("answers", "spelling")).toEqual(first);
});

test.each(["null", '{"a": {"ha', '{"definitions":{"Page":{"type":"objekt"},"Site":{},"Baseline":{}}}'])(
  "a schema file that contains %s is reported, with the command that writes it again",
  async (text) => {
    const file = path.join(copy, "site-schema.json");
    const whole = readFileSync(file);
    writeFileSync(file, text);
    const { code, said } = await startIn(copy, ["scripts/run.mjs", "check"]).ended;
    writeFileSync(file, whole);
    expect({ code, said }).toEqual({
      code: 2,
      said: expect.stringMatching(/^site-schema\.json is missing or damaged.*: write it again by npm run schema\.\n$/),
    });
  },
);

/** Some seventy sentences with one misspelled word each: letters that were typed twice. */
const SLIPS = [
  "afternoon",
  "grooming",
  "calendar",
  "question",
  "business",
  "daughter",
  "remember",
  "umbrella",
  "mountain",
]
  .flatMap((word) => Array.from(word.slice(0, -1), (letter, at) => word.slice(0, at) + letter + word.slice(at)))
  .map((word) => `Come to the ${word} when you are at the house of our friend.`);

const DAMAGES: ((file: string) => void)[] = [
  (file) => writeFileSync(file, flipped(readFileSync(file))),
  (file) => writeFileSync(file, ""),
  (file) => writeFileSync(file, "null"),
  (file) => {
    rmSync(file);
    mkdirSync(file);
  },
];

/** With one bit of the byte in the middle flipped. */
function flipped(bytes: Buffer): Buffer {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
