import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileData } from "../../../authoring/csv/editCsv";
import { attempt } from "../../../base/attempt.mjs";
import { isGroup } from "../../../base/groups";
import { pointerSteps, valueAt } from "../../../base/pointer";
import { nestedPages } from "../../../content/pages/nestedPages.mjs";
import { isCsv } from "../../../content/pages/rowTable";
import { type DataChange, dataChanges } from "../../../diff/causes/dataChanges";
import { IMAGES } from "../../../pictures/originals";
import type { FolderChanges, SiteChange } from "../../protocol/publish";
import { blockName } from "../fields/fieldLabel";
import { git } from "./git";

/** A file that differs between a commit and the folder, with the hash of each side. */
export interface ChangedFile {
  /** Its name in the folder of pages. */
  file: string;
  /** In the commit; absent if the commit does not have it. */
  was?: string;
  /** In the folder; absent if it was removed. */
  is?: string;
  /** Whether git does not know it yet. */
  fresh: boolean;
}

/** The files of a folder that differ from a commit, by name. @throws CouldNotRun outside of a repository */
export async function changedFiles(folder: string, base = "HEAD"): Promise<ChangedFile[]> {
  const fresh = new Set(await listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]));
  const differ = (...others: string[]) => listed(folder, ["diff", "--name-only", "--relative", "-z", ...others]);
  const sent = base === "HEAD" ? [] : await differ("HEAD", base, "--", ".");
  const names = [...new Set([...(await differ("HEAD", "--", ".")), ...fresh, ...sent])].sort();
  if (names.length === 0) return [];
  const [before, now] = [await hashesAt(folder, base), await hashesNow(folder, names)];
  return names
    .map((file) => ({ file, was: before.get(file), is: now.get(file), fresh: fresh.has(file) }))
    .filter(({ was, is }) => was !== is)
    .map(({ file, was, is, fresh }) => ({ file, ...(was && { was }), ...(is && { is }), fresh }));
}

/** What differs in a folder of pages from a commit, by file. @throws CouldNotRun outside of a repository */
export async function siteChanges(folder: string, base = "HEAD"): Promise<FolderChanges> {
  const files = await changedFiles(folder, base);
  const left = unnamedPictures(folder, freshNames(files));
  const changes: SiteChange[] = [];
  for (const each of files) if (!left.includes(each.file)) changes.push(...(await fileChanges(folder, base, each)));
  return { changes, left };
}

const listed = async (folder: string, args: string[]) => (await git(folder, args)).split("\0").filter(Boolean);

export const freshNames = (files: ChangedFile[]): string[] =>
  files.filter(({ fresh }) => fresh).map(({ file }) => file);

/** Whether a name is that of a page, of site.yaml, of a table of rows or of the list of figures, in a folder of pages. */
export const isContentFile = (file: string): boolean => /^(?!images\/).+\.(?:yaml|csv)$/.test(file);

async function fileChanges(folder: string, base: string, { file, was, is }: ChangedFile): Promise<SiteChange[]> {
  if (!was || !is || !isContentFile(file)) return [wholeFile(file, was, is)];
  const before = await textInCommit(folder, file, base);
  return changesOf(file, before ?? "", readFileSync(path.join(folder, file), "utf8"));
}

/** The hash of each file of the folder in a commit. */
async function hashesAt(folder: string, base: string): Promise<Map<string, string>> {
  const lines = await listed(folder, ["ls-tree", "-r", "-z", base, "--", "."]);
  // `100644 blob <hash>\t<name>`: git-ls-tree(1).
  return new Map(lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split(/[ \t]/)[2] ?? ""]));
}

/** The hash of each file that is in the folder, as git would store it. */
async function hashesNow(folder: string, names: string[]): Promise<Map<string, string>> {
  const there = names.filter((name) => isThere(folder, name));
  if (there.length === 0) return new Map();
  const hashes = (await git(folder, ["hash-object", "--", ...there])).split("\n");
  return new Map(there.map((name, index) => [name, hashes[index] ?? ""]));
}

