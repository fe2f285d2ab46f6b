import { type Curve, curveThrough } from "../draw/curve";
import { between, seededRandom } from "../draw/random";
import type { Person } from "../figures/backHead";
import { type GroundLook, ground } from "../figures/ground";
import { rows } from "../figures/rows";
import { topHead } from "../figures/topHead";
import { paint } from "../palette";
import { bead } from "../strands/accents";
import { finePlait } from "../strands/finePlait";

/** A person seen from straight above. */
interface FromAbove extends Person {
  ground: GroundLook;
  /** How far the rows swing to the side; 0 for straight back. */
  swing?: number;
}

/** Cornrows from the forehead to the nape. */
export function crownRows(seed: string, look: FromAbove): string[] {
  const random = seededRandom(seed);
  const swing = look.swing ?? 0;
  const curves = Array.from({ length: 9 }, (_, i) => {
    const share = (i - 4) / 4;
    const away = Math.abs(share);
    return curveThrough(
      [400 + share * 128, 102 + away ** 2 * 52],
      [400 + share * 152 + swing, 230],
      [400 + share * 150 - swing, 380],
      [400 + share * 104, 514 - away * 16],
      [400 + share * 124 + between(random, -8, 8), 606],
    );
  });
  return [
    ground(look.ground),
    topHead(look),
    rows(finePlait, curves, { hair: look.hair, random, width: 31, start: 0.35, end: 0.8 }, look.skin, 0.8),
  ];
}

/** Tribal braids: rows straight back in the middle, rows to the sides with beads at their ends. */
export function crownTribal(seed: string, look: FromAbove): string[] {
  const random = seededRandom(seed);
  const middle = [-1, -0.5, 0, 0.5, 1].map((share) =>
    curveThrough(
      [400 + share * 60, 98],
      [400 + share * 84, 240],
      [400 + share * 92, 400],
      [400 + share * 92, 530],
      [400 + share * 104, 606],
    ),
  );
  const side = (sign: number) =>
    [0, 1, 2, 3, 4].map((i) =>
      curveThrough(
        [400 + sign * 92, 144 + i * 72],
        [400 + sign * 140, 152 + i * 75],
        [400 + sign * 190, 194 + i * 78],
        [400 + sign * (224 + between(random, -6, 10)), 252 + i * 74],
      ),
    );
  const strand = { hair: look.hair, random, width: 39, start: 0.4, end: 0.8 };
  const beaded = (curve: Curve) => bead(curve, curve.length + 4, 14) + bead(curve, curve.length + 28, 12, paint.gold);
  const sides = [side(-1), side(1)];
  return [
    ground(look.ground),
    topHead(look),
    ...sides.map((curves) => rows(finePlait, curves, { ...strand, width: 37 }, look.skin, 0.66)),
    rows(finePlait, middle, strand, look.skin, 0.85),
    ...sides.flat().map(beaded),
  ];
}
