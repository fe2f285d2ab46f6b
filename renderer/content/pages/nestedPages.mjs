import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";

/** The folder of pictures is left out: it may be large, and contains no pages. */
const PICTURES = "images";
/** At most this many folders are searched: the named folder may contain a whole disk. */
const MOST = 200;

/**
 * YAML files in the subfolders of a folder of pages, relative to it with `/`, such as `es/about.yaml`. They are not
 * pages: an address has only one part.
 *
 * @param {string} pages
 * @returns {string[]}
 */
export function nestedPages(pages) {
  /** @type {string[]} */
  const found = [];
  const open = foldersIn(pages, "");
  for (let looked = 0; looked < open.length && looked < MOST; looked++) {
    const folder = open[looked] ?? "";
    open.push(...foldersIn(pages, folder));
    const names = entriesIn(path.join(pages, folder)).filter((entry) => !entry.isDirectory());
    found.push(...names.filter(({ name }) => /\.ya?ml$/i.test(name)).map(({ name }) => `${folder}/${name}`));
  }
  return found.sort();
}

/** @param {string} pages @param {string} folder */
function foldersIn(pages, folder) {
  const all = entriesIn(path.join(pages, folder)).filter((entry) => entry.isDirectory());
  // A folder with the name of a page is reported separately.
  const names = all.map(({ name }) => name).filter((name) => name !== PICTURES && !/\.ya?ml$/i.test(name));
  return names.map((name) => (folder ? `${folder}/${name}` : name));
}

/** @param {string} folder */
function entriesIn(folder) {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
}
