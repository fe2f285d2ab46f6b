import { spawnSync } from "node:child_process";
import { installReason } from "./lockedPackages.mjs";

/**
 * Runs `npm ci` when the installed packages and package-lock.json disagree.
 *
 * @param {string} root the folder of package-lock.json
 * @throws {Error} one sentence, when npm could not install them
 */
export function ensurePackages(root) {
  const reason = installReason(root);
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);

  // The tools to build and test with are dev dependencies: NODE_ENV=production would leave them out.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  // Under `npm start` the very same npm is used, and no shell is needed to find it (npm is a .cmd file on Windows).
  const npm = process.env.npm_execpath;
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) {
    throw new Error("The packages could not be installed: see what npm says above, then run the command again.");
  }
}
