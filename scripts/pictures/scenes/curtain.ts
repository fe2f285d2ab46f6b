import { curveThrough } from "../draw/curve";
import { between, seededRandom } from "../draw/random";
import type { GroundLook } from "../figures/ground";
import { ground } from "../figures/ground";
import { type Hair, paint } from "../palette";
import { bead, cuff } from "../strands/accents";
import type { DrawStrand } from "../strands/strand";

/** A row of strands that hang side by side, seen from near. */
interface Curtain {
  draw: DrawStrand;
  count: number;
  width: number;
  hair: Hair;
  tips?: Hair;
  ground: GroundLook;
  accent?: "beads" | "cuffs";
}

/** Draws strands that hang from the upper edge and sway, some shorter than others. */
export function curtain(seed: string, look: Curtain): string[] {
  const random = seededRandom(seed);
  const { count, width } = look;
  const gap = 640 / (count - 1);
  const lean = between(random, -30, 30);
  const strands = Array.from({ length: count }, (_, i) => {
    const x = 80 + i * gap;
    const sway = between(random, -14, 14);
    const bottom = 470 + between(random, -30, 60);
    const curve = curveThrough(
      [x, -20],
      [x + sway + lean * 0.3, 180],
      [x - sway + lean, 360],
      [x + sway + lean, bottom],
    );
    const drawn = look.draw({ curve, width, hair: look.hair, tips: look.tips, random, end: 0.72 });
    if (look.accent === "beads") {
      return (
        drawn +
        bead(curve, curve.length, width * 0.46) +
        bead(curve, curve.length + width * 0.75, width * 0.4, paint.gold)
      );
    }
    return look.accent === "cuffs" && i % 2 === 0
      ? drawn + cuff(curve, curve.length * between(random, 0.4, 0.8), width)
      : drawn;
  });
  return [ground(look.ground), ...strands];
}