/** By its spelling, which a disk that ignores case does not compare. */
const isThere = (folder: string, name: string): boolean =>
  attempt(() => readdirSync(path.join(folder, path.dirname(name))))?.includes(path.basename(name)) ?? false;

function wholeFile(file: string, was: string | undefined, is: string | undefined): SiteChange {
  const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
  return { file, kind, pointer: "", was: "", ...(was !== undefined && { before: "" }), ...(is && { after: "" }) };
}

/**
 * The new files among the pictures whose names are in no YAML file.
 *
 * @param instead texts that count in place of those on disk, by file name; undefined for a file that does not count
 */
export function unnamedPictures(
  folder: string,
  fresh: string[],
  instead: Map<string, string | undefined> = new Map(),
): string[] {
  const pictures = fresh.filter((file) => file.startsWith(`${IMAGES}/`));
  if (pictures.length === 0) return [];
  const names = [...readdirSync(folder), ...nestedPages(folder)].filter(
    (name) => isContentFile(name) && !instead.has(name),
  );
  const read = names.map((name) => attempt(() => readFileSync(path.join(folder, name), "utf8")) ?? "");
  const texts = [...read, ...instead.values()];
  return pictures.filter((picture) => !texts.some((text) => text?.includes(`/${picture}`)));
}

/** The text of a file in a commit; undefined if it has none. */
export const textInCommit = (folder: string, file: string, base = "HEAD"): Promise<string | undefined> =>
  git(folder, ["show", `${base}:./${file}`]).then(
    (text) => `${text}\n`,
    () => undefined,
  );

/** The texts of files in a commit; undefined for those that it does not have. */
export async function textsAt(folder: string, base: string, files: string[]): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>();
  for (const file of files) texts.set(file, await textInCommit(folder, file, base));
  return texts;
}

/** A change of a file's data, and the same for a person. */
export type ReadChange = SiteChange & { data: DataChange };

/** What differs between two texts of a file: each block that was added, moved or removed is one change. */
export function changesOf(file: string, before: string, after: string): SiteChange[] {
  const changes = readChanges(file, before, after).map(({ data: _data, ...change }) => change);
  // For example a comment, or the same data written in another way.
  return changes.length > 0 ? changes : [wholeFile(file, "", "there")];
}

export function readChanges(file: string, before: string, after: string): ReadChange[] {
  const [old, fresh] = [before, after].map((text) => attempt(() => fileData(file, text)));
  return dataChanges(old, fresh).map((data) => {
    const { pointer, was, moved } = data;
    const kind = moved
      ? "moved"
      : data.before === undefined
        ? "added"
        : data.after === undefined
          ? "removed"
          : "changed";
    const holder = valueAt(kind === "removed" ? old : fresh, blockOf(pointer));
    const block = isGroup(holder) && {
      index: Number(pointerSteps(pointer)[1]),
      name: blockName(String(holder.type ?? "block")),
    };
    const short = isCsv(file) ? rowInShort : inShort;
    return {
      file,
      kind,
      pointer,
      was,
      ...(data.before !== undefined && { before: short(data.before) }),
      ...(data.after !== undefined && { after: short(data.after) }),
      ...(block && { block }),
      data,
    };
  });
}

const blockOf = (pointer: string): string => /^\/blocks\/\d+/.exec(pointer)?.[0] ?? "/blocks";

/** The longest text for a group or a list. */
const LONGEST = 120;
/** What names an entry, the best first. */
const NAMES = ["heading", "title", "name", "label", "question", "text", "alt", "date", "src", "to"];

/** A value in a few words: a group by its type and name, such as `Call to action "Book today"`. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return cut(value.map(inShort).join(", "));
  if (!isGroup(value)) return String(value ?? "");
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === "string");
  const words = name === undefined ? Object.values(value).filter((one) => typeof one !== "object") : [name];
  if (typeof value.type === "string")
    return [blockName(value.type), name && `"${cut(String(name))}"`].filter(Boolean).join(" ");
  return cut(words.join(", "));
}

/** A cell, or a row by what its cells say. */
const rowInShort = (value: unknown): string => cut(isGroup(value) ? Object.values(value).join(", ") : String(value));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text);
