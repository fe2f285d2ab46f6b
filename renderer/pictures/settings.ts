import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hashOf } from "../base/files/files.mjs";
import type { PictureFiles } from "../contract/pictureFiles";
import type { Measured } from "./originals";

/**
 * In pixels: what the boxes of a page need at one and two device pixels is between two thirds and all of one of them
 * (`tests/browser/pictureBoxes.test.ts`). 160 and 320 are for a picture beside a line, 240 and 480 for half a phone, 720
 * and 1200 for half a desktop, 480, 720 and 800 for a whole phone.
 */
const WIDTHS = [160, 240, 320, 480, 720, 800, 1200] as const;
/** Fills a desktop. */
export const WIDEST = 1600;

/** From this width on a pixel is small enough to begin with less quality. */
const DENSE = 1200;

/** The size limit of a drawing's file in bytes, on a phone and wider: its areas are as clear with less. */
const MOST_OF_DRAWING = [24_000, 38_000] as const;
const PHONE = 720;

/** The same for a photograph up to 480 pixels wide. */
const MOST_OF_SMALL = 30_000;

/**
 * The size limit of a file in bytes. That of a photograph grows with its area, with less for each pixel the smaller a
 * pixel is seen: 30 kB at 480 pixels, 51 at 720, 59 at 800, 102 at 1200, 149 at 1600. With less, hair is smeared.
 */
export function mostBytes(width: number, drawn: boolean): number {
  if (drawn) return MOST_OF_DRAWING[width > PHONE ? 1 : 0];
  return Math.round(MOST_OF_SMALL * Math.max(1, width / 480) ** (4 / 3));
}

/**
 * The best that is within the limit is taken: phones, and desktops that load the widest file, have two or three device
 * pixels, which hide what the lower ones leave out. AVIF's first keeps fine lines apart: a drawing of 640 pixels is 17 to
 * 24 kB.
 */
const QUALITIES = {
  avif: [62, 50, 40, 34, 28, 22, 16, 12, 8],
  webp: [80, 66, 52, 40, 28, 16],
  jpg: [78],
} as const;

/**
 * The widest JPEG that a page shows. A wider one is for search engines and shared links, and is written without the search
 * for its smallest form, which takes five times as long for a fifth of its bytes.
 */
export const WIDEST_JPEG = 800;

/** All of the color: with half of it, thin lines of one color on another are smeared. It is 3 to 5 % larger. */
export const AVIF_CHROMA = "4:4:4";

/**
 * Of AVIF's efforts 2 is ten times as fast as the next that is smaller, by 5 %. At the lowest quality it leaves specks of
 * color, and 4 does not. That takes 3 to 6 s for a file of 1,600 pixels, so 12 is tried before 8.
 */
const EFFORTS = { usual: 2, lowest: 4 } as const;
export const avifEffort = (quality: number) => EFFORTS[quality > 8 ? "usual" : "lowest"];

/** What to encode with, from the best, at a width in pixels. */
export function qualitiesOf(format: keyof typeof QUALITIES, width: number): readonly number[] {
  const qualities: readonly number[] = QUALITIES[format];
  return width >= DENSE && qualities.length > 1 ? qualities.slice(1) : qualities;
}

/**
 * The bytes with each of `QUALITIES`, as a share of those with the one before: medians of 12 pictures at 480 and 1200
 * pixels, each of which is within 6 % of them but for AVIF's last.
 */
const SHARES: Record<keyof typeof QUALITIES, readonly number[]> = {
  avif: [1, 0.72, 0.72, 0.82, 0.86, 0.84, 0.83, 0.88, 0.84],
  webp: [1, 0.76, 0.86, 0.86, 0.81, 0.8],
  jpg: [1],
};

/** Bytes grow with this power of the width: measured 1.1 to 1.5. */
const GROWTH = 1.4;

/** An expected size is right to a few percent: from this multiple of the limit on it need not be tried. */
export const SURELY = 1.06;

interface Tried {
  width: number;
  quality: number;
}

/** How many bytes a file of a picture is going to have, from those of another in the same format. */
export function expectedBytes(format: keyof typeof QUALITIES, bytes: number, of: Tried, to: Tried): number {
  const share = ({ quality }: Tried) => {
    const qualities: readonly number[] = QUALITIES[format];
    return SHARES[format].slice(0, qualities.indexOf(quality) + 1).reduce((product, one) => product * one, 1);
  };
  return (bytes * (to.width / of.width) ** GROWTH * share(to)) / share(of);
}

/** Wherever it is installed: it does not export its package.json. */
const sharpPackage = createRequire(import.meta.url)
  .resolve("sharp")
  .replace(/^(.*node_modules[\\/]sharp[\\/]).*/, "$1package.json");
const settings = [
  WIDTHS,
  WIDEST,
  DENSE,
  MOST_OF_DRAWING,
  MOST_OF_SMALL,
  JSON.stringify([QUALITIES, EFFORTS, WIDEST_JPEG]),
  AVIF_CHROMA,
];
/** Part of the name of every file: changes when the same original would become other files. */
const VERSION = [...settings, JSON.parse(readFileSync(sharpPackage, "utf8")).version].join(" ");

/** The names of the files of an original, known before any is made. */
export function pictureFiles(
  file: string,
  { contentHash, width, height, bands }: Omit<Measured, "brightness" | "drawn"> & { contentHash: string },
): PictureFiles {
  const widest = Math.min(width, WIDEST);
  const words = path
    .parse(file)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["picture"];
  return {
    name: words.join("-"),
    hash: hashOf(`${VERSION} ${contentHash}`).slice(0, 8),
    widths: [...WIDTHS.filter((one) => one < widest), widest],
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    bands,
    fallback: bands.length > 0 ? "jpg" : "png",
  };
}
