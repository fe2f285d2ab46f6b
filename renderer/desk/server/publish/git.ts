import { CouldNotRun } from "../../../base/couldNotRun";
import { type GitOptions, git as runGit } from "../../../base/git.mjs";

/** Long enough for a push over a slow line, but not for one that waits for a person. */
const LONGEST_MS = 120_000;

/**
 * Runs git for publishing.
 *
 * @returns what it prints, without the line break at the end
 * @throws CouldNotRun with the error message of git
 */
export async function git(cwd: string, args: string[], options?: Pick<GitOptions, "input" | "env">): Promise<string> {
  const printed = runGit(cwd, args, { timeout: LONGEST_MS, ...options });
  return (await printed.catch(asCouldNotRun)).replace(/\n$/, "");
}

function asCouldNotRun({ message }: Error): never {
  throw new CouldNotRun(withoutPassword(message));
}

/** The address of a remote may contain a name and a password: removes them for messages. */
export const withoutPassword = (words: string): string => words.replace(/(?<=\w:\/\/)[^/@\s]+@/g, "");
