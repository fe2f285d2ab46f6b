import { type Curve, curveThrough } from "../draw/curve";
import { between, type Random, seededRandom } from "../draw/random";
import { element } from "../draw/svg";
import { backHead, type Person } from "../figures/backHead";
import { type GroundLook, ground } from "../figures/ground";
import { rows } from "../figures/rows";
import { paint } from "../palette";
import { bead, cuff } from "../strands/accents";
import { finePlait } from "../strands/finePlait";
import { plait } from "../strands/plait";
import type { DrawStrand, Strand } from "../strands/strand";

/** A person seen from behind. */
interface FromBehind extends Person {
  ground: GroundLook;
  draw: DrawStrand;
  count: number;
  width: number;
  accent?: "beads" | "cuffs";
  tips?: Strand["tips"];
}

/** Strands that fall from a middle part over the back of the head and the shoulders. */
export function draped(seed: string, look: FromBehind): string[] {
  const random = seededRandom(seed);
  const half = (look.count - 1) / 2;
  const order = Array.from({ length: look.count }, (_, i) => i - half).sort((a, b) => Math.abs(b) - Math.abs(a));
  const drawn = order.map((place) => {
    const share = place / half;
    const away = Math.abs(share);
    const foot = 522 + between(random, -16, 36) - away * 40;
    const curve = curveThrough(
      [400 + share * 62, 78 + away * away * 16],
      [400 + share * 140, 150 + away * 20],
      [400 + share * 176, 280],
      [400 + share * 172 + between(random, -5, 5), 410],
      [400 + share * 178 + between(random, -10, 10), foot],
    );
    return look.draw({ ...look, curve, random, start: 0.45, end: 0.75 }) + ends(look, curve, random, place);
  });
  return [
    ground(look.ground),
    backHead(look),
    element("path", { d: "M400 64C396 74 398 84 400 96", stroke: look.skin.scalp, strokeWidth: 5, fill: "none" }),
    ...drawn,
  ];
}

/** Straight-back cornrows that meet at the nape and hang on as plaits. */
export function straightBack(seed: string, look: FromBehind): string[] {
  const random = seededRandom(seed);
  const half = (look.count - 1) / 2;
  const curves = Array.from({ length: look.count }, (_, i) => {
    const share = (i - half) / half;
    const away = Math.abs(share);
    return curveThrough(
      [400 + share * 96, 74 + away ** 2 * 34],
      [400 + share * 138, 170],
      [400 + share * 132, 290],
      [400 + share * 84, 392],
      [400 + share * 92 + between(random, -4, 4), 470],
      [400 + share * 116 + between(random, -8, 8), 540 + between(random, -18, 18)],
    );
  });
  return [
    ground(look.ground),
    backHead(look),
    rows(look.draw, curves, { ...look, random, start: 0.8, end: 0.7 }, look.skin, 0.62),
    ...curves.map((curve, i) => ends(look, curve, random, i)),
  ];
}

/** Feed-in rows that run up into a high ponytail, whose plaits fall over one shoulder. */
export function ponytail(seed: string, look: FromBehind): string[] {
  const random = seededRandom(seed);
  // From below the right ear to above the left one; the ponytail hides the others.
  const curves = Array.from({ length: look.count }, (_, i) => {
    const turn = 1.05 + (i / (look.count - 1)) * 2.3;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    return curveThrough(
      [400 + across * 150, 246 + down * 156],
      [400 + across * 104, 200 + down * 104],
      [400 + across * 34, 124 + down * 22],
    );
  });
  const tail = [1, 0].map((i) =>
    curveThrough(
      [424, 104 + i * 8],
      [520 - i * 16, 122 + i * 36],
      [596 - i * 58, 250],
      [590 - i * 68, 400],
      [608 - i * 76 + between(random, -6, 6), 556 - i * 14],
    ),
  );
  const knot = curveThrough(
    [356, 150],
    [350, 98],
    [402, 72],
    [452, 104],
    [440, 148],
    [394, 148],
    [386, 114],
    [420, 112],
  );
  return [
    ground(look.ground),
    backHead(look),
    rows(finePlait, curves, { ...look, random, start: 0.35, end: 1 }, look.skin, 0.9),
    ...tail.map((curve) => plait({ ...look, curve, random, width: 88, end: 0.5 })),
    element("ellipse", { cx: 402, cy: 112, rx: 44, ry: 32, fill: look.hair.shade }),
    plait({ ...look, curve: knot, random, width: 54, end: 1 }),
    ...tail.map((curve, i) => cuff(curve, curve.length * (0.6 + i * 0.06), 80, 24)),
  ];
}

function ends({ accent, width }: FromBehind, curve: Curve, random: Random, place: number): string {
  if (accent === "beads") {
    return bead(curve, curve.length, width * 0.42) + bead(curve, curve.length + width * 0.7, width * 0.38, paint.gold);
  }
  if (accent !== "cuffs" || Math.round(place) % 2 !== 0) return "";
  return cuff(curve, curve.length * between(random, 0.62, 0.86), width * 0.94);
}
