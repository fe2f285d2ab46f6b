import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * The addresses of all files of a folder, at any depth, such as `/images/baths.svg`; none where there is no folder.
 * Names count exactly: a web server distinguishes `Baths.jpg` from `baths.jpg` even where the computer that the page
 * was made on does not.
 */
export function addressesIn(dir: string): Set<string> {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
    const names = entries.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));
    return new Set(names.map((name) => `/${name.split(path.sep).join("/")}`));
  } catch {
    return new Set();
  }
}

/** The addresses of the files in the same folder. */
export function addressesBeside(address: string, addresses: Iterable<string>): string[] {
  return [...addresses].filter((other) => path.posix.dirname(other) === path.posix.dirname(address));
}
