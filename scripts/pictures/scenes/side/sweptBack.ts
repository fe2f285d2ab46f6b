import { curveThrough } from "../../draw/curve";
import { between, seededRandom } from "../../draw/random";
import { ground } from "../../figures/ground";
import { profile } from "../../figures/profile";
import { rows } from "../../figures/rows";
import { cuff } from "../../strands/accents";
import type { DrawStrand } from "../../strands/strand";
import type { FromTheSide } from "./fromTheSide";

interface SweptBack extends FromTheSide {
  draw: DrawStrand;
}

/** Long strands that leave the face free, go back over the head and fall behind the shoulder. */
export function sweptBack(seed: string, look: SweptBack): string[] {
  const random = seededRandom(seed);
  const curves = Array.from({ length: 8 }, (_, i) => {
    const share = i / 7;
    return curveThrough(
      [308 + share * 96, 152 + share * 118],
      [408 + share * 34, 84 + share * 160],
      [556 - share * 62, 150 + share * 150],
      [588 - share * 96, 320 + share * 40],
      [606 - share * 108, 440],
      [616 - share * 112 + between(random, -6, 6), 556 + between(random, -22, 22)],
    );
  });
  return [
    ground(look.ground),
    profile(look),
    rows(
      look.draw,
      curves.toReversed(),
      { hair: look.hair, random, width: 33, start: 0.5, end: 0.75 },
      look.skin,
      0.45,
    ),
    ...curves.map((curve, i) => (i % 3 === 1 ? cuff(curve, curve.length * between(random, 0.7, 0.84), 30) : "")),
  ];
}
