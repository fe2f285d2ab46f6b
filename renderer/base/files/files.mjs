/** What files are known by: the hash of their bytes, or their size and dates. */
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";

/** A file that changed so many milliseconds ago may change again without another date. */
const RECENT = 2000;

/** SHA-256 in hexadecimal. @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Changes with a file, without reading it; undefined just after a change. @param {string} file */
export function stampOf(file) {
  const { size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
  return Date.now() - Number(ctimeMs) > RECENT ? `${file} ${size} ${mtimeNs} ${ctimeNs}` : undefined;
}

/**
 * Every file of a folder, sorted, hidden ones left out.
 *
 * @param {string} folder
 * @param {Set<string>} [except] names in the folder itself to leave out
 * @returns {string[]}
 */
export function filesIn(folder, except) {
  // What cannot be listed is told by whoever needs it.
  const listed = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const entries = listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".") || except?.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}
