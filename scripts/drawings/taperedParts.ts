import { blend, type Tone } from "./color.ts";
import { clamp, type Point } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { placeOf } from "./lines.ts";
import type { Patch } from "./patches.ts";
import { degrees, lightAt, normalAt, onScalp, type Space, seen, sum, turned, unit, type View } from "./skull.ts";
import { blurred, group, line, polygon } from "./svg.ts";

export interface Parting {
  skin: Tone;
  /** The color of the hair in its shade. */
  depth: string;
  /** Width of a line in its middle, in picture units. */
  wide: number;
  /** How far from the middle of the head the lines end, in degrees. */
  reach: number;
}

/** A short piece of a line: its ends, how much of the full width it has, and the light on it. */
interface Piece {
  from: Point;
  to: Point;
  part: number;
  level: number;
}

/**
 * The skin that is seen between patches, its edges in the shade of the hair: lines that become narrower to their ends at
 * the hairline, beside the crown, and where the scalp turns away.
 */
export function taperedParts(patches: readonly Patch[], view: View, { skin, depth, wide, reach }: Parting): string {
  const pieces = patches.flatMap(({ outline }) =>
    outline.flatMap((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const half = unit(sum(from, to));
      return [...pieceOf(from, half, view, reach), ...pieceOf(half, to, view, reach)];
    }),
  );
  const drawn = (color: (level: number) => string, width: number) =>
    pieces.map(({ from, to, part, level }) => line(polygon([from, to], false), color(level), width * part)).join("");
  const shade = drawn(() => depth, wide * 2.4);
  return (
    blurred(group(shade, { opacity: 0.5 }), 1) +
    drawn(() => blend(skin.dark, depth, 0.4), wide * 1.4) +
    drawn((level) => shadeOf(skin, level), wide)
  );
}

/** None where the hairline cuts a patch: there its outline is no part. */
function pieceOf(from: Space, to: Space, view: View, reach: number): Piece[] {
  const middle = unit(sum(from, to));
  const part = fullness(middle, view, reach);
  if (part < 0.08 || Math.hypot(...sum(to, from, -1)) > 2.4 * degrees) return [];
  const level = lightAt(normalAt(onScalp(middle)), view);
  return [{ from: seen(onScalp(from), view), to: seen(onScalp(to), view), part, level }];
}

function fullness(direction: Space, view: View, reach: number): number {
  const [azimuth, elevation] = placeOf(direction);
  const aside = Math.abs(Math.asin(clamp(direction[0], -1, 1))) / degrees;
  const facing = turned(normalAt(onScalp(direction)), view)[2];
  const ends = [(elevation - hairlineAt(azimuth) - 2) / 12, facing / 0.6, (reach - aside) / (reach * 0.62)];
  return ends.reduce((so, one) => so * Math.sin((clamp(one, 0, 1) * Math.PI) / 2), 1);
}

/** Never lighter than the skin of a forehead in the light. */
function shadeOf(skin: Tone, level: number): string {
  return level > 0
    ? blend(skin.base, skin.light, Math.min(0.7, level * 2))
    : blend(skin.base, skin.dark, clamp(-level * 1.6, 0, 1));
}
