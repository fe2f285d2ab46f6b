import { lighten } from "./color.ts";
import { drawnInSpace, type Fall, falling, type Hair, type Piece } from "./falling.ts";
import { randomOf } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { section } from "./scalp.ts";
import type { Place, View } from "./skull.ts";
import type { StrandOptions } from "./strand.ts";

/** Hair of a whole head: what lies flat on the scalp, and the strands. */
export interface Hairdo {
  flat: string;
  pieces: Piece[];
}

/** A part of the scalp and the root of its braid. */
interface Part {
  root: Place;
  corners: readonly [lowLeft: Place, lowRight: Place, highRight: Place, highLeft: Place];
}

export interface Boxes {
  hair: Hair;
  /** Side of a part in degrees of the skull; about 12 is a small braid. */
  size: number;
  fall: (root: Place) => Fall;
  options?: (root: Place, random: () => number) => StrandOptions;
  /** Which parts are braided; all by default. */
  where?: (root: Place) => boolean;
  /** Width of the scalp that shows between parts, in picture units. */
  gap?: number;
  seed?: number;
}

/** Braids that grow from square parts in rows over the head, set like bricks. */
export function boxes(view: View, want: Boxes): Hairdo {
  const random = randomOf(want.seed ?? 1);
  let flat = "";
  const pieces: Piece[] = [];
  for (const { root, corners } of partGrid(want.size)) {
    if (want.where && !want.where(root)) continue;
    flat += section(corners, root, view, want.hair.tone, want.gap ?? 1.2);
    const shift = (random() - 0.5) * 0.06;
    const tone = {
      ...want.hair.tone,
      base: lighten(want.hair.tone.base, shift),
      light: lighten(want.hair.tone.light, shift),
    };
    const { points, free } = falling(root, want.fall(root), view);
    const options: StrandOptions = { taper: rooted, ...want.options?.(root, random) };
    pieces.push(...drawnInSpace(points, { ...want.hair, tone }, view, options, free));
  }
  return { flat, pieces };
}

/** A braid without a knot starts thin and flat, is full soon after, and tapers to its end. */
export function rooted(part: number): number {
  return Math.min(1, 0.5 + part * 9) * (1 - 0.3 * part);
}

/** Square parts of this side over all the scalp, from the nape to the crown. */
function partGrid(size: number): Part[] {
  const parts: Part[] = [];
  const rows = Math.round(128 / size);
  for (let row = 0; row < rows; row++) {
    const elevation = -38 + (row + 0.5) * size;
    if (elevation > 88) continue;
    const count = Math.max(3, Math.round((360 * Math.cos((elevation * Math.PI) / 180)) / size));
    const half = 180 / count;
    for (let i = 0; i < count; i++) {
      const azimuth = ((i + (row % 2) * 0.5) * 360) / count - 180 + half;
      const [bottom, high] = [elevation - size / 2, elevation + size / 2];
      const edge = hairlineAt(azimuth);
      // The lowest part of a column reaches down to the hairline, so that its edge has no steps.
      const low = bottom - size * 0.4 < edge ? -90 : bottom;
      if (high - size * 0.4 < edge) continue;
      const above = (at: number, level: number): Place => [at, Math.max(level, hairlineAt(at))];
      parts.push({
        root: [azimuth, Math.max(elevation, edge + size * 0.2)],
        corners: [
          above(azimuth - half, low),
          above(azimuth + half, low),
          above(azimuth + half, high),
          above(azimuth - half, high),
        ],
      });
    }
  }
  return parts;
}
