import { git } from "./git";

/** The last publication from this commit, whose changes are sent and wait to be merged. */
export interface LastPublished {
  commit: string;
  branch: string;
}

/** One for each commit that was published from: with the next commit of the current branch, the folder starts again. */
const refOf = (head: string) => `refs/published/${head}`;

/** The commit that the folder is at. @throws CouldNotRun outside of a repository */
export const headOf = (folder: string): Promise<string> => git(folder, ["rev-parse", "HEAD"]);

/** @returns undefined if nothing was published from this commit, or the branch was removed since */
export async function lastPublished(folder: string, head: string): Promise<LastPublished | undefined> {
  const commit = await git(folder, ["rev-parse", "--verify", "--quiet", refOf(head)]).catch(() => undefined);
  if (!commit) return undefined;
  const format = "--format=%(refname:short)";
  const [branch] = (await git(folder, ["for-each-ref", format, "--points-at", commit, "refs/heads/desk"])).split("\n");
  return branch ? { commit, branch } : undefined;
}

/** Notes that a commit was sent. */
export const notePublished = (folder: string, head: string, commit: string): Promise<string> =>
  git(folder, ["update-ref", refOf(head), commit]);
