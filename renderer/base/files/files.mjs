/** Identifies the content of files: by a hash of their bytes, or by their size and dates. */
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";

/** A file that changed this many milliseconds ago may change again without a new date. */
const RECENT = 2000;

/** SHA-256 in hexadecimal. @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** A text that changes with the file, without reading it. Undefined just after a change. @param {string} file */
export function stampOf(file) {
  const { size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
  return Date.now() - Number(ctimeMs) > RECENT ? `${file} ${size} ${mtimeNs} ${ctimeNs}` : undefined;
}

/**
 * Every file of a folder, sorted, except hidden ones.
 *
 * @param {string} folder
 * @param {Set<string>} [except] names in the folder itself to leave out
 * @returns {string[]}
 */
export function filesIn(folder, except) {
  // A folder that cannot be listed is reported by the code that needs it.
  const listed = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const entries = listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".") || except?.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}
