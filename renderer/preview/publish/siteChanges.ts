import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { attempt } from "../../attempt.mjs";
import { child } from "../../content/pointer";
import { git } from "./git";

/** A text, number or choice that differs from the last commit. */
export interface SiteChange {
  /** The name of its file in the folder of pages. */
  file: string;
  /** In the file as it is now, or as it was if it is gone; empty for a whole file. */
  pointer: string;
  /** Undefined if it is new. */
  before?: string;
  /** Undefined if it was removed. */
  after?: string;
}

type Leaves = Map<string, string>;

/** The changes in a folder of pages since the last commit, by file. @throws CouldNotRun outside of a repository */
export async function siteChanges(folder: string): Promise<SiteChange[]> {
  const changed = (await git(folder, ["diff", "--name-only", "--relative", "-z", "HEAD", "--", "."])).split("\0");
  const fresh = (await git(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."])).split("\0");
  const files = [...new Set([...changed, ...fresh])].filter(Boolean).sort();
  const there = new Set(readdirSync(folder));
  const found: SiteChange[] = [];
  for (const file of files) {
    const before = await committed(folder, file);
    const after = file.includes("/") || there.has(file) ? readNow(folder, file) : undefined;
    if (!file.endsWith(".yaml") || file.includes("/") || before === undefined || after === undefined) {
      const whole = { ...(before !== undefined && { before: "" }), ...(after !== undefined && { after: "" }) };
      found.push({ file, pointer: "", ...whole });
    } else found.push(...changesOf(file, leavesOf(before), leavesOf(after)));
  }
  return found;
}

/** The text of a file in the last commit; undefined if it has none. */
export const committed = (folder: string, file: string): Promise<string | undefined> =>
  git(folder, ["show", `HEAD:./${file}`]).then(
    (text) => `${text}\n`,
    () => undefined,
  );

const readNow = (folder: string, file: string) => attempt(() => readFileSync(path.join(folder, file), "utf8"));

function changesOf(file: string, before: Leaves, after: Leaves): SiteChange[] {
  const pointers = new Set([...after.keys(), ...before.keys()]);
  const changes = [...pointers].flatMap((pointer): SiteChange[] => {
    const [was, is] = [before.get(pointer), after.get(pointer)];
    if (was === is) return [];
    return [{ file, pointer, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
  // For example a comment, or the same data written in another way.
  return changes.length > 0 ? changes : [{ file, pointer: "", before: "", after: "" }];
}

/** Every text, number and choice of a file by its pointer. */
function leavesOf(text: string): Leaves {
  const leaves: Leaves = new Map();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) leaves.set(pointer, String(value ?? ""));
    else for (const [key, inner] of Object.entries(value)) walk(inner, child(pointer, key));
  };
  walk(
    attempt(() => parseDocument(text, { logLevel: "silent" }).toJS()),
    "",
  );
  return leaves;
}
