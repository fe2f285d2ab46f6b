import { availableParallelism } from "node:os";
import path from "node:path";
import type { OutputInfo, Sharp } from "sharp";
import sharp from "sharp";
import { oncePerKey } from "../base/once";
import { Store } from "../cache/store.mjs";
import { type PictureFiles, type PictureFormat, pictureUrl, widthsIn } from "../contract/pictureFiles";
import { decodedOriginal } from "./decode";
import { isDrawn } from "./isDrawn";
import type { Originals, Published } from "./originals";
import { AVIF_CHROMA, avifEffort, mostBytes, qualitiesOf } from "./settings";

/** By address, which has a hash of the original. The code that counts is only that of encoding: all pictures take a minute. */
const store = new Store("pictures", { entries: [import.meta.filename] });

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
  return store.read(url);
}

/**
 * The bytes of files of one original, made one after the other: the encoders have threads of their own.
 *
 * @param renditions those of a format from the narrowest to the widest
 */
export async function encode({ file, picture }: Published, renditions: Rendition[]): Promise<Buffer[]> {
  const { data, info } = await decodedOriginal(file, { opaque: picture.fallback === "jpg" });
  const drawn = isDrawn(data, info);
  const { width, height, channels } = info;
  // A width is resized once, for all its formats and qualities.
  const resizedTo = oncePerKey(async (to: number) => {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: to });
    return resized.raw().toBuffer({ resolveWithObject: true });
  });
  const last: Partial<Record<PictureFormat, number>> = {};
  const made: Buffer[] = [];
  for (const rendition of renditions) {
    const { width, format } = rendition;
    const { data, info } = await resizedTo(width);
    const { quality, bytes } = await encodeOne(data, info, format, mostBytes(width, drawn), last[format]);
    last[format] = quality;
    store.write(rendition.url, bytes);
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

interface Encoded {
  /** Undefined for a format without one. */
  quality?: number;
  bytes: Buffer;
}

/** @param near a quality to begin with, such as that of the next narrower file: the result is the same with any */
async function encodeOne(
  pixels: Buffer,
  { width, height, channels }: OutputInfo,
  format: PictureFormat,
  most: number,
  near = Number.POSITIVE_INFINITY,
): Promise<Encoded> {
  const resized = () => sharp(pixels, { raw: { width, height, channels } });
  if (format === "png") return { bytes: await resized().png({ palette: true, effort: 7 }).toBuffer() };
  const qualities = qualitiesOf(format, width);
  const begin = qualities.findIndex((one) => one <= near);
  return bestWithin(qualities, Math.max(0, begin), most, (quality) =>
    withQuality[format](resized(), quality).toBuffer(),
  );
}

/** The best quality whose bytes are within the limit, or the last. Bytes fall from each to the next. */
async function bestWithin(
  qualities: readonly number[],
  begin: number,
  most: number,
  made: (quality: number) => Promise<Buffer>,
): Promise<Encoded> {
  const at = async (index: number) => {
    const quality = qualities[index] ?? 0;
    return { quality, bytes: await made(quality) };
  };
  let index = begin;
  let found = await at(index);
  const fits = ({ bytes }: Encoded) => bytes.length <= most;
  if (fits(found)) {
    while (index > 0) {
      const better = await at(--index);
      if (!fits(better)) break;
      found = better;
    }
  } else while (!fits(found) && index < qualities.length - 1) found = await at(++index);
  return found;
}

const withQuality = {
  avif: (image: Sharp, quality: number) =>
    image.avif({ quality, effort: avifEffort(quality), chromaSubsampling: AVIF_CHROMA }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 4 }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }),
};
