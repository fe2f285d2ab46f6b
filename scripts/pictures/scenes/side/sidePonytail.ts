import { curveThrough } from "../../draw/curve";
import { between, seededRandom } from "../../draw/random";
import { ground } from "../../figures/ground";
import { profile } from "../../figures/profile";
import { rows } from "../../figures/rows";
import { cuff } from "../../strands/accents";
import { finePlait } from "../../strands/finePlait";
import { plait } from "../../strands/plait";
import type { FromTheSide } from "./fromTheSide";

/** Feed-in rows that grow from a fine start at the hairline into a high ponytail of plaits. */
export function sidePonytail(seed: string, look: FromTheSide): string[] {
  const random = seededRandom(seed);
  const knot: [number, number] = [548, 130];
  const curves = [
    curveThrough([310, 150], [390, 92], [470, 84], knot),
    curveThrough([318, 184], [400, 128], [480, 112], knot),
    curveThrough([346, 218], [420, 166], [490, 140], knot),
    curveThrough([368, 260], [436, 210], [500, 168], knot),
    curveThrough([386, 290], [456, 256], [514, 204], [556, 146]),
    curveThrough([446, 340], [496, 296], [540, 236], [564, 150]),
    curveThrough([486, 392], [534, 340], [566, 260], [572, 156]),
  ];
  const tail = [0, 2, 1].map((i) =>
    curveThrough(
      [552, 118 + i * 5],
      [618 - i * 16, 112 + i * 26],
      [676 - i * 44, 240],
      [668 - i * 50, 400],
      [680 - i * 54 + between(random, -8, 8), 556 - i * 12],
    ),
  );
  return [
    ground(look.ground),
    profile(look),
    rows(finePlait, curves, { hair: look.hair, random, width: 27, start: 0.3, end: 0.9 }, look.skin, 0.86),
    ...tail.map((curve) => plait({ curve, hair: look.hair, random, width: 72, end: 0.5 })),
    cuff(curveThrough([528, 116], [600, 130]), 34, 74, 34),
  ];
}
