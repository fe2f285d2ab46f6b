/**
 * The answers of past checks, kept by everything that they depend on: the flags, the content, the code, the
 * day, and whether a terminal shows colors. Node's own modules only: this is all that an answered check loads.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const ROOT = path.resolve(import.meta.dirname, "../..");
const STORE = path.join(ROOT, "node_modules/.cache/site-check");

/** How many answers are kept: a branch switched to and back finds its own again. */
const KEPT = 20;

/** What the rules are made of, relative to the repository. */
const CODE = ["renderer", "blocks", "scripts/check", "site-schema.json", "package-lock.json"];

/**
 * @typedef {object} Answer
 * @property {number} code the exit code
 * @property {string} text what is printed, without the last newline
 */

/**
 * @param {string[]} args the flags as they were written
 * @returns {{ recall(): Answer | undefined, keep(answer: Answer): void } | undefined} undefined where the
 *   answer is more than words: a watch goes on, and GitHub's summary is a file; or where it depends on more:
 *   on the built site, on other sites
 */
export function answerMemory(args) {
  const { values } = parseArgs({ args, strict: false, options: { pages: { type: "string", default: "pages-data" } } });
  if (values.watch || values.built || values.online || process.env.GITHUB_STEP_SUMMARY) return undefined;
  const file = path.join(STORE, `${key(args, String(values.pages))}.json`);
  return {
    recall() {
      try {
        return JSON.parse(readFileSync(file, "utf8"));
      } catch {
        // Never asked, or the file was cut off: it is found out anew.
        return undefined;
      }
    },
    keep(answer) {
      if (answer.code === 2) return;
      mkdirSync(STORE, { recursive: true });
      writeFileSync(file, JSON.stringify(answer));
      forgetOldest();
    },
  };
}

/**
 * @param {string[]} args
 * @param {string} pages
 */
function key(args, pages) {
  const { env, stdout, version } = process;
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256");
  hash.update(JSON.stringify([args, process.cwd(), version, day, stdout.isTTY === true, env.NO_COLOR ?? ""]));
  for (const name of CODE) addAll(hash, path.join(ROOT, name));
  for (const name of [pages, "public"]) addAll(hash, path.resolve(name));
  return hash.digest("hex");
}

/**
 * Adds a file, or every file of a folder: YAML by its text, the others by their size and time.
 *
 * @param {import("node:crypto").Hash} hash
 * @param {string} place
 */
function addAll(hash, place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) hash.update(`\0no ${place}`);
  else if (found.isDirectory()) for (const name of readdirSync(place).sort()) addAll(hash, path.join(place, name));
  else if (/\.ya?ml$/i.test(place)) hash.update(`\0${place}\0`).update(readFileSync(place));
  else hash.update(`\0${place}\0${found.size} ${found.mtimeMs}`);
}

function forgetOldest() {
  const answers = readdirSync(STORE).map((name) => path.join(STORE, name));
  if (answers.length <= KEPT) return;
  const ages = answers.map((file) => ({ file, age: statSync(file).mtimeMs })).sort((a, b) => b.age - a.age);
  for (const { file } of ages.slice(KEPT)) rmSync(file, { force: true });
}
