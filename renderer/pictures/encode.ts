import { availableParallelism } from "node:os";
import path from "node:path";
import { Store } from "../cache/store.mjs";
import { type PictureFiles, type PictureFormat, pictureUrl, widthsIn } from "../contract/pictureFiles";
import type { Originals, Published } from "./originals";

/**
 * By address, which has a hash of the original, of the settings and of the encoder's version. The code that counts is
 * only what turns an original into files: all pictures take a minute.
 */
export const pictureStore = new Store("pictures", {
  entries: [path.join(import.meta.dirname, "encodeFiles.ts")],
});

export interface Rendition {
  url: string;
  width: number;
  format: PictureFormat;
}

export function renditionsOf(picture: PictureFiles): Rendition[] {
  const formats: PictureFormat[] = ["avif", "webp", picture.fallback];
  return formats.flatMap((format) =>
    widthsIn(picture, format).map((width) => ({ url: pictureUrl(picture, width, format), width, format })),
  );
}

/** The bytes of a file that was made before; undefined for one that was not. */
export function encodedBefore({ url }: Rendition): Buffer | undefined {
  return pictureStore.read(url);
}

/**
 * The bytes of files of one original, each stored when it is made.
 *
 * @param renditions those of a format from the narrowest to the widest
 */
export async function encode({ file, picture }: Published, renditions: Rendition[]): Promise<Buffer[]> {
  const made: Buffer[] = [];
  // Loaded on demand: most builds find all files in the cache.
  const { encodeFiles } = await import("./encodeFiles");
  for await (const bytes of encodeFiles(file, picture.fallback, renditions)) {
    pictureStore.write(renditions[made.length]?.url ?? "", bytes);
    made.push(bytes);
  }
  return made;
}

const encoding = new Map<string, Promise<Buffer[]>>();

/**
 * The bytes of the file at an address, encoded on the first request; undefined where no original has such a file.
 *
 * @throws Error that names the original
 */
export async function encodedAt(address: string, originals: Originals): Promise<Buffer | undefined> {
  for (const original of Object.values(originals)) {
    if (!("picture" in original) || !address.includes(original.picture.hash)) continue;
    const rendition = renditionsOf(original.picture).find(({ url }) => url === address);
    if (!rendition) continue;
    const before = encodedBefore(rendition);
    if (before) return before;
    const made = encoding.get(address) ?? encode(original, [rendition]);
    encoding.set(address, made);
    try {
      return (await made)[0];
    } catch (error) {
      throw new Error(`${path.basename(original.file)} could not be made smaller: ${(error as Error).message}`);
    } finally {
      encoding.delete(address);
    }
  }
  return undefined;
}

/** Makes every missing file. A few originals at a time, so that one is decoded while another is encoded. */
export async function encodeAll(originals: Originals, onProgress: (done: number, of: number) => void): Promise<void> {
  const waiting = Object.values(originals).flatMap((original) => {
    if (!("picture" in original)) return [];
    const missing = renditionsOf(original.picture).filter((rendition) => !encodedBefore(rendition));
    return missing.length > 0 ? [{ original, missing }] : [];
  });
  let done = 0;
  const queue = waiting.values();
  const work = async () => {
    for (const { original, missing } of queue) {
      await encode(original, missing);
      onProgress(++done, waiting.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
