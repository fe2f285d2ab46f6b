import { CouldNotRun } from "../../../base/couldNotRun";
import { oneAtATime } from "../../../base/once";
import type { Proposal, Publication, PublishResult } from "../../protocol/publish";
import { checkedTree, type ErrorsNow } from "./checkedTree";
import { git } from "./git";
import { headOf, type LastPublished, lastPublished, notePublished } from "./lastPublished";
import { proposalOf } from "./proposal";
import { addToBranch, branchName, pushNewBranch } from "./pushBranch";
import { pullRequestAt, remoteOf } from "./remote";

const LONGEST_MESSAGE = 5000;

/** Git refuses to fetch into a reference that another fetch has just changed. */
const inTurn = oneAtATime();

/**
 * Commits pages as they are to a branch of their own, and pushes it. The folder, the current branch and the index
 * stay as they are, so that nothing is lost whatever happens. A further publication is based on the last one, and
 * continues its branch while that is open. New pictures that no page names stay behind.
 *
 * @param errorsNow if it finds any, nothing is committed
 */
export const publish = (...what: Parameters<typeof publishNow>): Promise<PublishResult> =>
  inTurn(() => publishNow(...what));

async function publishNow(
  folder: string,
  { message, files }: Publication,
  errorsNow: ErrorsNow,
  now = new Date(),
): Promise<PublishResult> {
  try {
    const text = message.trim();
    if (text === "" || text.length > LONGEST_MESSAGE) throw new CouldNotRun("Say in a sentence what has changed.");
    const remote = await remoteOf(folder);
    if (!remote) throw new CouldNotRun("No remote is set for this repository, so there is no place to publish to.");
    const head = await headOf(folder);
    const last = await lastPublished(folder, head);
    const parent = last?.commit ?? head;
    const part = { folder, base: parent, ...(files && { files: new Set(files) }) };
    const checked = await checkedTree(part, last, errorsNow);
    if (typeof checked !== "string") return checked;
    const made = await git(folder, ["commit-tree", checked, "-p", parent, "-F", "-"], { input: `${text}\n` });
    const open = last && (await isOpen(folder, remote.name, head, last)) ? last : undefined;
    const { branch, commit } =
      (open && (await addToBranch(folder, remote.name, open, made))) ??
      (await pushNewBranch(folder, remote.name, branchName(text, now), { commit: made, tree: checked, parent }));
    await notePublished(folder, head, { branch, commit }, branch === open?.branch ? open.commit : commit);
    const pullRequest = pullRequestAt(remote.url, branch);
    return { result: "published", branch, commit, ...(pullRequest && { pullRequest }) };
  } catch (error) {
    if (error instanceof CouldNotRun) return { result: "refused", words: error.message, problems: [] };
    throw error;
  }
}

/** What became of the last publication from the folder. */
export const proposalNow = (folder: string): Promise<Proposal> => inTurn(() => readProposal(folder));

async function readProposal(folder: string): Promise<Proposal> {
  const head = await headOf(folder);
  const [last, remote] = [await lastPublished(folder, head), await remoteOf(folder)];
  if (!last || !remote) return { state: "none" };
  try {
    const proposal = await proposalOf(folder, remote.name, head, last);
    const address = proposal.state === "open" && pullRequestAt(remote.url, last.branch);
    return address ? { ...proposal, address } : proposal;
  } catch (error) {
    if (error instanceof CouldNotRun) return { state: "unknown" };
    throw error;
  }
}

/** Whether a proposal still waits; a remote that does not answer will not take another one either. */
const isOpen = (folder: string, remote: string, head: string, last: LastPublished): Promise<boolean> =>
  proposalOf(folder, remote, head, last).then(
    ({ state }) => state === "open",
    () => false,
  );
