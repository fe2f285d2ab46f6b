import { availableParallelism } from "node:os";
import type { OutputInfo, Sharp } from "sharp";
import sharp from "sharp";
import { Store } from "../cache.mjs";
import { type PictureFiles, type PictureFormat, pictureUrl, widthsIn } from "../contract/pictureFiles";
import { decodedOriginal } from "./decode";
import type { Originals } from "./originals";
import { encodingOf } from "./settings";

/** By address, which has a hash of the original. The code that counts is only that of encoding: all pictures take a minute. */
const store = new Store("pictures", { entries: [import.meta.filename] });

/** One file that a picture becomes. */
export interface Rendition {
  picture: PictureFiles;
  width: number;
  format: PictureFormat;
}

/** Every file of a picture. */
export function renditionsOf(picture: PictureFiles): Rendition[] {
  const formats: PictureFormat[] = ["avif", "webp", picture.fallback];
  return formats.flatMap((format) => widthsIn(picture, format).map((width) => ({ picture, width, format })));
}

/** The address of a file in the built site. */
export function renditionUrl({ picture, width, format }: Rendition): string {
  return pictureUrl(picture, width, format);
}

/** The bytes of a file that was made before; undefined for one that was not. */
export function encodedBefore(rendition: Rendition): Buffer | undefined {
  return store.read(renditionUrl(rendition));
}

/**
 * Makes files of one original, which is decoded once for all of them, one after the other: the
 * encoders have threads of their own.
 *
 * @param original the original's path
 * @returns the bytes of each file
 */
export async function encode(original: string, renditions: Rendition[]): Promise<Buffer[]> {
  const [first] = renditions;
  if (!first) return [];
  const { data, info } = await decodedOriginal(original, { opaque: first.picture.fallback === "jpg" });
  const made: Buffer[] = [];
  for (const rendition of renditions) {
    const bytes = await encodeOne(data, info, rendition);
    store.write(renditionUrl(rendition), bytes);
    made.push(bytes);
  }
  return made;
}

/**
 * Makes every file of every picture that was not made before. A few originals at a time, so that one
 * is decoded while another is encoded.
 *
 * @param onProgress called after each picture that was made
 */
export async function encodeAll(
  originals: Originals,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const waiting = Object.values(originals).flatMap((original) => {
    if (!("picture" in original)) return [];
    const missing = renditionsOf(original.picture).filter((rendition) => !encodedBefore(rendition));
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

async function encodeOne(pixels: Buffer, { width, height, channels }: OutputInfo, rendition: Rendition) {
  const resized = () => sharp(pixels, { raw: { width, height, channels } }).resize({ width: rendition.width });
  if (rendition.format === "png") return resized().png({ palette: true, effort: 7 }).toBuffer();
  const { qualities, effort, budget } = encodingOf(rendition.format, rendition.width);
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await withQuality(resized(), rendition.format, quality, effort).toBuffer();
    if (bytes.length <= budget) break;
  }
  return bytes;
}

function withQuality(image: Sharp, format: "avif" | "webp" | "jpg", quality: number, effort: number): Sharp {
  if (format === "avif") return image.avif({ quality, effort, chromaSubsampling: "4:2:0" });
  if (format === "webp") return image.webp({ quality, effort: 4 });
  return image.jpeg({ quality, mozjpeg: true });
}
