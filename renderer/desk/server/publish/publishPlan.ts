import { existsSync } from "node:fs";
import path from "node:path";
import { namesIn } from "../../../base/placeholders";
import { FIGURES_FILE, routeOf } from "../../../content/pages/pageFiles";
import { isPageFile } from "../../../content/pages/rowPages";
import type { Change } from "../../../diff/change";
import { forPeople, nameIn, plainChange } from "../../../diff/people/plainWords";
import type { ChangedFiles, PageToSend, PublishPlan, SeenChanges } from "../../protocol/publish";
import { preparedMessage } from "./describeChanges";
import { git, withoutPassword } from "./git";
import { headOf, type LastPublished, lastPublished } from "./lastPublished";
import { ONLINE } from "./proposal";
import { remoteOf } from "./remote";
import { changedFiles, isContentFile, siteChanges, textsAt } from "./siteChanges";

/** How a site calls its facts and its pages. */
interface Names {
  /** The values of the facts, by their names. */
  facts: ReadonlyMap<string, string>;
  /** The name of the page in a file; undefined for a file that is no page now. */
  pageIn: (file: string) => string | undefined;
  /** What people call a file that is no page, such as a table, and the pages of its rows, by `file` and `file/rows/2`. */
  others: Record<string, string>;
  /** The values that a page has for its own texts. */
  varsIn: (file: string) => Record<string, string>;
}

/** What would be published from a folder of pages. @throws CouldNotRun outside of a repository */
export async function publishPlan(
  folder: string,
  { facts, pageIn, varsIn, others }: Names = NO_NAMES,
): Promise<PublishPlan> {
  const last = await lastPublished(folder, await headOf(folder));
  const base = last?.commit ?? "HEAD";
  const { changes, left } = await siteChanges(folder, base);
  const files = [...new Set(changes.map(({ file }) => file))];
  const before = await textsAt(folder, base, files.filter(isContentFile));
  const names = new Set(namesIn(changes));
  const remote = await remoteOf(folder);
  return {
    changes,
    left,
    pages: pagesToSend(before, (file) => existsSync(path.join(folder, file))),
    ...(last && { sent: await sentBy(folder, last) }),
    facts: Object.fromEntries([...facts].filter(([name]) => names.has(name))),
    vars: Object.fromEntries(files.filter(isContentFile).map((file) => [file, varsIn(file)])),
    names: Object.fromEntries(Object.entries(others).filter(([name]) => files.some((file) => name.startsWith(file)))),
    message: preparedMessage(changes, (file) => pageIn(file) ?? others[file]),
    ...(remote && { remote: withoutPassword(remote.url) }),
  };
}

/** The maximum of listed changes: a longer list would not be read. */
const MOST_CHANGES = 200;

const NO_NAMES: Names = { facts: new Map(), pageIn: () => undefined, varsIn: () => ({}), others: {} };

/**
 * What visitors will see of it: apart from the plan, as it takes longer.
 *
 * @param seenOf what they see of a change from other texts of some files
 * @param names what the pages are called, by their routes
 * @throws CouldNotRun outside of a repository
 */
export async function seenChanges(
  folder: string,
  seenOf: (before: Map<string, string | undefined>) => Promise<Change[]>,
  names: Map<string, string>,
): Promise<SeenChanges> {
  const base = await publishedBase(folder);
  const files = (await changedFiles(folder, base)).map(({ file }) => file).filter(isContentFile);
  const seen = forPeople(files.length > 0 ? await seenOf(await textsAt(folder, base, files)) : []);
  const changes = seen.slice(0, MOST_CHANGES).map((change) => {
    const { what, pieces } = plainChange(change, nameIn(names), names.size);
    return { what, pieces, routes: change.routes, ...(change.from && { from: change.from }) };
  });
  return { changes, count: seen.length };
}

async function sentBy(folder: string, { commit, branch }: LastPublished) {
  return { branch, messages: (await git(folder, ["log", "--format=%s", `HEAD..${commit}`])).split("\n") };
}

/** The commit that changes are compared with: the last publication, otherwise the last commit. */
export const publishedBase = async (folder: string): Promise<string> =>
  (await lastPublished(folder, await headOf(folder)))?.commit ?? "HEAD";

/** How much would be published, and in which files. @throws CouldNotRun outside of a repository */
export async function countChanges(folder: string): Promise<ChangedFiles> {
  const head = await headOf(folder);
  const last = await lastPublished(folder, head);
  const { changes } = await siteChanges(folder, last?.commit ?? "HEAD");
  const differ = async (one: string, other: string) =>
    (await git(folder, ["diff", "--name-only", "--relative", "-z", one, other, "--", "."])).split("\0").filter(Boolean);
  const sent = last ? await differ(head, last.commit) : [];
  // Unless the remote was never asked.
  const waiting = last && (await differ(last.commit, ONLINE).catch(() => undefined));
  return {
    count: changes.length,
    files: [...new Set(changes.map(({ file }) => file))],
    added: changes.flatMap(({ file, kind, pointer }) => (kind === "added" && pointer === "" ? file : [])),
    sent: sent.filter((file) => waiting?.includes(file) ?? true),
  };
}

/**
 * The pages and the facts of the site among changed files: each can be sent by itself.
 *
 * @param before the texts of the changed files of YAML as last published; undefined for those that are new
 * @param isThere whether a file is in the folder
 */
function pagesToSend(before: Map<string, string | undefined>, isThere: (file: string) => boolean): PageToSend[] {
  return [...before].flatMap(([file, text]): PageToSend[] => {
    if (file === FIGURES_FILE) return [];
    const kind = text === undefined ? "added" : isThere(file) ? "changed" : "removed";
    return [
      {
        file,
        kind,
        ...(isPageFile(file) && { route: routeOf(file) }),
      },
    ];
  });
}
