import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";

/** The folder of pictures is left out: it may be large, and contains no pages. */
const PICTURES = "images";
/** At most this many folders are searched: the named folder may contain a whole disk. */
const MOST = 1000;

/** What is called like a file of YAML, also with a mistaken ending. Windows removes dots and spaces from the end of a name. */
export const PAGE_ENDING = /\.ya?ml(?:\.txt)?[. ]*$/i;

/** Files of the content: pages, and tables of rows. */
const CONTENT = /\.(?:ya?ml(?:\.txt)?|csv)[. ]*$/i;

/**
 * Files of the content in the subfolders of a folder of pages, relative to it with `/`, such as `news/first-days.yaml`.
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
    const names = entriesIn(path.join(pages, folder)).map(({ name }) => name);
    found.push(...names.filter((name) => CONTENT.test(name)).map((name) => `${folder}/${name}`));
  }
  return found.sort();
}

/**
 * Whether a file in a subfolder is one of these, by its name.
 *
 * @param {string} name
 */
export const isNestedPage = (name) => CONTENT.test(name) && !/^images\/|(?:^|\/)(?:\.|node_modules\/)/.test(name);

/** @param {string} pages @param {string} folder */
function foldersIn(pages, folder) {
  const all = entriesIn(path.join(pages, folder)).filter((entry) => entry.isDirectory());
  // A folder with the name of a page is reported separately.
  const names = all.map(({ name }) => name).filter((name) => name !== PICTURES && !PAGE_ENDING.test(name));
  return names.map((name) => (folder ? `${folder}/${name}` : name));
}

/** @param {string} folder */
function entriesIn(folder) {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
}
