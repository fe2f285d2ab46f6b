import type { OutputInfo } from "sharp";

/**
 * The share of pixels that differ a little from a neighbor, from which on a picture with plain areas is a photograph all
 * the same: one on a white or black ground, in gray, or of one color. Measured: of 74 drawings, those with soft shade have up
 * to 0.49; nine such photographs have 0.57 to 0.88, and only one, of a black guitar on black, 0.39.
 */
const SHADED = 0.53;

/** By so much at most, of 255, a channel differs where an area is lit unevenly; at the edge of a shape it is more. */
const LITTLE = 6;

/** What a camera cannot tell from white or black, as the ground of a studio: it says nothing about the rest. */
const WHITE = 250;
const BLACK = 8;

/** As in `isDrawn`. */
const STEP = 97;

/**
 * Whether the areas of a picture are shaded, as light and a lens make them: those of a drawing are of one color each.
 *
 * @param pixels raw, 8 bits a channel, at least three channels
 */
export function isShaded(pixels: Buffer, { width, channels }: Pick<OutputInfo, "width" | "channels">): boolean {
  let seen = 0;
  let shaded = 0;
  for (let at = 0; at + (width + 1) * channels <= pixels.length; at += STEP * channels) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (Math.min(red, green, blue) >= WHITE || Math.max(red, green, blue) <= BLACK) continue;
    seen++;
    const next = difference(pixels, at, at + channels);
    const below = difference(pixels, at, at + width * channels);
    const most = Math.max(next, below);
    if (most > 0 && most <= LITTLE) shaded++;
  }
  return shaded > SHADED * seen;
}

function difference(pixels: Buffer, one: number, other: number): number {
  const of = (channel: number) => Math.abs((pixels[one + channel] ?? 0) - (pixels[other + channel] ?? 0));
  return Math.max(of(0), of(1), of(2));
}
