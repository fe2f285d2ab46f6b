import path from "node:path";

/** The name of the folder of files that are served as they are. */
const PUBLIC = "public";

/**
 * The folder of files that are served as they are for a folder of pages: the one beside it. It need not exist: no site
 * serves the files of another one.
 *
 * @param {string} pages
 */
export function publicFolder(pages) {
  return path.relative("", path.join(path.dirname(path.resolve(pages)), PUBLIC));
}
