import { type Curve, curveThrough, type Point } from "../draw/curve";
import { bent, smoothLine, stops } from "../draw/path";
import { between, seededRandom } from "../draw/random";
import { element } from "../draw/svg";
import { backHead, type Person } from "../figures/backHead";
import { type GroundLook, ground } from "../figures/ground";
import { bead, cuff } from "../strands/accents";
import type { DrawStrand, Strand } from "../strands/strand";

/** A person seen from behind whose crown shows the boxes that the hair was parted into. */
interface Boxed extends Person {
  ground: GroundLook;
  draw: DrawStrand;
  width: number;
  tips?: Strand["tips"];
  /** A knot at the root, as box braids have; without it the strand grows flat from the scalp. */
  knot?: boolean;
  accent?: "beads" | "cuffs";
}

/** One row of boxes on the crown: between two heights of the picture, and how many stand side by side. */
interface BoxRow {
  top: number;
  foot: number;
  count: number;
}

const boxRows: BoxRow[] = [
  { top: 70, foot: 132, count: 4 },
  { top: 132, foot: 198, count: 5 },
  { top: 198, foot: 268, count: 4 },
];

/** Draws the parting first, then the strands from the nape up, so that the upper ones fall over the lower. */
export function boxed(seed: string, look: Boxed): string[] {
  const random = seededRandom(seed);
  const roots = boxRows.flatMap((row) =>
    sharesOf(row.count).map((share) => ({ row, share, root: rootOf(row, share) })),
  );
  const ranked = [...roots].sort((a, b) => a.share - b.share);
  const strands = roots.toReversed().map(({ share, root }) => {
    const place = (ranked.findIndex((one) => one.root === root) / (ranked.length - 1)) * 2 - 1;
    const curve = curveThrough(
      [root.x, root.y],
      [400 + (share * 0.4 + place * 0.6) * 168, 300],
      [400 + place * 170 + between(random, -4, 4), 410],
      [400 + place * 180 + between(random, -8, 8), 536 - Math.abs(place) * 44 + between(random, -16, 26)],
    );
    const drawn = look.draw({ ...look, curve, random, start: look.knot ? 0.95 : 0.5, end: 0.75 });
    return drawn + (look.knot ? knot(look, root) : "") + finish(look, curve, between(random, 0.6, 0.85), place);
  });
  return [ground(look.ground), backHead(look), combed(look, roots), parting(look), ...strands];
}

/** The middles of boxes that stand side by side, from -1 at the left edge of the head to 1 at its right. */
function sharesOf(count: number): number[] {
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * 2 - 1);
}

function rootOf({ top, foot }: BoxRow, share: number): Point {
  return onCrown(share * 0.94, top + (foot - top) * 0.62);
}

/** A place on the head: the share of its half width, at a height that sinks towards the middle, as on a ball. */
function onCrown(share: number, height: number): Point {
  const half = height < 226 ? 156 * Math.sqrt(1 - ((height - 226) / 164) ** 2) : 156;
  return { x: 400 + share * half, y: height + (1 - share * share) * 10 };
}

/** The hair of every box, combed from its edges to its root. */
function combed({ hair }: Boxed, boxes: { row: BoxRow; share: number; root: Point }[]): string {
  const lines = boxes.flatMap(({ row, share, root }) => {
    const reach = 0.8 / row.count;
    const edges = [-1, -0.5, 0, 0.5, 1].map((side) => onCrown(share + side * reach, row.top + 8));
    const sides = [-1, 1].flatMap((side) =>
      [0.35, 0.7].map((step) => onCrown(share + side * reach, row.top + (row.foot - row.top) * step)),
    );
    return [...edges, ...sides].map((from) => `M${from.x} ${from.y}L${root.x} ${root.y}`);
  });
  return element("path", {
    d: lines.join(""),
    stroke: hair.base,
    strokeWidth: 4,
    strokeLinecap: "round",
    fill: "none",
  });
}

/** The lines of scalp around the boxes. */
function parting({ skin }: Boxed): string {
  const across = boxRows.map(({ foot }) => smoothLine(stops(8).map((share) => onCrown(share * 2 - 1, foot))));
  const down = boxRows.flatMap(({ top, foot, count }) =>
    Array.from({ length: count - 1 }, (_, i) => ((i + 1) / count) * 2 - 1).map((share) =>
      smoothLine(stops(3).map((step) => onCrown(share, top + (foot - top) * step))),
    ),
  );
  return element("path", {
    d: [...across, ...down].join(""),
    fill: "none",
    stroke: skin.scalp,
    strokeWidth: 6,
    strokeLinecap: "round",
  });
}

/** The knot at the root of a box braid. */
function knot({ width, hair }: Boxed, { x, y }: Point): string {
  const turn = (down: number) =>
    bent({ x: x - width * 0.32, y: y + down }, { x, y: y + down - width * 0.3 }, { x: x + width * 0.32, y: y + down });
  return [
    element("ellipse", {
      cx: x,
      cy: y,
      rx: width * 0.56,
      ry: width * 0.44,
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

function finish({ accent, width }: Boxed, curve: Curve, share: number, place: number): string {
  if (accent === "beads") return bead(curve, curve.length, width * 0.42);
  if (accent !== "cuffs" || Math.round(place * 10) % 3 !== 0) return "";
  return cuff(curve, curve.length * share, width * 0.94);
}
