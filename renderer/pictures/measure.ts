import { lstatSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";
import { hashOf, nameOnDisk } from "../base/files/files.mjs";
import { settledStampOf } from "../base/files/stamp.mjs";
import { reasonOf, unfitFile } from "../base/files/unfitFile";
import { Store } from "../cache/store.mjs";
import { measurePicture, type PictureMeasurement } from "./measureFile";
import { LARGEST, type Original, type Originals } from "./originals";
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
  const there = [...new Set(names)].filter((name) => isThere(root, name));
  const found = new Map<string, Original>();
  const queue = there.values();
  const work = async () => {
    for (const name of queue) found.set(name, await measureOrSay(root, path.join(root, nameOnDisk(root, name))));
  };
  // A few at a time: not every shell lets a program open hundreds of files at once.
  await Promise.all(Array.from({ length: 8 }, work));
  return Object.fromEntries([...found].sort(([one], [other]) => there.indexOf(one) - there.indexOf(other)));
}

/** Whether a name is that of a file of the folder, or of what is in the place of one, such as a link. */
function isThere(root: string, name: string): boolean {
  const file = path.join(root, nameOnDisk(root, name));
  // A name that ends in a slash is that of a folder, even where a file has it.
  return !path.relative(root, file).startsWith("..") && attempt(() => lstatSync(file).isDirectory()) === false;
}

/** A picture that cannot be read is a problem where a page names it. */
async function measureOrSay(root: string, file: string): Promise<Original> {
  const reason = unfitFile(root, file);
  if (reason) return { file, problem: { kind: "closed", reason } };
  try {
    const { size } = statSync(file);
    if (size > LARGEST.bytes * 10) return { file, problem: { kind: "huge", width: 0, height: 0, bytes: size } };
    return await measure(file);
  } catch (error) {
    return { file, problem: { kind: "closed", reason: reasonOf(error, file) } };
  }
}

async function measure(file: string): Promise<Original> {
  const settled = settledStampOf(file);
  const stamp = settled && `${file} ${settled}`;
  let bytes: Buffer | undefined;
  let contentHash = stamp && contents.read(stamp)?.toString();
  if (!contentHash) {
    bytes = await readFile(file);
    contentHash = hashOf(bytes);
    if (stamp) contents.write(stamp, contentHash);
  }
  const known = looks.read(contentHash);
  const look = known
    ? (JSON.parse(known.toString()) as PictureMeasurement)
    : await measurePicture(bytes ?? (await readFile(file)));
  if (!known) looks.write(contentHash, JSON.stringify(look));
  if ("problem" in look) return { file, problem: look.problem };
  const { width, height, drawn, brightness } = look;
  const picture = { ...pictureFiles(file, { contentHash, ...look }), ...(!drawn && { photo: true as const }) };
  return { file, contentHash, width, height, drawn, brightness, picture };
}
