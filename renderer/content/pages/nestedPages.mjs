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
  const open = [""];
  for (let looked = 0; looked < open.length && looked <= MOST; looked++) {
    const folder = open[looked] ?? "";
    for (const entry of entriesIn(path.join(pages, folder))) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory() && isFolder(entry.name)) open.push(name);
      if (folder && CONTENT.test(entry.name)) found.push(name);
    }
  }
  return found.sort();
}

/**
 * Whether a file in a subfolder is one of these, by its name.
 *
 * @param {string} name
 */
export const isNestedPage = (name) => CONTENT.test(name) && !/^images\/|(?:^|\/)(?:\.|node_modules\/)/.test(name);

/** Whether a folder is searched: one with the name of a page is reported separately. @param {string} name */
const isFolder = (name) => name !== PICTURES && !PAGE_ENDING.test(name);

/** @param {string} folder */
function entriesIn(folder) {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules");
}
