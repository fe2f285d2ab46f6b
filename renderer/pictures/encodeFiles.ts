import type { OutputInfo, Sharp } from "sharp";
import sharp from "sharp";
import { oncePerKey } from "../base/once";
import type { PictureFiles, PictureFormat } from "../contract/pictureFiles";
import { decodedOriginal } from "./decode";
import { isDrawn } from "./isDrawn";
import { AVIF_CHROMA, avifEffort, expectedBytes, mostBytes, qualitiesOf, SURELY, WIDEST_JPEG } from "./settings";

/**
 * Makes files of one original, one after the other: the encoders have threads of their own.
 *
 * @param wanted those of a format from the narrowest to the widest
 */
export async function* encodeFiles(
  file: string,
  fallback: PictureFiles["fallback"],
  wanted: { width: number; format: PictureFormat }[],
): AsyncGenerator<Buffer> {
  const { data, info } = await decodedOriginal(file, { opaque: fallback === "jpg" });
  const drawn = isDrawn(data, info);
  const { width, height, channels } = info;
  // A width is resized once, for all its formats and qualities.
  const resizedTo = oncePerKey(async (to: number) => {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: to });
    return resized.raw().toBuffer({ resolveWithObject: true });
  });
  const narrower: Partial<Record<PictureFormat, Made>> = {};
  for (const { width, format } of wanted) {
    const { data, info } = await resizedTo(width);
    const made = await encodeOne(data, info, format, mostBytes(width, drawn), narrower[format]);
    narrower[format] = made;
    yield made.bytes;
  }
}

/** A file that was made, and with which quality. */
interface Made {
  width: number;
  quality: number;
  bytes: Buffer;
}

/** @param narrower the next narrower file in the same format, from which the first quality to try is guessed */
async function encodeOne(
  pixels: Buffer,
  { width, height, channels }: OutputInfo,
  format: PictureFormat,
  most: number,
  narrower?: Made,
): Promise<Made> {
  const resized = () => sharp(pixels, { raw: { width, height, channels } });
  if (format === "png")
    return { width, quality: 0, bytes: await resized().png({ palette: true, effort: 7 }).toBuffer() };
  const make = async (quality: number) => ({
    width,
    quality,
    bytes: await withQuality[format](resized(), quality, width).toBuffer(),
  });
  return bestWithin(
    qualitiesOf(format, width),
    most,
    (made, quality) => expectedBytes(format, made.bytes.length, made, { width, quality }),
    make,
    narrower,
  );
}

/**
 * The best quality whose bytes are within the limit, or the last. A try takes up to a second, so each is made where the
 * bytes of the one before say that it is within, and none that would surely be too large.
 */
async function bestWithin(
  qualities: readonly number[],
  most: number,
  expected: (made: Made, quality: number) => number,
  make: (quality: number) => Promise<Made>,
  narrower?: Made,
): Promise<Made> {
  const last = qualities.length - 1;
  const firstWithin = (made: Made, from: number) => {
    const found = qualities.findIndex((quality, index) => index >= from && expected(made, quality) <= most);
    return found < 0 ? last : found;
  };
  let found: Made | undefined;
  let tooLarge = -1;
  let index = narrower ? firstWithin(narrower, 0) : 0;
  for (;;) {
    const made = await make(qualities[index] ?? 0);
    if (made.bytes.length > most && index < last) {
      if (found) return found;
      tooLarge = index;
      index = firstWithin(made, index + 1);
      continue;
    }
    found = made;
    const better = qualities[index - 1];
    if (better === undefined || index - 1 === tooLarge || expected(made, better) > most * SURELY) return found;
    index--;
  }
}

const withQuality = {
  avif: (image: Sharp, quality: number) =>
    image.avif({ quality, effort: avifEffort(quality), chromaSubsampling: AVIF_CHROMA }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 4 }),
  jpg: (image: Sharp, quality: number, width: number) => image.jpeg({ quality, mozjpeg: width <= WIDEST_JPEG }),
};
