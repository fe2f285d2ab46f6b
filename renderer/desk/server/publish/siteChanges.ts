import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { attempt } from "../../../base/attempt.mjs";
import { isGroup } from "../../../base/groups";
import { steps, valueAt } from "../../../base/pointer";
import { type DataChange, dataChanges } from "../../../diff/causes/dataChanges";
import { IMAGES } from "../../../pictures/originals";
import type { FolderChanges, SiteChange } from "../../protocol/publish";
import { blockName } from "../fields/fieldLabel";
import { git } from "./git";

/** What differs in a folder of pages from a commit, by file. @throws CouldNotRun outside of a repository */
export async function siteChanges(folder: string, base = "HEAD"): Promise<FolderChanges> {
  const differ = (...others: string[]) => listed(folder, ["diff", "--name-only", "--relative", "-z", ...others]);
  const fresh = await listed(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);
  const sent = base === "HEAD" ? [] : await differ("HEAD", base, "--", ".");
  const names = [...new Set([...(await differ("HEAD", "--", ".")), ...fresh, ...sent])].sort();
  const left = unnamedPictures(folder, fresh);
  const changes: SiteChange[] = [];
  for (const file of names) if (!left.includes(file)) changes.push(...(await fileChanges(folder, base, file)));
  return { changes, left };
}

const listed = async (folder: string, args: string[]) => (await git(folder, args)).split("\0").filter(Boolean);

async function fileChanges(folder: string, base: string, file: string): Promise<SiteChange[]> {
  const [was, is] = [await hashAt(folder, base, file), await hashNow(folder, file)];
  if (was === is) return [];
  if (!was || !is || !file.endsWith(".yaml") || file.includes("/")) return [wholeFile(file, was, is)];
  const before = await committed(folder, file, base);
  return changesOf(file, before ?? "", readFileSync(path.join(folder, file), "utf8"));
}

const hashAt = (folder: string, base: string, file: string): Promise<string | undefined> =>
  git(folder, ["rev-parse", "--verify", "--quiet", `${base}:./${file}`]).catch(() => undefined);

async function hashNow(folder: string, file: string): Promise<string | undefined> {
  const there = readdirSync(path.join(folder, path.dirname(file))).includes(path.basename(file));
  return there ? git(folder, ["hash-object", "--", file]) : undefined;
}

function wholeFile(file: string, was: string | undefined, is: string | undefined): SiteChange {
  const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
  return { file, kind, pointer: "", was: "", ...(was !== undefined && { before: "" }), ...(is && { after: "" }) };
}

/** The new files among the pictures whose names are in no YAML file. */
export function unnamedPictures(folder: string, fresh: string[]): string[] {
  const pictures = fresh.filter((file) => file.startsWith(`${IMAGES}/`));
  if (pictures.length === 0) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  const texts = files.map((file) => attempt(() => readFileSync(path.join(folder, file), "utf8")) ?? "");
  return pictures.filter((picture) => !texts.some((text) => text.includes(`/${picture}`)));
}

/** The text of a file in a commit; undefined if it has none. */
export const committed = (folder: string, file: string, base = "HEAD"): Promise<string | undefined> =>
  git(folder, ["show", `${base}:./${file}`]).then(
    (text) => `${text}\n`,
    () => undefined,
  );

/** A change of a file's data, and the same for a person. */
export type ReadChange = SiteChange & { data: DataChange };

/** What differs between two texts of a file: each block that was added, moved or removed is one change. */
export function changesOf(file: string, before: string, after: string): SiteChange[] {
  const changes = readChanges(file, before, after).map(({ data: _data, ...change }) => change);
  // For example a comment, or the same data written in another way.
  return changes.length > 0 ? changes : [wholeFile(file, "", "there")];
}

export function readChanges(file: string, before: string, after: string): ReadChange[] {
  const [old, fresh] = [before, after].map(dataOf);
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
      index: Number(steps(pointer)[1]),
      name: blockName(String(holder.type ?? "block")),
    };
    return {
      ...{ file, kind, pointer, was },
      ...(data.before !== undefined && { before: inShort(data.before) }),
      ...(data.after !== undefined && { after: inShort(data.after) }),
      ...(block && { block }),
      data,
    };
  });
}

const dataOf = (text: string): unknown => attempt(() => parseDocument(text, { logLevel: "silent" }).toJS());

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

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text);
