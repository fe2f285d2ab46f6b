/**
 * Caches the output of `npm run check` by everything that it depends on: the flags, the content, the code, the
 * day, and whether a terminal shows colors. Node's own modules only: a cached check loads nothing else.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { attempt } from "../../renderer/attempt.mjs";
import { codeVersion, filesIn, keptHashes } from "../../renderer/cache.mjs";

const SITE_PAGES = path.resolve(import.meta.dirname, "../../pages-data");
const PUBLIC = "public";

/** @typedef {import("./checkCommand.ts").Result} Result */

/**
 * @param {string[]} args the flags as written
 * @param {import("../../renderer/cache.mjs").Store} store of results that any change of the code makes old
 * @returns {{ read(): Result | undefined, write(result: Result): void } | undefined} undefined where the result
 *   is more than text (a watch goes on, GitHub's summary and an index are files) or depends on the built site or
 *   on other sites
 */
export function resultCache(args, store) {
  const { values } = parseArgs({ args, strict: false, options: { pages: { type: "string", default: "pages-data" } } });
  const { env, stdout } = process;
  if (values.watch || values.built || values.online || values.index || env.GITHUB_STEP_SUMMARY) return undefined;
  // A folder of pages without pictures uses those of the site.
  const places = [...new Set([String(values.pages), SITE_PAGES, PUBLIC].map((place) => path.resolve(place)))];
  const hashes = keptHashes(store, `hashes ${places}`);
  const dependsOn = () => {
    const day = new Date().toISOString().slice(0, 10);
    const content = places.map((place) => [place, ...contentIn(place).flatMap((file) => [file, hashes.of(file)])]);
    return JSON.stringify([args, process.cwd(), day, stdout.isTTY === true, env.NO_COLOR ?? "", content]);
  };
  const input = dependsOn();
  const code = store.version;
  return {
    read() {
      const found = store.read(input);
      if (found) hashes.keep();
      return found && JSON.parse(found.toString());
    },
    write(result) {
      hashes.keep();
      // A file that was saved while the check ran may have been read before or after.
      if (result.code === 2 || dependsOn() !== input || codeVersion() !== code) return;
      store.write(input, JSON.stringify(result));
    },
  };
}

/**
 * The files of a folder of pages and its pictures, or of the folder of files that are served as they are. Other folders
 * hold nothing that counts, and may hold a whole disk: somebody may have named the wrong one.
 *
 * @param {string} place
 */
function contentIn(place) {
  const entries = attempt(() => readdirSync(place, { withFileTypes: true })) ?? [];
  const isPublic = place === path.resolve(PUBLIC);
  return entries.flatMap((entry) => {
    const file = path.join(place, entry.name);
    if (!entry.isDirectory()) return file;
    return isPublic || entry.name === "images" ? filesIn(file) : [];
  });
}
