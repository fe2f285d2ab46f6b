import type { Proposal } from "../../protocol/publish";
import { git } from "./git";
import type { LastPublished } from "./lastPublished";

/** Where the remote's default branch is kept, apart from the branches that a person sees, as it was last asked for. */
export const ONLINE = "refs/published-remote/HEAD";

/**
 * What became of the last publication.
 *
 * @param head the commit that it was published from
 * @returns "online" once the remote's default branch has the same content of its files, by a merge, a rebase or a
 *   squash; "open" while its branch is at the remote as it was sent; "closed" otherwise
 * @throws CouldNotRun if the remote does not answer
 */
export async function proposalOf(
  folder: string,
  remote: string,
  head: string,
  { commit, branch }: LastPublished,
): Promise<Proposal> {
  // Replaced whatever it was: the remote's default branch may have been rewritten.
  await git(folder, ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--", remote, `+HEAD:${ONLINE}`]);
  const files = (await git(folder, ["diff", "--name-only", "-z", head, commit])).split("\0").filter(Boolean);
  const places = files.map((file) => `:(top,literal)${file}`);
  const differs = await git(folder, ["diff", "--name-only", commit, ONLINE, "--", ...places]);
  if (differs === "") return { state: "online", branch, since: await lastChange(folder, places) };
  const [tip = ""] = (await git(folder, ["ls-remote", "--", remote, `refs/heads/${branch}`])).split("\t");
  return { state: tip === commit ? "open" : "closed", branch };
}

/** When the remote's default branch took these files in: of a merge, when it was merged. */
const lastChange = (folder: string, places: string[]): Promise<string> =>
  git(folder, ["log", "-1", "--first-parent", "-m", "--format=%cI", ONLINE, "--", ...places]);
