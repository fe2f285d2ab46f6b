import type { Curve } from "../draw/curve";
import type { Random } from "../draw/random";
import type { Hair } from "../palette";

/** Everything that a braid, twist or loc needs to be drawn along a curve. */
export interface Strand {
  curve: Curve;
  /** The full width where it is widest. */
  width: number;
  hair: Hair;
  random: Random;
  /** The width at the start as a share of the full one: near 0 for a feed-in, 1 for a blunt start. */
  start?: number;
  /** The width at the end as a share of the full one. */
  end?: number;
  /** The color that the ends turn to. */
  tips?: Hair;
}

/** Draws one strand as SVG elements. */
export type DrawStrand = (strand: Strand) => string;

const GROWS_OVER = 0.22;
const SHRINKS_OVER = 0.3;

/** The width of a strand at a share of its length: it grows from its start and shrinks to its end. */
export function widthAt({ width, start = 1, end = 0.7 }: Strand, share: number): number {
  const growing = ease(share / GROWS_OVER);
  const shrinking = ease((1 - share) / SHRINKS_OVER);
  return width * (start + (1 - start) * growing) * (end + (1 - end) * shrinking);
}

/** The width of the shadow under a strand's locks: it ends before they do. */
export function shadowAt(strand: Strand, share: number): number {
  return widthAt(strand, share) * 0.84 * ease((1 - share) * 14);
}

/** From 0 to 1 with a soft landing; 0 before and 1 after. */
function ease(value: number): number {
  const held = Math.min(1, Math.max(0, value));
  return held * (2 - held);
}

/** The hair at a share of the length: the tips take over in the last two fifths. */
export function hairAt({ hair, tips }: Strand, share: number): Hair {
  return tips && share > 0.6 ? tips : hair;
}
