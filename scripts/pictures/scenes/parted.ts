import { curveThrough, type Point } from "../draw/curve";
import { bent, smoothShape } from "../draw/path";
import { between, seededRandom } from "../draw/random";
import { element, frame } from "../draw/svg";
import type { Hair, Skin } from "../palette";
import { cuff } from "../strands/accents";
import type { DrawStrand } from "../strands/strand";

/** A parting seen from near: boxes of hair on the scalp, each with its strand. */
interface Parted {
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
const HIGH = 128;

/** Draws three lines of boxes, each a third of a box further, so that every strand hangs in a place of its own. */
export function parted(seed: string, look: Parted): string[] {
  const random = seededRandom(seed);
  const wide = frame.width / look.columns;
  const boxes: string[] = [];
  const strands: string[] = [];
  for (let line = LINES - 1; line >= 0; line--) {
    const top = 14 + line * HIGH;
    for (let column = -1; column <= look.columns; column++) {
      const x = (column + 0.5 + (line - 1) / 3) * wide;
      if (x < -wide / 2 || x > frame.width + wide / 2) continue;
      const root = { x, y: top + HIGH * 0.6 };
      boxes.push(box(look.hair, x, top, wide * 0.94, HIGH * 0.92, root));
      if (x < 0 || x > frame.width) continue;
      const bow = between(random, -7, 7);
      const curve = curveThrough([x, root.y - 8], [x + bow, (root.y + 620) / 2], [x - bow, 620]);
      strands.push(look.draw({ ...look, curve, random, start: look.knot ? 0.9 : 0.3, end: 1 }));
      if (look.knot) strands.push(knot(look, root));
      if (look.cuffs && (column + line) % 3 === 1) {
        strands.push(cuff(curve, curve.length * between(random, 0.5, 0.8), look.width * 0.94));
      }
    }
  }
  return [
    element("rect", { width: frame.width, height: frame.height, fill: look.skin.scalp }),
    element("path", { d: `M0 ${14 + LINES * HIGH}H800V600H0Z`, fill: look.skin.base }),
    ...boxes,
    ...strands,
  ];
}

/** The knot at the root of a box braid. */
function knot({ width, hair }: Parted, { x, y }: Point): string {
  const turn = (down: number) =>
    bent({ x: x - width * 0.32, y: y + down }, { x, y: y + down - width * 0.3 }, { x: x + width * 0.32, y: y + down });
  return [
    element("ellipse", {
      cx: x,
      cy: y,
      rx: width * 0.54,
      ry: width * 0.42,
      fill: hair.base,
      stroke: hair.edge,
      strokeWidth: 3,
    }),
    element("path", {
      d: turn(0) + turn(width * 0.2),
      fill: "none",
      stroke: hair.sheen,
      strokeWidth: 2.5,
      strokeLinecap: "round",
    }),
  ].join("");
}

/** One box of the parting, its hair combed to the root. */
function box(hair: Hair, x: number, top: number, wide: number, high: number, root: Point): string {
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
  const starts = [-0.75, -0.38, 0, 0.38, 0.75];
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
