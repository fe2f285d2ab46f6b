import { blend, lit, type Tone } from "./color.ts";
import { hairFromAbove } from "./fromAbove.ts";
import { beside, mix, type Point, randomOf, type Step, walk } from "./geometry.ts";
import { hairs } from "./palette.ts";
import { degrees, type View } from "./skull.ts";
import { strand } from "./strand.ts";
import { line, polygon, shape, smooth } from "./svg.ts";
import { aboveHairline, spotSeen } from "./unrolled.ts";

/** A cornrow on a head from above. Spots are in degrees from the crown to the right and down to the nape. */
export interface CrownRow {
  spots: readonly Point[];
  /** Half the width of its lane in degrees, at a spot of it. */
  half: (spot: Point) => number;
  /** Width of the row as a part of its lane, at a part of its length. */
  full?: (part: number) => number;
  /** The lane is beside the row to the left and right of the picture, not square to it: for a row with sharp turns. */
  sideways?: boolean;
  /** Only combed in its lane, not yet braided. */
  loose?: boolean;
  /** The lanes beside it have lines already. */
  bare?: boolean;
}

/** A row from the forehead to the nape; `aside` is how far it is to the right at a part of the way. */
export function rowToNape(half: number, aside: (part: number) => number): CrownRow {
  return {
    spots: Array.from({ length: 41 }, (_, i): Point => [aside(i / 40), -92 + i * 4.9]),
    half: () => half,
    sideways: true,
  };
}

/** A row that bends about a spot beside the head, so many degrees from it. */
export function rowAbout(far: number, half: number): CrownRow {
  const spots = Array.from({ length: 61 }, (_, i): Point => {
    const angle = (150 - i * 5) * degrees;
    return [96 - far * Math.cos(angle), -10 - far * Math.sin(angle)];
  });
  return { spots, half: () => half };
}

/** Rows from above: the hair of each lane combed into its row, a thin line of scalp between the lanes. Clip it to the hair. */
export function crownRows(view: View, tone: Tone, skin: Tone, rows: readonly CrownRow[], gap = 3.4): string {
  // Scalp is lighter than dark hair and darker than light hair.
  const light = tone === hairs.honey ? skin.dark : blend(skin.base, "#f2c79c", 0.25);
  const lanes = rows.map((row) => ({ row, steps: onHead(row.spots) }));
  return [
    shape(hairFromAbove(view), blend(tone.dark, tone.base, 0.35)),
    ...lanes.map(({ row, steps }) => combed(row, steps, view, tone) + edges(row, steps, view, light, gap)),
    ...lanes.map(({ row, steps }, i) => (row.loose ? "" : braided(row, steps, view, tone, i))),
  ].join("");
}

/** The steps of a line from shortly before it enters the hair. */
function onHead(spots: readonly Point[]): Step[] {
  const steps = walk(spots, 2);
  const first = steps.findIndex(({ at }) => aboveHairline(at) > 0);
  return steps.slice(Math.max(0, first - 4)).map((step, i) => ({ ...step, far: i * 2 }));
}

function inLane({ sideways }: CrownRow, steps: readonly Step[], far: number, across: number): Point {
  if (!sideways) return beside(steps, far, across);
  const [x, y] = beside(steps, far, 0);
  return [x - across, y];
}

function lengthOf(steps: readonly Step[]): number {
  return steps.at(-1)?.far || 1;
}

/** The bed of a lane, and its hair: combed from both edges into its middle, or along the lane if it is loose. */
function combed(row: CrownRow, steps: readonly Step[], view: View, tone: Tone): string {
  const side = (sign: number) =>
    steps.map(({ at, far }) => spotSeen(inLane(row, steps, far, sign * row.half(at)), view));
  const bed = shape(polygon([...side(-1), ...side(1).reverse()]), blend(tone.dark, tone.base, 0.35));
  return bed + (row.loose ? alongLane(row, steps, view, tone) : intoRow(row, steps, view, tone));
}

function alongLane(row: CrownRow, steps: readonly Step[], view: View, tone: Tone): string {
  const random = randomOf(Math.round(lengthOf(steps) * 7 + (steps[0]?.at[0] ?? 0)));
  const count = Math.round(row.half([0, 0]) * 3);
  return Array.from({ length: count }, (_, i) => {
    const v = (i / (count - 1)) * 2 - 1;
    const points = steps
      .filter((_, k) => k % 5 === 0 || k === steps.length - 1)
      .map(({ at, far }) => spotSeen(inLane(row, steps, far, v * row.half(at) + (random() - 0.5) * 1.2), view));
    return line(smooth(points), lit(tone, 0.1 - v * 0.3 + (random() - 0.5) * 0.9), 1.4);
  }).join("");
}

function intoRow(row: CrownRow, steps: readonly Step[], view: View, tone: Tone): string {
  const random = randomOf(Math.round(lengthOf(steps) * 7 + (steps[0]?.at[0] ?? 0)));
  const hairs = steps.flatMap(({ at, far }) =>
    [-1, -1, -1, -1, 1, 1, 1, 1].map((side) => {
      const from = far + random() * 2;
      const wide = row.half(at);
      const start = side * (0.86 + 0.2 * random());
      const points = [0, 0.5, 1].map((part) =>
        spotSeen(inLane(row, steps, from + wide * 1.5 * part, wide * mix(start, side * 0.1, part ** 1.3)), view),
      );
      return line(smooth(points), lit(tone, side * -0.25 + (random() - 0.55) * 0.9), 1);
    }),
  );
  return hairs.join("");
}

function edges(row: CrownRow, steps: readonly Step[], view: View, light: string, gap: number): string {
  if (row.bare) return "";
  return [-1, 1]
    .map((side) => {
      const points = steps.map(({ at, far }) => spotSeen(inLane(row, steps, far, side * row.half(at)), view));
      return line(smooth(points), light, gap);
    })
    .join("");
}

/** The row itself, as wide as its lane is seen; it starts thin at the hairline. */
function braided(row: CrownRow, steps: readonly Step[], view: View, tone: Tone, i: number): string {
  const long = lengthOf(steps);
  const across = (part: number): number => {
    const half = row.half(beside(steps, part * long, 0));
    const [a, b] = [-1, 1].map((side) => spotSeen(inLane(row, steps, part * long, side * half), view));
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) * (row.full?.(part) ?? 0.66) : 1;
  };
  const points = steps.filter((_, k) => k % 3 === 0).map(({ at }) => spotSeen(at, view));
  const width = Math.max(...[0.2, 0.4, 0.6, 0.8].map(across));
  return strand(points, width, "row", tone, {
    seed: i * 9 + 4,
    taper: (part) => (across(part) / width) * Math.min(1, 0.3 + part * 6),
    light: (_, [x, y]) => 0.3 - ((x - view.at[0]) * 0.3 + (y - view.at[1]) * 0.2) / (view.scale * 90),
    shadow: 0.6,
  });
}
