import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OutputInfo, Sharp } from "sharp";
import sharp from "sharp";
import { type PictureFiles, type PictureFormat, pictureUrl, widthsIn } from "../contract/pictureFiles";
import { decodedOriginal } from "./decode";
import { encodingOf } from "./settings";

/** The cache of pictures: a folder for each, with all files that were made of it. */
export const PICTURE_STORE = path.resolve(import.meta.dirname, "../../node_modules/.cache/pictures");

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

/** The folder in which a picture's files are kept. */
export function cachedFolder({ hash }: PictureFiles): string {
  return path.join(PICTURE_STORE, hash);
}

/** Where a file is kept once it is made. */
export function cachedFile({ picture, width, format }: Rendition): string {
  return path.join(cachedFolder(picture), path.basename(pictureUrl(picture, width, format)));
}

export function isCached(rendition: Rendition): boolean {
  return existsSync(cachedFile(rendition));
}

/**
 * Makes files of one original, which is decoded once for all of them, one after the other: the
 * encoders have threads of their own. What is made is whole: it is written aside and renamed.
 *
 * @param original the original's path
 */
export async function encode(original: string, renditions: Rendition[]): Promise<void> {
  const [first] = renditions;
  if (!first) return;
  const { data, info } = await decodedOriginal(original, { opaque: first.picture.fallback === "jpg" });
  for (const rendition of renditions) {
    const bytes = await encodeOne(data, info, rendition);
    const file = cachedFile(rendition);
    const aside = `${file}.${process.pid}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
  }
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
