import { git } from "./git";

/** The last publication from this commit, whose changes are sent and wait to be merged. */
export interface LastPublished {
  commit: string;
  branch: string;
}

/** One for each commit that was published from: with the next commit of the current branch, the folder starts again. */
const refOf = (head: string) => `refs/published/${head}`;

const HEADS = "refs/heads/";
/** Those of publications. */
const BRANCHES = `${HEADS}desk`;

/** The commit that the folder is at. @throws CouldNotRun outside of a repository */
export const headOf = (folder: string): Promise<string> => git(folder, ["rev-parse", "HEAD"]);

/** @returns undefined if nothing was published from this commit, or the branch was removed since */
export async function lastPublished(folder: string, head: string): Promise<LastPublished | undefined> {
  const format = "--format=%(objectname) %(refname)";
  const refs = (await git(folder, ["for-each-ref", format, refOf(head), BRANCHES])).split("\n");
  const [commit = ""] = refs.find((ref) => ref.endsWith(refOf(head)))?.split(" ") ?? [];
  const start = `${commit} ${HEADS}`;
  const branch = commit && refs.find((ref) => ref.startsWith(start))?.slice(start.length);
  return branch ? { commit, branch } : undefined;
}

/**
 * Notes that a commit was sent, and is the end of its branch: both at once, as they are read.
 *
 * @param was the commit that the branch is at
 */
export function notePublished(
  folder: string,
  head: string,
  { commit, branch }: LastPublished,
  was: string,
): Promise<string> {
  const input = `update ${HEADS}${branch} ${commit} ${was}\nupdate ${refOf(head)} ${commit}\n`;
  return git(folder, ["update-ref", "--stdin"], { input });
}
