import { type Curve, curveThrough } from "../draw/curve";
import { between, seededRandom } from "../draw/random";
import { element } from "../draw/svg";
import type { Person } from "../figures/backHead";
import { type GroundLook, ground } from "../figures/ground";
import { profile } from "../figures/profile";
import { rows } from "../figures/rows";
import { paint } from "../palette";
import { bead, cuff } from "../strands/accents";
import { finePlait } from "../strands/finePlait";
import { plait } from "../strands/plait";
import { wave } from "../strands/wave";

/** A person who faces left. */
export interface FromTheSide extends Person {
  ground: GroundLook;
}

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

/** Goddess braids: a few thick rows that sweep up into a crown, with loose curls at the neck. */
export function goddess(seed: string, look: FromTheSide): string[] {
  const random = seededRandom(seed);
  const curls = [0, 1, 2, 3].map((i) =>
    curveThrough([500 + i * 10, 380], [512 + i * 18, 450], [500 + i * 26 + between(random, -8, 8), 545 - i * 14]),
  );
  const temple = curveThrough([366, 250], [350, 300], [358, 350], [346, 400]);
  const lower = curveThrough([382, 268], [428, 262], [480, 300], [528, 352]);
  const middle = curveThrough([340, 206], [410, 176], [490, 206], [556, 290]);
  const crown = curveThrough([304, 160], [350, 104], [440, 78], [530, 116], [578, 206], [572, 300]);
  const bun = curveThrough(
    [556, 214],
    [560, 136],
    [624, 122],
    [648, 184],
    [608, 232],
    [566, 206],
    [590, 160],
    [618, 186],
  );
  return [
    ground(look.ground),
    ...curls.map((curve) => wave({ curve, hair: look.hair, random, width: 34 })),
    profile(look),
    wave({ curve: temple, hair: look.hair, random, width: 20 }),
    rows(plait, [lower, middle, crown], { hair: look.hair, random, width: 62, start: 0.6, end: 0.9 }, look.skin, 0.95),
    element("ellipse", { cx: 596, cy: 184, rx: 44, ry: 54, fill: look.hair.shade }),
    plait({ curve: bun, hair: look.hair, random, width: 66, end: 0.9 }),
    cuff(crown, crown.length * 0.3, 54, 18),
    cuff(middle, middle.length * 0.45, 54, 18),
  ];
}

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
  const beaded = (curve: Curve) =>
    bead(curve, curve.length + 2, 13) +
    bead(curve, curve.length + 25, 12, paint.gold) +
    bead(curve, curve.length + 47, 11, paint.cream);
  return [
    ground(look.ground),
    profile(look),
    rows(finePlait, back, { ...strand, start: 0.4 }, look.skin, 0.5),
    rows(finePlait, front, { ...strand, width: 22, start: 0.5 }, look.skin, 0.2),
    ...front.map(beaded),
    ...back.filter((_, i) => i % 2 === 0).map((curve) => cuff(curve, curve.length * 0.78, 23)),
  ];
}

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
    ...tail.map((curve) => plait({ curve, hair: look.hair, random, width: 66, end: 0.5 })),
    cuff(curveThrough([528, 116], [600, 130]), 34, 74, 34),
  ];
}
