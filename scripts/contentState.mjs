/**
 * What is in the folders that a command reads, as a text that changes with it. Node's own modules only: a command that
 * finds its last result loads nothing else.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { attempt } from "../renderer/attempt.mjs";

const SITE_PAGES = path.resolve(import.meta.dirname, "../pages-data");

const PUBLIC = "public";

/** Hidden files are no content, but for the list of known problems. */
const BASELINE = ".check-baseline.yaml";

/**
 * The folders that the content comes from: pages, pictures (a folder of pages without any uses those of the site), and
 * the files that are served as they are.
 *
 * @param {string} pages the folder of pages
 */
export function contentPlaces(pages) {
  return [...new Set([pages, SITE_PAGES, PUBLIC].map((place) => path.resolve(place)))];
}

/**
 * @param {string[]} places see `contentPlaces`
 * @param {{ of(file: string): string }} hashes see `keptHashes`
 */
export function contentState(places, hashes) {
  const all = places.map((place) => [place, existsSync(place), ...stateIn(place, hashes, place)]);
  return JSON.stringify([process.cwd(), process.stdout.isTTY === true, process.env.NO_COLOR ?? "", all]);
}

/**
 * Every entry of a folder, sorted, with what it is: a link, even to the same bytes, is judged otherwise than a file. In a
 * folder of pages other folders than that of the pictures hold nothing that counts, and may hold a whole disk: somebody
 * may have named the wrong one.
 *
 * @param {string} folder @param {{ of(file: string): string }} hashes @param {string} place the folder that it is in
 * @returns {string[]}
 */
function stateIn(folder, hashes, place) {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const isListed = folder !== place || place === path.resolve(PUBLIC);
  return entries
    .filter(({ name }) => !name.startsWith(".") || name === BASELINE)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isFile()) return [entry.name, hashes.of(file)];
      if (entry.isDirectory()) {
        const inside = isListed || entry.name === "images" ? stateIn(file, hashes, place) : [];
        return [`${entry.name}/`, ...inside, "/"];
      }
      const target = entry.isSymbolicLink() ? `link to ${attempt(() => realpathSync(file))}` : "no file";
      return [entry.name, target, hashes.of(file)];
    });
}

/**
 * Whether what a command found holds at this moment; of what does not depend on the time, always.
 *
 * @param {import("../renderer/content/site/holds.ts").Holds} [holds]
 */
export function holdsNow(holds) {
  const now = Date.now();
  return !holds || (now >= holds[0] && now < holds[1]);
}
