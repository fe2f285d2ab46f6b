import { availableParallelism } from "node:os";
import { encode, isCached, renditionsOf } from "./encode";
import type { Originals } from "./originals";

/**
 * Makes every file of every picture that is not in the cache yet. A few originals at a time, so that one
 * is decoded while another is encoded.
 *
 * @param onProgress is told after each picture that was made
 */
export async function encodeAll(
  originals: Originals,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const waiting = Object.values(originals).flatMap((original) => {
    if (!("picture" in original)) return [];
    const missing = renditionsOf(original.picture).filter((rendition) => !isCached(rendition));
    return missing.length > 0 ? [{ file: original.file, missing }] : [];
  });
  let done = 0;
  const queue = waiting.values();
  const work = async () => {
    for (const { file, missing } of queue) {
      await encode(file, missing);
      onProgress(++done, waiting.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
