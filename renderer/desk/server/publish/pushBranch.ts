import { CouldNotRun } from "../../../base/couldNotRun";
import { slugOf } from "../../../base/slug";
import { git } from "./git";
import type { LastPublished } from "./lastPublished";

/** The branch's name, to which a number may be added. */
export const branchName = (message: string, now: Date): string =>
  `desk/${now.toISOString().slice(0, 10)}-${slugOf(message, 40) || "changes"}`;

/** Adds a commit to the branch of an open proposal at the remote; undefined if the branch has gone on elsewhere meanwhile. */
export async function addToBranch(
  folder: string,
  remote: string,
  { branch }: LastPublished,
  commit: string,
): Promise<{ branch: string; commit: string } | undefined> {
  try {
    await git(folder, ["push", "--", remote, `${commit}:refs/heads/${branch}`]);
  } catch (error) {
    if (isOvertaken(error)) return undefined;
    throw new CouldNotRun(`The changes could not be sent: ${(error as Error).message}`);
  }
  return { branch, commit };
}

/** Whether git refused to push since the branch has other commits: git-push(1). */
const isOvertaken = (error: unknown): boolean =>
  /\[rejected\].*\((?:fetch first|non-fast-forward)\)/.test((error as Error).message);

/** A commit that may be known under another hash, from a publication that could not be sent. */
interface Made {
  commit: string;
  tree: string;
  parent: string;
}

/** Creates a branch for a commit, here and at the remote; adds a number if the name is taken in either. */
export async function pushNewBranch(
  folder: string,
  remote: string,
  name: string,
  made: Made,
): Promise<{ branch: string; commit: string }> {
  const taken = (await git(folder, ["for-each-ref", "--format=%(refname)"])).split("\n");
  const isTaken = (branch: string) => taken.some((ref) => ref.endsWith(`/${branch}`));
  let branch = name;
  for (let number = 2; ; number++) {
    const ref = `refs/heads/${branch}`;
    const unsent = taken.includes(ref) && (await isSame(folder, ref, made));
    if (unsent || !isTaken(branch)) {
      if (!unsent) await git(folder, ["update-ref", ref, made.commit, ""]);
      const commit = await git(folder, ["rev-parse", ref]);
      try {
        await git(folder, ["push", "--", remote, `${ref}:${ref}`]);
        return { branch, commit };
      } catch (error) {
        // Another person has used this name, which is not known here yet.
        if (!isOvertaken(error)) {
          throw new CouldNotRun(
            `The changes are in the branch ${branch} on this machine, and could not be sent: ${(error as Error).message}`,
          );
        }
        await git(folder, ["update-ref", "-d", ref, commit]);
      }
    }
    branch = `${name}-${number}`;
  }
}

/** Whether a branch has the same state of the site, as a publication that could not be sent has left it. */
async function isSame(folder: string, ref: string, { tree, parent }: Made): Promise<boolean> {
  const known = await git(folder, ["rev-parse", `${ref}^{tree}`, `${ref}^`]).catch(() => "");
  return known === `${tree}\n${parent}`;
}
