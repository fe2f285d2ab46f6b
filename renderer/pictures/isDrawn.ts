import type { OutputInfo } from "sharp";

/**
 * The share of pixels from which on a picture is a drawing: those with a neighbor of the same color, in one of its few
 * commonest colors. Measured: 73 drawings have 0.20 to 0.96; of 66 photographs all but two have 0.00 to 0.18, those with
 * a plain ground the most, whose colors are many, however smooth it is. The two are gray, and of one color at half.
 */
const FLAT = 0.19;

/** How many colors count as common, each of as many levels a channel as six bits have. */
const COMMON = 8;

/** Every so many pixels are enough, and a prime number meets all columns. */
const STEP = 97;

/**
 * Whether a picture has areas of one color, as drawings have: a camera's neighboring pixels differ, but out of focus.
 *
 * @param pixels raw, 8 bits a channel
 */
export function isDrawn(pixels: Buffer, { channels }: Pick<OutputInfo, "channels">): boolean {
  const flat = new Map<number, number>();
  let seen = 0;
  for (let at = 0; at + 2 * channels <= pixels.length; at += STEP * channels) {
    seen++;
    const next = at + channels;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (red !== pixels[next] || green !== pixels[next + 1] || blue !== pixels[next + 2]) continue;
    const color = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    flat.set(color, (flat.get(color) ?? 0) + 1);
  }
  const commonest = [...flat.values()].sort((one, other) => other - one).slice(0, COMMON);
  return commonest.reduce((sum, count) => sum + count, 0) >= FLAT * seen;
}
