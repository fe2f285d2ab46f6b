import { type Curve, curveThrough } from "../../draw/curve";
import { between, seededRandom } from "../../draw/random";
import { ground } from "../../figures/ground";
import { profile } from "../../figures/profile";
import { rows } from "../../figures/rows";
import { paint } from "../../palette";
import { bead, cuff } from "../../strands/accents";
import { finePlait } from "../../strands/finePlait";
import type { FromTheSide } from "./fromTheSide";

/** Tribal braids: rows straight back on top, and rows at the side that fall forward with beads. */
export function tribal(seed: string, look: FromTheSide): string[] {
  const random = seededRandom(seed);
  const back = Array.from({ length: 7 }, (_, i) => {
    const share = i / 6;
    return curveThrough(
      [312 + share * 44, 146 + share * 70],
      [400 + share * 24, 80 + share * 142],
      [562 - share * 70, 158 + share * 112],
      [580 - share * 100, 330 + share * 20],
      [602 - share * 112, 440],
      [620 - share * 122 + between(random, -6, 6), 545 + between(random, -18, 18)],
    );
  });
  const front = Array.from({ length: 4 }, (_, i) =>
    curveThrough(
      [438 - i * 22, 236 - i * 6],
      [404 - i * 18, 254],
      [378 - i * 11, 320],
      [380 - i * 13, 420],
      [386 - i * 14, 496 - i * 20],
    ),
  );
  const strand = { hair: look.hair, random, width: 26, end: 0.8 };
  const beaded = (curve: Curve) => bead(curve, curve.length + 2, 13) + bead(curve, curve.length + 25, 12, paint.gold);
  return [
    ground(look.ground),
    profile(look),
    rows(finePlait, back, { ...strand, start: 0.4 }, look.skin, 0.5),
    rows(finePlait, front, { ...strand, width: 22, start: 0.5 }, look.skin, 0.2),
    ...front.map(beaded),
    ...back.filter((_, i) => i % 2 === 0).map((curve) => cuff(curve, curve.length * 0.78, 23)),
  ];
}
