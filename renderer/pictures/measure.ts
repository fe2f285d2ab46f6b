import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { attempt } from "../attempt.mjs";
import { hashOf, Store, stampOf } from "../cache.mjs";
import { unfitFile } from "../unfitFile";
import { type Look, lookAt } from "./measureFile";
import type { Original, Originals } from "./originals";
import { pictureFiles } from "./settings";

const entries = [path.join(import.meta.dirname, "measureFile.ts")];
/** The hash of a file's content, by its path, size and dates. */
const contents = new Store("picture-contents", { entries });
/** What was seen of a picture, by the hash of its content. */
const looks = new Store("picture-looks", { entries });

/**
 * Measures the originals that pages name, such as `/images/full-groom.jpg` in `root`; names without a file are left
 * out. The first look at a picture decodes it, any later one costs as much as reading its date.
 */
export async function measureOriginals(root: string, names: Iterable<string>): Promise<Originals> {
  // A name that ends in a slash is that of a folder, even where a file has it.
  const there = [...new Set(names)].filter(
    (name) => attempt(() => lstatSync(path.join(root, name))) && !unfitFile(root, path.join(root, name)),
  );
  return Object.fromEntries(await Promise.all(there.map(async (name) => [name, await measure(path.join(root, name))])));
}

async function measure(file: string): Promise<Original> {
  const stamp = stampOf(file);
  let bytes: Buffer | undefined;
  let contentHash = stamp && contents.read(stamp)?.toString();
  if (!contentHash) {
    bytes = await readFile(file);
    contentHash = hashOf(bytes);
    if (stamp) contents.write(stamp, contentHash);
  }
  const known = looks.read(contentHash);
  const look = known ? (JSON.parse(known.toString()) as Look) : await lookAt(bytes ?? (await readFile(file)));
  if (!known) looks.write(contentHash, JSON.stringify(look));
  if ("problem" in look) return { file, problem: look.problem };
  const { width, height } = look;
  return { file, contentHash, width, height, picture: pictureFiles(file, { contentHash, ...look }) };
}
