import { execFile } from "node:child_process";
import { CouldNotRun } from "../../../base/couldNotRun";

/** Long enough for a push over a slow line, but not for one that waits for a person. */
const LONGEST_MS = 120_000;

/**
 * Runs git, without a shell and without prompts.
 *
 * @param input its standard input
 * @returns what it prints, without the line break at the end
 * @throws CouldNotRun with the error message of git
 */
export function git(cwd: string, args: string[], { input = "", env = {} } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const settings = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...env };
    const options = { cwd, env: settings, timeout: LONGEST_MS, maxBuffer: 50_000_000 };
    const run = execFile("git", args, options, (error, printed, said) => {
      if (!error) resolve(printed.replace(/\n$/, ""));
      else if (error.code === "ENOENT") reject(new CouldNotRun("git is not installed, or not in the PATH."));
      else reject(new CouldNotRun(withoutPassword(said.trim() || error.message)));
    });
    run.stdin?.on("error", () => {}).end(input);
  });
}

/** The address of a remote may contain a name and a password: removes them for messages. */
export const withoutPassword = (words: string): string => words.replace(/(?<=\w:\/\/)[^/@\s]+@/g, "");
