import type { OutputInfo } from "sharp";

/**
 * The share of pixels with a neighbor of the same color from which on a picture is a drawing. Measured: 46 drawings have
 * 0.44 to 0.99, 13 photographs 0.00 to 0.31, those with much sky the most.
 */
const FLAT = 0.37;

/** Every so many pixels are enough, and a prime number meets all columns. */
const STEP = 97;

/** Whether a picture has areas of one color, as drawings have: a camera's neighboring pixels differ. @param pixels raw, 8 bits a channel */
export function isDrawn(pixels: Buffer, { channels }: Pick<OutputInfo, "channels">): boolean {
  let flat = 0;
  let seen = 0;
  for (let at = 0; at + 2 * channels <= pixels.length; at += STEP * channels) {
    seen++;
    if ([0, 1, 2].every((channel) => pixels[at + channel] === pixels[at + channels + channel])) flat++;
  }
  return flat >= FLAT * seen;
}
