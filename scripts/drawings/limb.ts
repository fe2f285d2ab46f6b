import { lighten, type Tone } from "./color.ts";
import { mix, type Point, walk } from "./geometry.ts";
import { blurred, clipped, line, shape, smooth } from "./svg.ts";

/** A finger or thumb: the middle of it from its root to its tip, and its width at each of these points. */
export interface Limb {
  points: readonly Point[];
  widths: readonly number[];
}

/**
 * Draws a limb with a round tip and an open root, so that it grows out of the hand without a seam.
 * `toLight` is the unit direction to the light, in the units of the hand.
 */
export function limb({ points, widths }: Limb, skin: Tone, toLight: Point): string {
  const { left, right, tip, middle } = outlineOf(points, widths);
  right.reverse();
  const body = `${smooth([...left, ...tip, ...right])}Z`;
  const edge = smooth([...left.slice(4), ...tip, ...right.slice(0, -4)]);
  const wide = widths.at(-1) ?? 20;
  const shift = (by: number): string => `translate(${toLight[0] * wide * by} ${toLight[1] * wide * by})`;
  const ridge = smooth(middle);
  return (
    shape(body, skin.base) +
    clipped(
      body,
      blurred(
        line(ridge, skin.dark, wide * 0.62, { transform: shift(-0.52), opacity: 0.75 }) +
          line(ridge, skin.light, wide * 0.3, { transform: shift(0.24), opacity: 0.85 }),
        wide * 0.13,
      ),
    ) +
    line(edge, lighten(skin.dark, -0.07), 2.2)
  );
}

function outlineOf(points: readonly Point[], widths: readonly number[]) {
  const steps = walk(points, 3);
  const whole = steps.at(-1)?.far ?? 1;
  const half = (far: number): number => {
    const at = (far / whole) * (widths.length - 1);
    const before = widths[Math.floor(at)] ?? 20;
    return mix(before, widths[Math.ceil(at)] ?? before, at - Math.floor(at)) / 2;
  };
  const side = (sign: number): Point[] =>
    steps.map(({ at, along, far }) => [at[0] - along[1] * half(far) * sign, at[1] + along[0] * half(far) * sign]);
  const end = steps.at(-1) ?? { at: [0, 0] as Point, along: [1, 0] as Point, far: 0 };
  const turn = Math.atan2(end.along[1], end.along[0]);
  const round = half(whole);
  const tip = [60, 30, 0, -30, -60].map((angle): Point => {
    const way = turn - (angle * Math.PI) / 180;
    return [end.at[0] + Math.cos(way) * round, end.at[1] + Math.sin(way) * round];
  });
  return { left: side(-1), right: side(1), tip, middle: steps.map(({ at }) => at) };
}
