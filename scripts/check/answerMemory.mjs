/**
 * The answers of past checks, kept by everything that they depend on: the flags, the content, the code, the
 * day, and whether a terminal shows colors. Node's own modules only: this is all that an answered check loads.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { codeVersion, filesIn, hashOf, Store } from "../../renderer/cache.mjs";

const SITE_PAGES = path.resolve(import.meta.dirname, "../../pages-data");

/** Larger files, which are photographs, are compared by size and dates: reading hundreds of them takes a second. */
const LARGE = 1_000_000;

/** A file that changed so many milliseconds ago may change again without another date. */
const RECENT = 2000;

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
  const { env, stdout } = process;
  if (values.watch || values.built || values.online || env.GITHUB_STEP_SUMMARY) return undefined;
  const store = new Store("answers");
  const dependsOn = () => {
    const day = new Date().toISOString().slice(0, 10);
    // A folder of pages without pictures uses those of the site.
    const places = [...new Set([String(values.pages), SITE_PAGES, "public"].map((place) => path.resolve(place)))];
    const content = places.map((place) => [place, ...filesIn(place).map(fingerprint)]);
    return JSON.stringify([args, process.cwd(), day, stdout.isTTY === true, env.NO_COLOR ?? "", content]);
  };
  const input = dependsOn();
  const code = store.version;
  return {
    recall() {
      const kept = store.read(input);
      return kept && JSON.parse(kept.toString());
    },
    keep(answer) {
      // A file that was saved while the check ran may have been read before or after.
      if (answer.code === 2 || dependsOn() !== input || codeVersion() !== code) return;
      store.write(input, JSON.stringify(answer));
    },
  };
}

/**
 * Changes with the content of a file.
 *
 * @param {string} file
 */
function fingerprint(file) {
  const { size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
  const trusted = size > LARGE && Date.now() - Number(ctimeMs) > RECENT;
  return trusted ? `${file} ${size} ${mtimeNs} ${ctimeNs}` : `${file} ${hashOf(readFileSync(file))}`;
}
