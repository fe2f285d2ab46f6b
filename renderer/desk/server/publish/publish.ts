import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { figuresOfPages } from "../../../authoring/confirmFigures";
import { attempt } from "../../../base/attempt.mjs";
import { CouldNotRun } from "../../../base/couldNotRun";
import { namesIn } from "../../../base/placeholders";
import type { Problem } from "../../../base/problem";
import { slugOf } from "../../../base/slug";
import { FIGURES_FILE } from "../../../content/pages/pageFiles";
import type { VisitorChange } from "../../../diff/change";
import { MOST_CHANGES } from "../../../diff/content/visitorChanges";
import type { Refused } from "../../protocol/edits";
import type { ChangedFiles, Proposal, Publication, PublishPlan, PublishResult } from "../../protocol/publish";
import { preparedMessage } from "./describeChanges";
import { git, withoutPassword } from "./git";
import { type LastPublished, lastPublished, notePublished } from "./lastPublished";
import { pagesToSend } from "./pagesToSend";
import { proposalOf } from "./proposal";
import { changedFiles, committed, freshNames, isYaml, siteChanges, unnamedPictures } from "./siteChanges";

const LONGEST_MESSAGE = 5000;
/** How often the site is checked again because files were saved meanwhile. */
const TRIES = 5;

/**
 * What would be published from a folder of pages.
 *
 * @param seenOf what visitors will see, given the texts of the files that differ, as last published
 * @param facts of the site, by their names
 * @throws CouldNotRun outside of a repository
 */
export async function publishPlan(
  folder: string,
  seenOf: (before: Map<string, string | undefined>) => Promise<VisitorChange[]>,
  facts: ReadonlyMap<string, string> = new Map(),
): Promise<PublishPlan> {
  const last = await lastPublished(folder, await headOf(folder));
  const base = last?.commit ?? "HEAD";
  const { changes, left } = await siteChanges(folder, base);
  const files = [...new Set(changes.map(({ file }) => file))];
  const before = await textsAt(folder, base, files.filter(isYaml));
  const seen = before.size > 0 ? await seenOf(before) : [];
  const names = new Set(namesIn(changes));
  const remote = await remoteOf(folder);
  return {
    ...{ changes, left },
    pages: pagesToSend(before, (file) => existsSync(path.join(folder, file))),
    ...(last && { sent: await sentBy(folder, last) }),
    seen: { changes: seen.slice(0, MOST_CHANGES), count: seen.length },
    facts: Object.fromEntries([...facts].filter(([name]) => names.has(name))),
    message: preparedMessage(changes),
    ...(remote && { remote: withoutPassword(remote.url) }),
  };
}

/** The texts of files in a commit; undefined for those that it does not have. */
async function textsAt(folder: string, base: string, files: string[]): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>();
  for (const file of files) texts.set(file, await committed(folder, file, base));
  return texts;
}

async function sentBy(folder: string, { commit, branch }: LastPublished) {
  return { branch, messages: (await git(folder, ["log", "--format=%s", `HEAD..${commit}`])).split("\n") };
}

const headOf = (folder: string): Promise<string> => git(folder, ["rev-parse", "HEAD"]);

/** The commit that changes are compared with: the last publication, otherwise the last commit. */
export const publishedBase = async (folder: string): Promise<string> =>
  (await lastPublished(folder, await headOf(folder)))?.commit ?? "HEAD";

/** How much would be published, and in which files. @throws CouldNotRun outside of a repository */
export async function countChanges(folder: string): Promise<ChangedFiles> {
  const { changes } = await siteChanges(folder, await publishedBase(folder));
  return { count: changes.length, files: [...new Set(changes.map(({ file }) => file))] };
}

/** Finds the errors of the site on disk, with other texts in place of some files'; undefined for a missing file. */
export type ErrorsNow = (instead: Map<string, string | undefined>) => Promise<Problem[]>;

/**
 * Commits pages as they are to a branch of their own, and pushes it. The folder, the current branch and the index
 * stay as they are, so that nothing is lost whatever happens. A further publication is based on the last one, and
 * continues its branch while that is open. New pictures that no page names stay behind.
 *
 * @param errorsNow if it finds any, nothing is committed
 */
export async function publish(
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
    const checked = await checkedTree(
      { folder, base: parent, ...(files && { files: new Set(files) }) },
      last,
      errorsNow,
    );
    if (typeof checked !== "string") return checked;
    const made = await git(folder, ["commit-tree", checked, "-p", parent, "-F", "-"], { input: `${text}\n` });
    const open = last && (await isOpen(folder, remote.name, head, last)) ? last : undefined;
    const { branch, commit } =
      (open && (await continued(folder, remote.name, open, made))) ??
      (await pushed(folder, remote.name, nameOf(text, now), { commit: made, tree: checked, parent }));
    await notePublished(folder, head, commit);
    const pullRequest = pullRequestAt(remote.url, branch);
    return { result: "published", branch, commit, ...(pullRequest && { pullRequest }) };
  } catch (error) {
    if (error instanceof CouldNotRun) return { result: "refused", words: error.message, problems: [] };
    throw error;
  }
}

