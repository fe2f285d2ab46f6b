import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages  by folder, such as `node_modules/react`
 */

/**
 * Compares package-lock.json with what npm noted in node_modules/.package-lock.json when it installed.
 * An optional package may be missing (it belongs to another operating system), never at another version.
 * One too many counts as well: left inside another package's folder, it would be found before the right one.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {string | undefined} why the packages must be installed, in a few words; undefined when all agree
 */
export function installReason(root) {
  const installed = readPackages(path.join(root, "node_modules", ".package-lock.json"));
  if (!installed) return "none are installed yet";
  const locked = readPackages(path.join(root, "package-lock.json"));
  if (!locked)
    throw new Error("package-lock.json is missing or broken: restore it with git checkout package-lock.json");

  for (const [folder, wanted] of Object.entries(locked)) {
    const found = installed[folder];
    if (!found && wanted.optional) continue;
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return "the lock file changed";
    }
    if (!wanted.optional && !existsSync(path.join(root, folder, "package.json"))) return `${folder} is missing`;
  }
  return Object.keys(installed).every((folder) => folder in locked) ? undefined : "the lock file changed";
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} every package but the site itself; undefined where there is no readable file
 */
function readPackages(file) {
  try {
    const { "": _site, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return undefined;
  }
}
