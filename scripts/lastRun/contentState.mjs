/**
 * Detects that nothing has changed that a command reads. Uses only Node's own modules: a command that finds its last
 * result loads nothing else.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../renderer/base/attempt.mjs";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { codeVersion } from "../../renderer/cache/codeVersion.mjs";
import { rememberHashes } from "../../renderer/cache/fileHashes.mjs";
import { nestedPages } from "../../renderer/content/pages/nestedPages.mjs";
import { publicFolder } from "../cli/publicFolder.mjs";

/** Hidden files are ignored, except for the list of known problems. */
const BASELINE = ".check-baseline.yaml";

/**
 * What a run of a command depends on.
 *
 * @param {string} pages the folder of pages
 * @param {import("../../renderer/cache/store.mjs").Store} store whose results are invalid after any change of the code
 * @param {() => unknown} also what the run depends on besides the content and the code
 */
export function watchContent(pages, store, also) {
  const [folder, served] = [path.resolve(pages), path.resolve(publicFolder(pages))];
  const hashes = rememberHashes(store, `hashes ${[folder, served]}`);
  const stateNow = () =>
    hashOf(
      JSON.stringify([
        also(),
        nestedPages(folder).map((name) => [name, hashes.of(path.join(folder, name))]),
        process.cwd(),
        process.stdout.isTTY === true,
        process.env.NO_COLOR ?? "",
        [folder, served].map((place) => [place, existsSync(place), ...stateIn(place, hashes, place === served)]),
      ]),
    );
  const state = stateNow();
  const code = store.version;
  return {
    /** A text that changes with any of it, as it was when this was called. */
    state,
    /** Whether the content and the code are as they were: a file that was saved meanwhile may have been read before or after. */
    isUnchanged: () => stateNow() === state && codeVersion(undefined, store.root) === code,
    keepHashes: () => hashes.keep(),
  };
}

/**
 * Every entry of a folder, sorted, with its type: a link is checked differently from a file, even with the same bytes.
 * In a folder of pages, the only folder that counts as a whole is that of the pictures: the others may contain a whole
 * disk, if somebody has named the wrong folder.
 *
 * @param {string} folder @param {{ of(file: string): string }} hashes
 * @param {boolean} all whether every folder counts
 * @returns {string[]}
 */
function stateIn(folder, hashes, all) {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries
    .filter(({ name }) => !name.startsWith(".") || name === BASELINE)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isFile()) return [entry.name, hashes.of(file)];
      if (entry.isDirectory()) {
        const inside = all || entry.name === "images" ? stateIn(file, hashes, true) : [];
        return [`${entry.name}/`, ...inside, "/"];
      }
      const target = entry.isSymbolicLink() ? `link to ${attempt(() => realpathSync(file))}` : "no file";
      return [entry.name, target, hashes.of(file)];
    });
}

/**
 * Whether the result of a command is still valid; always true if it does not depend on the time.
 *
 * @param {import("../../renderer/content/site/holds.ts").Holds} [holds]
 */
export function holdsNow(holds) {
  const now = Date.now();
  return !holds || (now >= holds[0] && now < holds[1]);
}
