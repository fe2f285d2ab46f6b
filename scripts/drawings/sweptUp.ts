import type { Hairdo } from "./boxes.ts";
import type { Hair } from "./falling.ts";
import { mix } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { sweep } from "./lines.ts";
import { rows } from "./rows.ts";
import type { Place, View } from "./skull.ts";

/** The edge of the hair, which at the nape reaches down in a soft point. */
export function napeEdge(azimuth: number): number {
  const off = 180 - Math.abs(((azimuth + 540) % 360) - 180);
  return hairlineAt(azimuth) - 17 * Math.max(0, Math.cos((Math.min(off, 56) / 56) * (Math.PI / 2)));
}

/** Rows from the hairline of the nape and the temples up to a bun at a height of the back, seen from behind. */
export function sweptUp(view: View, hair: Hair, height: number): Hairdo {
  const sides = Array.from({ length: 9 }, (_, i) => 6 + i * 12.4);
  const list = sides
    .flatMap((off) => [180 - off, 180 + off])
    .reverse()
    .map((full) => {
      const off = Math.abs(full - 180);
      const toKnot = (part: number) => mix(full, 180, part);
      const start: Place = [full, napeEdge(full) + 1];
      const middle: Place = [toKnot(off < 60 ? -0.28 : 0.12), mix(start[1], height, 0.5) - (off < 60 ? 0 : 6)];
      return {
        places: sweep(start, middle, [toKnot(0.5), height - 4]),
        options: { taper: (part: number) => Math.min(1.24, 0.42 + part * 2.4) * (1 - 0.3 * part * part) },
      };
    });
  return rows(view, hair, list);
}
