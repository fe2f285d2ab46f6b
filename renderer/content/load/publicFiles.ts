import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../attempt.mjs";
import { unfitFile } from "../../unfitFile";

/**
 * The addresses of all files of a folder, at any depth, such as `/images/baths.svg`; none where there is no folder.
 * Read from the folder, as a web server distinguishes `Baths.jpg` from `baths.jpg` where the writer's computer may not.
 */
export function addressesIn(dir: string): Set<string> {
  const entries = attempt(() => readdirSync(dir, { recursive: true, withFileTypes: true })) ?? [];
  const files = entries.filter((entry) => !entry.isDirectory());
  const names = files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join("/")}`));
}

/** What is in a folder, at any depth, and is no file that may be published: links that lead out of it, devices, pipes. */
export function unfitFilesIn(dir: string): { file: string; reason: string }[] {
  const entries = attempt(() => readdirSync(dir, { recursive: true, withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    if (entry.isFile() || entry.isDirectory()) return [];
    const file = path.join(entry.parentPath, entry.name);
    const reason = unfitFile(dir, file);
    return reason ? { file, reason } : [];
  });
}

export function addressesBeside(address: string, addresses: Iterable<string>): string[] {
  return [...addresses].filter((other) => path.posix.dirname(other) === path.posix.dirname(address));
}
