/**
 * Keeps the output of `npm run check` by everything that it depends on: the flags, the content, the code, the
 * day, and whether a terminal shows colors. Node's own modules only: a repeated check loads nothing else.
 */
import { parseArgs } from "node:util";
import { holdsNow, watchContent } from "./contentState.mjs";

/** @typedef {import("../commands/check.ts").Result} Result */

/**
 * @param {string[]} args the flags as written
 * @param {import("../../renderer/cache/store.mjs").Store} store whose results are invalid after any change of the code
 * @returns {{ read(): Result | undefined, write(result: Result): void } | undefined} undefined if the result
 *   is more than text (GitHub's summary is a file) or depends on the built site or
 *   on other sites
 */
export function lastRun(args, store) {
  const { values } = parseArgs({ args, strict: false, options: { pages: { type: "string", default: "pages-data" } } });
  if (values.built || values.online || process.env.GITHUB_STEP_SUMMARY) return undefined;
  const content = watchContent(String(values.pages), store, () => args);
  return {
    read() {
      /** @type {Result | undefined} */
      const found = JSON.parse(store.read(content.state)?.toString() ?? "null") ?? undefined;
      if (!found || !holdsNow(found.holds)) return undefined;
      content.keepHashes();
      return found;
    },
    write(result) {
      content.keepHashes();
      if (content.isUnchanged() && holdsNow(result.holds)) store.write(content.state, JSON.stringify(result));
    },
  };
}
