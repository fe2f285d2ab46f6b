import path from "node:path";

/**
 * The folder of files that are served as they are: `public` beside the folder of pages. It need not exist.
 *
 * @param {string} pages
 */
export function publicFolder(pages) {
  return path.relative("", path.join(path.dirname(path.resolve(pages)), "public"));
}
