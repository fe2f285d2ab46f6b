import { existsSync } from "node:fs";
import path from "node:path";

/** The name of the folder of files that are served as they are. */
const PUBLIC = "public";
/** The folder of pages that a folder of this name beside it belongs to. */
const PAGES = "pages-data";

/**
 * The folder of files that are served as they are for a folder of pages: the one in it, or the one beside it, unless that
 * belongs to the folder `pages-data` beside it. It need not exist: no site serves the files of another one.
 *
 * @param {string} pages
 */
export function publicFolder(pages) {
  const folder = path.resolve(pages);
  const inside = path.join(folder, PUBLIC);
  const isAnothers = path.basename(folder) !== PAGES && existsSync(path.join(folder, "..", PAGES));
  return path.relative("", isAnothers || existsSync(inside) ? inside : path.join(folder, "..", PUBLIC));
}
