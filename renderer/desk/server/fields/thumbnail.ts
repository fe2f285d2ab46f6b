import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { nameOnDisk } from "../../../base/files/files.mjs";
import type { SiteContent } from "../../../content/model/siteContent";
import { LARGEST } from "../../../pictures/originals";
import type { ThumbnailSize } from "../../protocol/pictures";
import { pictureNames } from "./choices";

/** In pixels, twice the size at which the desk shows them, and the quality; a picture that will be cut is as good as pages need. */
const SIZES: Record<ThumbnailSize, [side: number, quality: number]> = {
  small: [192, 70],
  large: [800, 70],
  whole: [3840, 92],
};
/** The maximum number of cached thumbnails: more than a site has pictures. */
const KEPT = 1000;

const made = new Map<string, Promise<Buffer>>();

/**
 * A small picture of an original as WebP, upright.
 *
 * @param name its name in pages, such as `/images/full-groom.jpg`
 * @param size one of `ThumbnailSize`; small for other words
 * @returns undefined if there is no such picture, or it cannot be read
 */
export async function thumbnail(content: SiteContent, name: string, size: string): Promise<Buffer | undefined> {
  if (!pictureNames(content).includes(name)) return undefined;
  const file = path.join(content.imagesRoot, nameOnDisk(content.imagesRoot, name));
  const { size: bytes, mtimeMs } = statSync(file);
  if (bytes > LARGEST.bytes) return undefined;
  const [side, quality] = SIZES[size as ThumbnailSize] ?? SIZES.small;
  const key = `${file} ${bytes} ${mtimeMs} ${side}`;
  const known = made.get(key) ?? shrink(file, side, quality);
  // One that is cut is seen once, and large.
  if (side === SIZES.whole[0]) return known.catch(() => undefined);
  made.set(key, known);
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size > KEPT) made.delete(oldest);
  return known.catch(() => undefined);
}

async function shrink(file: string, side: number, quality: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > LARGEST.pixels) throw new Error("too large");
  return sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
