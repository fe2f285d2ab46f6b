import { curveThrough } from "../../draw/curve";
import { between, seededRandom } from "../../draw/random";
import { ground } from "../../figures/ground";
import { profile } from "../../figures/profile";
import { rows } from "../../figures/rows";
import { cuff } from "../../strands/accents";
import { finePlait } from "../../strands/finePlait";
import type { FromTheSide } from "./fromTheSide";

/** Lemonade braids: rows that sweep from the far side over the head and fall over the near shoulder. */
export function lemonade(seed: string, look: FromTheSide): string[] {
  const random = seededRandom(seed);
  const origins: [number, number][] = [
    [312, 166],
    [322, 134],
    [352, 104],
    [394, 82],
    [440, 74],
    [486, 82],
    [528, 110],
    [556, 152],
    [572, 206],
  ];
  const curves = origins.map(([x, y], i) => {
    const share = i / (origins.length - 1);
    return curveThrough(
      [x, y],
      [364 + share * 194, 218 + share * 50 - 34 * share * (1 - share) * 4],
      [424 + share * 112, 316 + share * 36],
      [440 + share * 84, 424],
      [418 + share * 112 + between(random, -5, 5), 545 + between(random, -24, 24)],
    );
  });
  return [
    ground(look.ground),
    profile(look),
    rows(finePlait, curves.toReversed(), { hair: look.hair, random, width: 25, start: 0.5, end: 0.7 }, look.skin, 0.55),
    ...curves.map((curve, i) => (i % 3 === 1 ? cuff(curve, curve.length * between(random, 0.72, 0.86), 22) : "")),
  ];
}
