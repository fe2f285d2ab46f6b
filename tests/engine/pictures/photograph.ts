import { randomFillSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { measureOriginals } from "../../../renderer/pictures/measure";
import type { Original } from "../../../renderer/pictures/originals";

/** The half of the picture that is up for a person is red, the other blue. */
const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/**
 * A photograph as a phone held upright makes it: the sensor's picture is turned on its side, and its
 * metadata says how to turn it, what made it, and where.
 *
 * @returns a JPEG that is seen as 900 by 1200
 */
export async function phonePhotograph(): Promise<Buffer> {
  // Orientation 6: the top as a person sees it is on the left of the sensor's picture.
  const up = await sharp({ create: { width: 600, height: 900, channels: 3, background: RED } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: BLUE } })
    .composite([{ input: up, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Orientation: "6", Make: "Phonemaker", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 18/1 11/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Hair in the hardest light: every pixel differs from its neighbors, which no format can make small. */
export function noise(width: number, height: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc((width / 2) * (height / 2) * 3));
  return sharp(pixels, { raw: { width: width / 2, height: height / 2, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Measures one file, put into a folder of originals for the time of the test. */
export async function measured(name: string, bytes: Uint8Array | string): Promise<Original> {
  const root = mkdtempSync(path.join(tmpdir(), "originals-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "images"));
  writeFileSync(path.join(root, "images", name), bytes);
  const original = (await measureOriginals(root, [`/images/${name}`]))[`/images/${name}`];
  if (!original) throw new Error(`${name} was not found.`);
  return original;
}
