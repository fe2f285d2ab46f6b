import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { nameOnDisk } from "../../../base/files/files.mjs";
import type { SiteContent } from "../../../content/model/siteContent";
import { LARGEST } from "../../../pictures/originals";
import { pictureNames } from "./choices";

/** In pixels: twice the size at which the desk shows them. */
const SIDES = { small: 192, large: 800 } as const;
/** The maximum number of cached thumbnails: more than a site has pictures. */
const KEPT = 1000;

const made = new Map<string, Promise<Buffer>>();

/**
 * A small picture of an original as WebP, upright.
 *
 * @param name its name in pages, such as `/images/full-groom.jpg`
 * @param large for one to look at closely
 * @returns undefined if there is no such picture, or it cannot be read
 */
export async function thumbnail(content: SiteContent, name: string, large = false): Promise<Buffer | undefined> {
  if (!pictureNames(content).includes(name)) return undefined;
  const file = path.join(content.imagesRoot, nameOnDisk(content.imagesRoot, name));
  const { size, mtimeMs } = statSync(file);
  if (size > LARGEST.bytes) return undefined;
  const side = SIDES[large ? "large" : "small"];
  const key = `${file} ${size} ${mtimeMs} ${side}`;
  const known = made.get(key) ?? shrink(file, side);
  made.set(key, known);
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size > KEPT) made.delete(oldest);
  return known.catch(() => undefined);
}

async function shrink(file: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > LARGEST.pixels) throw new Error("too large");
  return sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}
