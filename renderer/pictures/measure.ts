import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Look, lookAt, readHashed } from "./measureFile";
import type { Original, Originals } from "./originals";
import { pictureFiles } from "./settings";

const STORE = path.resolve(import.meta.dirname, "../../node_modules/.cache/picture-sizes/measured.json");

/** What earlier runs saw: a file that has its size and time of change still is not read again. */
interface Memory {
  files: Record<string, { stamp: string; contentHash: string }>;
  looks: Record<string, Look>;
}

/**
 * Measures the originals that pages name. The first look at a picture decodes it, any later one costs
 * as much as asking the disk for its date.
 *
 * @param root the folder that holds `images/`
 * @param names as pages write them, such as `/images/box-braids.jpg`; those without a file are left out
 */
export async function measureOriginals(root: string, names: Iterable<string>): Promise<Originals> {
  const memory = recall();
  let learned = false;

  const measure = async (name: string): Promise<[string, Original]> => {
    const file = path.join(root, name);
    const { size, mtimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs}`;
    let known = memory.files[file];
    let look = known && memory.looks[known.contentHash];
    if (!known || !look || known.stamp !== stamp) {
      const { bytes, contentHash } = await readHashed(file);
      known = { stamp, contentHash };
      look = memory.looks[contentHash] ?? (await lookAt(bytes));
      memory.files[file] = known;
      memory.looks[contentHash] = look;
      learned = true;
    }
    if ("fault" in look) return [name, { file, fault: look.fault }];
    const { contentHash } = known;
    const { width, height } = look;
    return [name, { file, contentHash, width, height, picture: pictureFiles(file, { contentHash, ...look }) }];
  };

  const there = [...new Set(names)].filter((name) => isFile(path.join(root, name)));
  const measured = await Promise.all(there.map(measure));
  if (learned) remember(memory);
  return Object.fromEntries(measured);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function recall(): Memory {
  try {
    return JSON.parse(readFileSync(STORE, "utf8")) as Memory;
  } catch {
    return { files: {}, looks: {} };
  }
}

/** Keeps what is known of files that are still there. Written aside and renamed: another run may be reading. */
function remember({ files, looks }: Memory): void {
  const kept = Object.fromEntries(Object.entries(files).filter(([file]) => existsSync(file)));
  const hashes = new Set(Object.values(kept).map(({ contentHash }) => contentHash));
  const memory: Memory = {
    files: kept,
    looks: Object.fromEntries(Object.entries(looks).filter(([hash]) => hashes.has(hash))),
  };
  mkdirSync(path.dirname(STORE), { recursive: true });
  const aside = `${STORE}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(memory));
  renameSync(aside, STORE);
}
