/**
 * Caches the output of `npm run check` by everything that it depends on: the flags, the content, the code, the
 * day, and whether a terminal shows colors. Node's own modules only: a cached check loads nothing else.
 */
import { parseArgs } from "node:util";
import { codeVersion } from "../../renderer/cache/codeVersion.mjs";
import { keptHashes } from "../../renderer/cache/keptHashes.mjs";
import { contentPlaces, contentState, holdsNow } from "../contentState.mjs";

/** @typedef {import("./checkCommand.ts").Result} Result */

/**
 * @param {string[]} args the flags as written
 * @param {import("../../renderer/cache/store.mjs").Store} store whose results any change of the code makes stale
 * @returns {{ read(): Result | undefined, write(result: Result): void } | undefined} undefined if the result
 *   is more than text (a watch goes on, GitHub's summary and an index are files) or depends on the built site or
 *   on other sites
 */
export function resultCache(args, store) {
  const { values } = parseArgs({ args, strict: false, options: { pages: { type: "string", default: "pages-data" } } });
  if (values.watch || values.built || values.online || values.index || process.env.GITHUB_STEP_SUMMARY)
    return undefined;
  const places = contentPlaces(String(values.pages));
  const hashes = keptHashes(store, `hashes ${places}`);
  const dependsOn = () => JSON.stringify([args, contentState(places, hashes)]);
  const input = dependsOn();
  const code = store.version;
  return {
    read() {
      /** @type {Result | undefined} */
      const found = JSON.parse(store.read(input)?.toString() ?? "null") ?? undefined;
      if (!found || !holdsNow(found.holds)) return undefined;
      hashes.keep();
      return found;
    },
    write(result) {
      hashes.keep();
      // A file that was saved while the check ran may have been read before or after.
      if (result.code === 2 || dependsOn() !== input || codeVersion() !== code || !holdsNow(result.holds)) return;
      store.write(input, JSON.stringify(result));
    },
  };
}
