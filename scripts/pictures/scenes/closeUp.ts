import { type Curve, curveThrough } from "../draw/curve";
import { between, seededRandom } from "../draw/random";
import { type GroundLook, ground } from "../figures/ground";
import { type Hair, paint } from "../palette";
import { bead, cuff, thread } from "../strands/accents";
import { brush } from "../strands/brush";
import type { DrawStrand } from "../strands/strand";
import { wave } from "../strands/wave";

/** One or a few large strands as a still life. */
export interface CloseUp {
  draw: DrawStrand;
  hair: Hair;
  tips?: Hair;
  width: number;
  pose: keyof typeof poses;
  ground: GroundLook;
  accent?: "beads" | "cuffs" | "thread";
  /** Loose waves beside the strand and at its end. */
  loose?: boolean;
}

const poses = {
  sweep: () => [curveThrough([90, -40], [190, 150], [390, 290], [600, 350], [700, 500])],
  snake: () => [curveThrough([150, -40], [300, 90], [560, 150], [570, 270], [280, 330], [240, 450], [520, 520])],
  pair: () => [
    curveThrough([250, -40], [300, 160], [252, 300], [286, 440]),
    curveThrough([530, -40], [490, 160], [542, 300], [502, 460]),
  ],
  trio: () => [
    curveThrough([180, -40], [250, 150], [200, 320], [250, 480]),
    curveThrough([630, -40], [560, 150], [610, 320], [550, 470]),
    curveThrough([400, -40], [390, 170], [412, 350], [396, 530]),
  ],
  crossed: () => [
    curveThrough([620, -40], [540, 140], [360, 290], [200, 380], [170, 540]),
    curveThrough([180, -40], [260, 140], [440, 290], [600, 380], [630, 540]),
  ],
  left: () => [curveThrough([300, -40], [206, 120], [254, 264], [206, 408])],
  ring: () => [
    curveThrough(
      [420, 96],
      [560, 130],
      [620, 290],
      [530, 440],
      [370, 480],
      [220, 400],
      [190, 250],
      [280, 120],
      [450, 104],
      [560, 170],
    ),
  ],
} as const;

/** Draws large strands in a pose before a flat ground. */
export function closeUp(seed: string, look: CloseUp): string[] {
  const random = seededRandom(seed);
  const strands = poses[look.pose]().map((curve) => {
    const loose = look.loose
      ? [wave({ curve: beside(curve, look.width), hair: look.hair, random, width: look.width * 0.5 })]
      : [];
    return [
      ...loose,
      brush(curve, look.width, look.tips ?? look.hair),
      look.draw({ ...look, curve, random, end: 0.55 }),
      accents(look, curve, look.pose === "left" ? 0.46 : between(random, 0.26, 0.4)),
    ].join("");
  });
  return [ground(look.ground), ...strands];
}

function beside(curve: Curve, width: number): Curve {
  const at = (share: number, across: number): [number, number] => {
    const { x, y, nx, ny } = curve.at(curve.length * share);
    return [x + nx * width * across, y + ny * width * across];
  };
  return curveThrough(at(0, 0.3), at(0.3, 0.62), at(0.6, 0.5), at(0.85, 0.75));
}

function accents({ accent, width }: CloseUp, curve: Curve, share: number): string {
  const middle = curve.length * share;
  const color = accent === "thread" ? paint.gold : paint.terracotta;
  const tie = thread(curve, curve.length - width * 0.16, width * 0.42, color);
  if (accent === "cuffs") {
    return tie + cuff(curve, middle, width, width * 0.26) + cuff(curve, middle + width * 0.36, width, width * 0.12);
  }
  if (accent === "beads") {
    const colors = [paint.terracotta, paint.gold, paint.terracotta];
    return (
      tie + colors.map((color, i) => bead(curve, curve.length + width * (0.1 + i * 0.32), width * 0.17, color)).join("")
    );
  }
  return tie;
}
