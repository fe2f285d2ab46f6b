/** The files of a folder, the hash of their bytes, and second names for them. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";

/** SHA-256 in hexadecimal. @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * A name in the forms that Unicode has for its letters: a keyboard types é as one character (NFC), and some systems name
 * files with two (NFD).
 *
 * @param {string} name
 */
const formsOf = (name) => [name, name.normalize("NFC"), name.normalize("NFD")];

/** A file's name as its folder has it, in whichever form. @param {string} folder @param {string} name */
export const nameOnDisk = (folder, name) => formsOf(name).find((form) => existsSync(path.join(folder, form))) ?? name;

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

/**
 * Gives a file a second name, also in a new folder: by a hard link, or as a copy where the disk has none.
 *
 * @param {string} file @param {string} name
 */
export function linkFile(file, name) {
  const link = () => attempt(() => linkSync(file, name) === undefined);
  if (link()) return;
  mkdirSync(path.dirname(name), { recursive: true });
  if (!link()) copyFileSync(file, name);
}
