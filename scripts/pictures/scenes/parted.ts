import { curveThrough } from "../draw/curve";
import { smoothShape } from "../draw/path";
import { between, seededRandom } from "../draw/random";
import { element, frame } from "../draw/svg";
import type { Hair, Skin } from "../palette";
import { cuff } from "../strands/accents";
import type { DrawStrand } from "../strands/strand";

/** A parting seen from near: boxes of hair on the scalp, each with its strand. */
export interface Parted {
  draw: DrawStrand;
  hair: Hair;
  skin: Skin;
  width: number;
  columns: number;
  tips?: Hair;
  /** A knot at the root, as box braids have; without it the strand grows flat from the scalp. */
  knot?: boolean;
  cuffs?: boolean;
}

const LINES = 3;

/** Draws rows of boxes like bricks; the strands of an upper row hang between the boxes below. */
export function parted(seed: string, look: Parted): string[] {
  const random = seededRandom(seed);
  const wide = frame.width / look.columns;
  const high = 116;
  const boxes: string[] = [];
  const strands: string[] = [];
  for (let line = LINES - 1; line >= 0; line--) {
    const top = 20 + line * high;
    for (let column = 0; column <= look.columns - (line % 2 === 0 ? 1 : 0); column++) {
      const x = (column + (line % 2 === 0 ? 0.5 : 0)) * wide;
      const root = { x, y: top + high * 0.62 };
      boxes.push(box(look.hair, x, top, wide * 0.93, high * 0.9, root));
      const foot = 640 + between(random, 0, 20);
      const curve = curveThrough(
        [x, root.y - 8],
        [x + between(random, -5, 5), root.y + 80],
        [x + between(random, -12, 12), 420],
        [x + between(random, -12, 12), foot],
      );
      const width = look.width;
      strands.push(look.draw({ ...look, curve, random, start: look.knot ? 0.9 : 0.3, end: 1 }));
      if (look.knot)
        strands.push(
          element("ellipse", {
            cx: x,
            cy: root.y,
            rx: width * 0.56,
            ry: width * 0.42,
            fill: look.hair.base,
            stroke: look.hair.edge,
            strokeWidth: 2,
          }),
          element("path", {
            d: `M${(x - width * 0.3).toFixed(1)} ${(root.y - 2).toFixed(1)}q${(width * 0.3).toFixed(1)} ${(-width * 0.28).toFixed(1)} ${(width * 0.6).toFixed(1)} 0`,
            fill: "none",
            stroke: look.hair.sheen,
            strokeWidth: 2.5,
            strokeLinecap: "round",
          }),
        );
      if (look.cuffs && (column + line) % 3 === 1)
        strands.push(cuff(curve, curve.length * between(random, 0.4, 0.75), width));
    }
  }
  return [
    element("rect", { width: frame.width, height: frame.height, fill: look.skin.scalp }),
    element("path", { d: `M0 ${20 + LINES * high}H800V600H0Z`, fill: look.skin.base }),
    ...boxes,
    ...strands,
  ];
}

/** One box of the parting, its hair combed to the root. */
function box(hair: Hair, x: number, top: number, wide: number, high: number, root: { x: number; y: number }): string {
  const corner = (across: number, down: number) => ({ x: x + across * wide * 0.5, y: top + down * high });
  const outline = [
    corner(-1, 0.04),
    corner(-0.9, 0),
    corner(0.9, 0),
    corner(1, 0.04),
    corner(1, 0.94),
    corner(0.9, 1),
    corner(-0.9, 1),
    corner(-1, 0.94),
  ];
  const starts = [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8];
  const combed = [
    ...starts.map((across) => corner(across, 0.06)),
    corner(-0.9, 0.4),
    corner(0.9, 0.4),
    corner(-0.9, 0.75),
    corner(0.9, 0.75),
  ];
  const lines = combed.map((from) => `M${from.x} ${from.y}L${root.x} ${root.y}`).join("");
  return [
    element("path", { d: smoothShape(outline), fill: hair.shade }),
    element("path", { d: lines, stroke: hair.base, strokeWidth: 5, strokeLinecap: "round", fill: "none" }),
  ].join("");
}
