import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of files that are served as they are, in the project. */
const PUBLIC = "public";

/**
 * The folder of files that are served as they are for a folder of pages: the one beside it, otherwise the project's.
 *
 * @param {string} pages
 */
export function publicFolder(pages) {
  const beside = path.join(path.dirname(path.resolve(pages)), PUBLIC);
  return existsSync(beside) ? path.relative("", beside) : PUBLIC;
}
