import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../attempt.mjs";

/**
 * The addresses of all files of a folder, at any depth, such as `/images/baths.svg`; none where there is no folder.
 * Names count exactly: a web server distinguishes `Baths.jpg` from `baths.jpg` even where the computer that the page
 * was made on does not.
 */
export function addressesIn(dir: string): Set<string> {
  const entries = attempt(() => readdirSync(dir, { recursive: true, withFileTypes: true })) ?? [];
  const files = entries.filter((entry) => !entry.isDirectory());
  const names = files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join("/")}`));
}

/** The addresses of the files in the same folder. */
export function addressesBeside(address: string, addresses: Iterable<string>): string[] {
  return [...addresses].filter((other) => path.posix.dirname(other) === path.posix.dirname(address));
}
