import { curveThrough } from "../../draw/curve";
import { between, seededRandom } from "../../draw/random";
import { element } from "../../draw/svg";
import { ground } from "../../figures/ground";
import { profile } from "../../figures/profile";
import { rows } from "../../figures/rows";
import { cuff } from "../../strands/accents";
import { plait } from "../../strands/plait";
import { wave } from "../../strands/wave";
import type { FromTheSide } from "./fromTheSide";

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
