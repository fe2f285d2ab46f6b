import type { Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { scalpPanel } from "./panel.ts";

export interface Lanes {
  count: number;
  width: number;
  skin: Tone;
  tone: Tone;
  /** The middle of a lane. */
  path: (i: number) => Point[];
}

/** Rows that are braided along lanes. `grown` gives the width along each row. */
export function laneRows({ count, width, skin, tone, path }: Lanes, grown: (part: number) => number = () => 1): string {
  const rows = Array.from({ length: count }, (_, i) =>
    rowWithHair(path(i), width, tone, { seed: i + 21, taper: grown }),
  );
  return scalpPanel(skin) + rows.join("");
}

/** Straight across the panel, a little bent with the head. */
export function across(step: number): (i: number) => Point[] {
  return (i) => [-40, 90, 220, 340, 460].map((x) => [x, step * (i + 0.5) - 12 * Math.sin(x / 130) + 6]);
}
