import type { Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { strand } from "../strand.ts";
import { scalpPanel } from "./panel.ts";
import { tailComb } from "./parting.ts";

export interface Lanes {
  count: number;
  width: number;
  skin: Tone;
  tone: Tone;
  /** The middle of a lane. */
  path: (i: number) => Point[];
}

/** Hair that is parted in lanes and combed along them; the tail of a comb draws the last line. */
export function lanes({ count, width, skin, tone, path }: Lanes): string {
  const drawn = Array.from(
    { length: count },
    (_, i) =>
      strand(path(i), width, "flat", { ...tone, base: tone.dark }, { shadow: 0, taper: () => 1 }) +
      strand(path(i), width * 1.02, "loose", tone, { taper: () => 1, seed: i + 3 }) +
      strand(path(i), width * 0.6, "loose", tone, { taper: () => 1, seed: i + 13 }),
  );
  return scalpPanel(skin) + drawn.join("") + tailComb("translate(196 236) rotate(36)");
}

/** The same lanes, braided. `grown` gives the width along each row. */
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

/** In one sweep from the upper left, over the head and down to the right. */
export function swept(step: number): (i: number) => Point[] {
  return (i) => {
    const far = 70 + i * step;
    return [-0.25, 0.1, 0.5, 0.9, 1.3, 1.7].map(
      (angle): Point => [-20 + Math.sin(angle) * far * 1.05, 440 - Math.cos(angle) * far],
    );
  };
}
