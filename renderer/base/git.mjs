/** Runs git, without a shell and without questions to a person. Nothing else starts it. */
import { execFile, execFileSync } from "node:child_process";

/** Names of files are printed as they are, and messages in English. */
const ARGS = ["-c", "core.quotePath=false"];
const ENV = { GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };

/**
 * @typedef {object} GitOptions
 * @property {string} [input] the standard input
 * @property {NodeJS.ProcessEnv} [env] further variables
 * @property {number} [timeout] in milliseconds; none by default
 */

/**
 * @param {string} cwd
 * @param {string[]} args
 * @param {GitOptions} [options]
 * @returns {Promise<Buffer>} what it prints
 * @throws {NodeJS.ErrnoException} with the message of git
 */
export function gitBytes(cwd, args, { input = "", env = {}, timeout = 0 } = {}) {
  const options = { cwd, env: { ...process.env, ...ENV, ...env }, timeout, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    const run = execFile("git", [...ARGS, ...args], { ...options, encoding: "buffer" }, (error, printed, said) => {
      if (!error) return resolve(printed);
      if (error.code === "ENOENT") error.message = "git is not installed, or not in the PATH.";
      else error.message = said.toString().trim() || error.message;
      reject(error);
    });
    run.stdin?.on("error", () => {}).end(input);
  });
}

/**
 * The same as text.
 *
 * @param {Parameters<typeof gitBytes>} args
 */
export const git = async (...args) => (await gitBytes(...args)).toString();

/**
 * Waits for git, where nothing else is to be done meanwhile.
 *
 * @param {string} cwd
 * @param {string[]} args
 * @returns {string} what it prints
 * @throws if git fails
 */
export function gitSync(cwd, args) {
  const env = { ...process.env, ...ENV };
  return execFileSync("git", [...ARGS, ...args], { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
