import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "./attempt.mjs";
import { git } from "./git.mjs";

/** A line of `git log --raw`: modes and blobs before and after, the status, and the path. */
const CHANGE = /^:\d+ \d+ \w+ (\w+) \w\t(.+)$/;

/**
 * The day on which each file of a folder last changed on the checked-out branch, by one call of git, so that the same
 * commit gives the same days. Omits files whose day is unknown: without git, if the file is not committed as it is, or
 * if a shallow clone does not reach back to the change.
 *
 * @returns days such as `2030-12-31`, by the absolute path of the file
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  return new Map([...(await lastCommits(folder))].map(([file, { day }]) => [file, day]));
}

/** The commit that last changed a file. */
export interface LastCommit {
  /** Its hash. */
  id: string;
  day: string;
  /** How many commits of the folder are later. */
  later: number;
}

/** The same with the order of the commits. */
export async function lastCommits(folder: string): Promise<Map<string, LastCommit>> {
  const found = new Map<string, LastCommit>();
  const seen = new Set<string>();
  let [id, day] = ["", ""];
  let later = -1;
  for (const line of (await log(folder)).split("\n")) {
    // git shows the commits at which a shallow clone ends as the first ones, marked "grafted".
    const [, hash, committed = "", names = ""] = line.match(/^commit (\S+) (\S+)(?: (.*))?$/) ?? [];
    if (hash) {
      later++;
      [id, day] = [hash, names.split(", ").includes("grafted") ? "" : committed];
    }
    const [, blob = "", name] = line.match(CHANGE) ?? [];
    if (!name || seen.has(name)) continue;
    seen.add(name);
    const file = path.resolve(folder, name);
    if (day && isBlob(file, blob)) found.set(file, { id, day, later });
  }
  return found;
}

/** A file as it was in a commit; undefined if git fails. */
export const textIn = (file: string, { id }: LastCommit): Promise<string | undefined> =>
  git(path.dirname(file), ["show", `${id}:./${path.basename(file)}`]).catch(() => undefined);

/** The commits that changed the folder, latest first; a merge counts as one change. Empty if git fails. */
async function log(folder: string): Promise<string> {
  if (!isInRepository(folder)) return "";
  const form = ["--format=commit %H %cs %D", "--raw", "--no-abbrev", "--no-renames", "--relative"];
  const args = ["-c", "log.showSignature=false", "log", "--first-parent", "-m", ...form, "--", "."];
  return git(folder, args).catch(() => "");
}

/** Whether git would find a repository. Looking takes a hundredth of the time that git takes to start. */
function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  const real = attempt(() => realpathSync(folder));
  for (let at = real; at !== undefined; at = path.dirname(at)) {
    if (existsSync(path.join(at, ".git"))) return true;
    if (at === path.dirname(at)) return false;
  }
  return false;
}

/** Whether a file's content is the one that git names so: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function isBlob(file: string, name: string): boolean {
  const bytes = readBytes(file);
  const hash = createHash(name.length === 40 ? "sha1" : "sha256");
  return bytes !== undefined && hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === name;
}