/** The git tree of the folder in the state that was checked, which happens again if a file is saved meanwhile. */
async function checkedTree(
  part: Part,
  last: LastPublished | undefined,
  errorsNow: ErrorsNow,
): Promise<string | Refused> {
  const { folder, base } = part;
  const same = await git(folder, ["rev-parse", `${base}^{tree}`]);
  let { tree, instead } = await treeOf(part);
  for (let tries = 0; tries < TRIES; tries++) {
    if (tree === same) {
      throw new CouldNotRun(
        last
          ? `Nothing has changed since you published "${await subjectOf(folder, last.commit)}" on the branch ${last.branch}.`
          : "Nothing has changed since the last commit.",
      );
    }
    const errors = await errorsNow(instead);
    if (errors.length > 0) return withErrors(errors);
    const checked = tree;
    ({ tree, instead } = await treeOf(part));
    if (tree === checked) return tree;
  }
  throw new CouldNotRun("Files are being saved by another program again and again. Try again.");
}

const subjectOf = (folder: string, commit: string) => git(folder, ["log", "-1", "--format=%s", commit]);

function withErrors(errors: Problem[]): Refused {
  const words =
    errors.length === 1
      ? "Nothing was published, as the site has an error. Fix it first."
      : `Nothing was published, as the site has ${errors.length} errors. Fix them first.`;
  const problems = errors.map(({ rule, message, file, pointer, line }) => ({ rule, message, file, pointer, line }));
  return { result: "refused", words, problems };
}

/** What becomes a commit: the folder, or some files of it, on top of the commit `base`. */
interface Part {
  folder: string;
  base: string;
  /** The YAML files to send; all by default. */
  files?: Set<string>;
}

/** A tree, and the texts that it has in place of those on disk. */
interface PartTree {
  tree: string;
  instead: Map<string, string | undefined>;
}

/** Writes a tree, without new pictures that no page of it names. Uses its own index. */
async function treeOf({ folder, base, files }: Part): Promise<PartTree> {
  const changed = await changedFiles(folder, base);
  const held = changed.map(({ file }) => file).filter((file) => isYaml(file) && files?.has(file) === false);
  const instead = await textsAt(folder, base, held);
  if (files && instead.has(FIGURES_FILE)) {
    const text = attempt(() => readFileSync(path.join(folder, FIGURES_FILE), "utf8"));
    instead.set(
      FIGURES_FILE,
      figuresOfPages(instead.get(FIGURES_FILE), text, (page) => files.has(`${page}.yaml`)),
    );
  }
  const left = new Set([...held, ...unnamedPictures(folder, freshNames(changed), instead)]);
  const place = mkdtempSync(path.join(tmpdir(), "publish-"));
  const env = { GIT_INDEX_FILE: path.join(place, "index") };
  try {
    await git(folder, ["read-tree", base], { env });
    const input = changed.flatMap(({ file }) => (left.has(file) ? [] : [`:(literal)${file}`])).join("\0");
    if (input) await git(folder, ["add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"], { env, input });
    const figures = instead.get(FIGURES_FILE);
    if (figures !== undefined) await addText(folder, env, FIGURES_FILE, figures);
    return { tree: await git(folder, ["write-tree"], { env }), instead };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Adds a text that is not on disk to the index. */
async function addText(folder: string, env: NodeJS.ProcessEnv, file: string, text: string): Promise<void> {
  const hash = await git(folder, ["hash-object", "-w", "--stdin"], { input: text });
  const inside = await git(folder, ["rev-parse", "--show-prefix"]);
  await git(folder, ["update-index", "--add", "--cacheinfo", `100644,${hash},${inside}${file}`], { env });
}

/** The branch's name, to which a number may be added. */
const nameOf = (message: string, now: Date): string =>
  `desk/${now.toISOString().slice(0, 10)}-${slugOf(message, 40) || "changes"}`;

/** What became of the last publication from the folder. */
export async function proposalNow(folder: string): Promise<Proposal> {
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

/** Adds a commit to the branch of an open proposal; undefined if the branch has gone on elsewhere meanwhile. */
async function continued(
  folder: string,
  remote: string,
  { branch, commit: was }: LastPublished,
  commit: string,
): Promise<{ branch: string; commit: string } | undefined> {
  const ref = `refs/heads/${branch}`;
  try {
    await git(folder, ["push", "--", remote, `${commit}:${ref}`]);
  } catch (error) {
    if (isOvertaken(error)) return undefined;
    throw new CouldNotRun(`The changes could not be sent: ${(error as Error).message}`);
  }
  await git(folder, ["update-ref", ref, commit, was]);
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
async function pushed(
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

/** The remote of the current branch, otherwise `origin`, otherwise the first. */
async function remoteOf(folder: string): Promise<{ name: string; url: string } | undefined> {
  const names = (await git(folder, ["remote"])).split("\n").filter(Boolean);
  const branch = await git(folder, ["branch", "--show-current"]);
  const own = branch && (await git(folder, ["config", "--get", `branch.${branch}.remote`]).catch(() => ""));
  const name = [own, "origin", ...names].find((each) => each && names.includes(each));
  return name ? { name, url: await git(folder, ["remote", "get-url", "--push", name]) } : undefined;
}

/** The address for opening a pull request of a branch; undefined for unknown hosts. */
export function pullRequestAt(remote: string, branch: string): string | undefined {
  const [, host = "", project = ""] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/i.exec(remote) ?? [];
  const at = `https://${host}/${project}`;
  if (/(?:^|\.)github\./i.test(host)) return `${at}/compare/${branch}?expand=1`;
  if (/(?:^|\.)gitlab\./i.test(host)) {
    return `${at}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
  }
  return undefined;
}
