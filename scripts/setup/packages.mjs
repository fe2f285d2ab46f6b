import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, such as `node_modules/react`
 */

/**
 * Runs `npm ci` when the installed packages and package-lock.json disagree.
 *
 * @param {string} root the folder of package-lock.json
 * @param {boolean} dev whether the packages for tests are needed; once installed, they are kept up to date
 * @throws {Error} one sentence, when npm could not install them
 */
export async function ensurePackages(root, dev) {
  const all = dev || Object.values(installedIn(root) ?? {}).some((one) => one.dev);
  const reason = installReason(root, all);
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  const args = ["ci", all ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"];
  // The npm that runs this script; npm is a .cmd file on Windows, which needs a shell.
  const npm = process.env.npm_execpath;
  /** @type {import("node:child_process").SpawnOptions} */
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  const install = npm
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  // Otherwise npm would keep running.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.once(signal, () => install.kill(signal));
  }
  const [status] = await once(install, "close");
  if (status !== 0) {
    throw new Error("The packages could not be installed: see what npm says above, then run the command again.");
  }
}

/**
 * Compares package-lock.json with npm's own record of what it installed. An optional package may be missing (it
 * belongs to another operating system), but not have another version. An extra package counts too: inside
 * another package's folder it would be found before the right one.
 *
 * @param {string} root the folder of package-lock.json
 * @param {boolean} dev whether the packages for tests are needed
 * @returns {string | undefined} why the packages must be installed, in a few words
 */
export function installReason(root, dev) {
  const installed = installedIn(root);
  if (!installed) return "none are installed yet";
  const locked = readPackages(path.join(root, "package-lock.json"));
  if (!locked)
    throw new Error("package-lock.json is missing or broken: restore it with git checkout package-lock.json");
  for (const [folder, wanted] of Object.entries(locked)) {
    const found = installed[folder];
    const optional = wanted.optional || wanted.devOptional;
    if (!found && (optional || (wanted.dev && !dev))) continue;
    if (!found && wanted.dev) return "those for tests are not installed yet";
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) return "the lock file changed";
    if (!optional && !existsSync(path.join(root, folder, "package.json"))) return `${folder} is missing`;
  }
  return Object.keys(installed).every((folder) => folder in locked) ? undefined : "the lock file changed";
}

/** @param {string} root */
const installedIn = (root) => readPackages(path.join(root, "node_modules", ".package-lock.json"));

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} every package except the site itself; undefined if there is no readable file
 */
function readPackages(file) {
  try {
    const { "": _site, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return undefined;
  }
}
