import type { Hairdo } from "./boxes.ts";
import type { Hair } from "./falling.ts";
import type { Point } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { sweep } from "./lines.ts";
import { rooting } from "./rooting.ts";
import { type Row, rows } from "./rows.ts";
import { shadesWithin } from "./shade.ts";
import { directionOf, onScalp, type Place, seen, type View } from "./skull.ts";
import { strand } from "./strand.ts";
import { bun } from "./updo.ts";

/** Degrees between two sections, of a head seen from the front. */
const apart = 13.2;

/** Where the hair begins; before the ear higher than it grows, so that no hair hangs beside the face. */
function edgeAt(azimuth: number): number {
  return Math.max(hairlineAt(azimuth), 5);
}

/** The upper half in a knot on the crown: from each section at the hairline, in which the scalp shows, to the knot. */
export function halfUp(view: View, hair: Hair, scalp: string): { hairdo: Hairdo; knot: string } {
  const list = Array.from({ length: 13 }, (_, i): Row => {
    const azimuth = (i - 6) * apart;
    const start: Place = [azimuth, edgeAt(azimuth) + 6];
    return {
      places: sweep(start, [azimuth * 0.98, 58], [azimuth, 84]),
      options: { shadow: 0.4, taper: (part) => Math.min(1, 0.4 + 4.4 * part) * (1 - 0.62 * part) },
    };
  });
  const fans = list.map(({ places }) => {
    const [azimuth = 0] = places[0] ?? [];
    return [[azimuth, edgeAt(azimuth) + 1] as Place, ...places];
  });
  const flat = rooting(view, fans, {
    ...{ tone: hair.tone, scalp, level: -0.2, many: 23 },
    ...{ spread: apart * 0.5, reach: 11, edge: edgeAt },
  });
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return {
    // The hair of a section lies over the beginning of its loc. Those before the ears would stand out beside the face.
    hairdo: {
      flat: "",
      pieces: [...rows(view, hair, list.slice(1, -1)).pieces, { hidden: false, depth: 150, svg: flat }],
    },
    knot: shadesWithin(bun([x, y - 44], 56, hair.kind, hair.tone, 2.6) + wound([x, y + 5], hair)),
  };
}

/** Two locs about the foot of the knot. */
function wound([x, y]: Point, hair: Hair): string {
  return [1, 0]
    .map((up) => {
      const wide = 38 - up;
      const points = [-1, -0.6, 0, 0.6, 1].map(
        (side): Point => [x + side * wide, y - up * 10 + 9 * Math.sqrt(1 - side * side) - side * 3],
      );
      return strand(points, hair.width * 1.1, hair.kind, hair.tone, {
        taper: (part) => 0.16 + 0.84 * Math.sin(Math.PI * part) ** 0.6,
        light: (part) => 0.25 - part * 0.5,
      });
    })
    .join("");
}
