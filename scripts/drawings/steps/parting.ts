import { blend, lighten, lit, type Tone } from "../color.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { gold } from "../palette.ts";
import { strand } from "../strand.ts";
import { blurred, ellipse, group, line, polygon, shape, smooth } from "../svg.ts";
import { scalpPanel } from "./panel.ts";

/** The outline of one part, in the units of a panel. */
export type Cell = readonly Point[];

/** Square parts; in every second row moved by half a part, as bricks are. */
export function squares(size: number, offset = 0.5): Cell[] {
  const cells: Cell[] = [];
  for (let row = -1; row * size < 400 + size; row++) {
    for (let i = -1; i * size < 400 + size; i++) {
      const [x, y] = [(i + (row % 2 ? offset : 0)) * size, row * size];
      cells.push(bent([x, y], [x + size, y], [x + size, y + size], [x, y + size]));
    }
  }
  return cells;
}

/** Parts with three sides. */
export function triangles(size: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = -1; row * size < 400 + size; row++) {
    for (let i = -1; i * size < 800 + size; i++) {
      const [x, y, high] = [(i * size) / 2, row * size, size];
      const up = (i + row) % 2 === 0;
      cells.push(
        up
          ? bent([x, y + high], [x + size / 2, y], [x + size, y + high])
          : bent([x, y], [x + size, y], [x + size / 2, y + high]),
      );
    }
  }
  return cells;
}

/** Parts whose lines bend about a place beside the panel. */
export function curves(size: number): Cell[] {
  const cells: Cell[] = [];
  const at = (ring: number, step: number): Point => {
    const angle = -0.2 + step * (size / 330);
    return [-60 + Math.cos(angle) * ring * size, 500 - Math.sin(angle) * ring * size];
  };
  for (let ring = 1; ring < 11; ring++) {
    for (let step = 0; step < 9; step++) {
      const shift = ring % 2 ? 0 : 0.5;
      cells.push([
        at(ring, step + shift),
        at(ring, step + shift + 0.5),
        at(ring, step + shift + 1),
        at(ring + 1, step + shift + 1),
        at(ring + 1, step + shift + 0.5),
        at(ring + 1, step + shift),
      ]);
    }
  }
  return cells;
}

/** Corners on a head are never quite at right angles. */
function bent(...corners: Point[]): Cell {
  return corners.map(([x, y]): Point => [x + 5 * Math.sin(y / 120), y + 7 * Math.sin((x - 200) / 150) ** 2]);
}

export interface Parting {
  cells: readonly Cell[];
  skin: Tone;
  tone: Tone;
  /** Width of the scalp that is seen between two parts. */
  gap?: number;
  comb?: boolean;
  /** The root is below the middle of each part, so that a braid can grow from it. */
  rooted?: boolean;
  /** The hair of each part is held by a band, and its ends hang free. */
  tails?: boolean;
}

/** The scalp between parts, on which more light falls than on the face. */
function scalpOf(skin: Tone): Tone {
  const lighter = (color: string) => blend(color, "#f2c79c", 0.45);
  return { base: lighter(skin.base), light: lighter(skin.light), dark: lighter(skin.dark) };
}

/** Hair that is parted and combed to the middle of each part; the tail of a comb draws the last line. */
export function parting({ cells, skin, tone, gap = 7, comb = true, rooted = false, tails = false }: Parting): string {
  return (
    scalpPanel(scalpOf(skin)) +
    cells.map((cell) => combedPart(cell, tone, gap, rooted ? 0.16 : 0.06)).join("") +
    (tails ? cells.map((cell) => tail(cell, tone)).join("") : "") +
    (comb ? tailComb() : "")
  );
}

/** The hair of one part, gathered and held by a small band, its ends free. */
function tail(cell: Cell, tone: Tone): string {
  const [x, y] = middleOf(cell);
  const high = Math.max(...cell.map((point) => point[1])) - y;
  const [wide, lean] = [high * 0.42, (((x * 13 + y * 7) % 11) - 5) * 1.6];
  const points: Point[] = [
    [x, y + high * 0.02],
    [x + lean * 0.2, y + high * 0.4],
    [x + lean, y + high * 1.05],
  ];
  const shade = line(smooth(points.map(([px, py]): Point => [px + 4, py + 4])), tone.dark, wide * 0.8, {
    opacity: 0.5,
  });
  const lock = strand(points, wide, "loose", tone, {
    taper: (part) => 0.6 + Math.sin(part * 2.6) * 0.5 - part * 0.3,
    light: (part) => 0.3 - part * 0.3,
    seed: Math.round(x + y),
  });
  return (
    blurred(shade, 3) +
    lock +
    line(
      `M${x - wide * 0.3} ${y + high * 0.07}q${wide * 0.3} ${high * 0.06} ${wide * 0.6} 0`,
      lighten(tone.dark, -0.05),
      high * 0.12,
    )
  );
}

/** The middle of one part. */
export function middleOf(cell: Cell): Point {
  const one = (k: 0 | 1) => cell.reduce((total, point) => total + point[k], 0) / cell.length;
  return [one(0), one(1)];
}

/** The hair of one part, combed from all its edges to the root; `gap` is how far it stays inside the outline. */
function combedPart(cell: Cell, tone: Tone, gap: number, low = 0.1): string {
  const random = randomOf(Math.round((cell[0]?.[0] ?? 0) * 3 + (cell[0]?.[1] ?? 0) * 7 + 9000));
  const middle = middleOf(cell);
  const ys = cell.map(([, y]) => y);
  const high = Math.max(...ys) - Math.min(...ys);
  const root: Point = [middle[0], middle[1] + high * low];
  const keep = 1 - (2 * gap) / high;
  const inside = ([x, y]: Point, by: number): Point => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
    return [mix(middle[0], x, keep - by / far), mix(middle[1], y, keep - by / far)];
  };
  const hair = (at: Point, thick: number, lighter: number) => {
    const from = inside(at, random() * 1.6);
    const [dx, dy] = [from[0] - root[0], from[1] - root[1]];
    const to: Point = [root[0] + dx * 0.16, root[1] + dy * 0.1];
    const half: Point = [mix(from[0], to[0], 0.36), mix(from[1], to[1], 0.62)];
    const level = lighter - (dx * 0.35 + dy * 0.7) / high + (random() - 0.5) * 0.5;
    return line(smooth([from, half, to]), lit(tone, level), thick);
  };
  const edge = cell.flatMap((from, i): Point[] => {
    const to = cell[(i + 1) % cell.length] ?? from;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3);
    return Array.from({ length: count }, (_, k) => [mix(from[0], to[0], k / count), mix(from[1], to[1], k / count)]);
  });
  const shuffled = [0, 3, 1, 4, 2].flatMap((rest) => edge.filter((_, i) => i % 5 === rest));
  const bed = polygon(cell.map((point) => inside(point, 1)));
  return (
    shape(bed, blend(tone.dark, tone.base, 0.75)) +
    shuffled.map((at) => hair(at, 3.4, 0)).join("") +
    shuffled
      .filter((_, i) => i % 3 === 0)
      .map((at) => hair(at, 1.4, 0.42))
      .join("") +
    blurred(ellipse(root, high * 0.12, high * 0.08, tone.dark, { opacity: 0.6 }), high * 0.03)
  );
}

/** A comb with a long tail, which lies on the parts from the lower right. */
export function tailComb(transform = "translate(226 262) rotate(32)"): string {
  const teeth = Array.from({ length: 15 }, (_, i) => line(`M${122 + i * 8} 8v36`, i % 2 ? gold.base : gold.dark, 3.6));
  const back = "M108 -14H236Q244 -14 244 -4V6Q244 12 236 12H112Q104 12 104 4V-6Q104 -14 108 -14Z";
  const tail = "M0 -1L106 -9V7Z";
  return group(
    group(shape(back, "#1c0f0a") + shape(tail, "#1c0f0a"), { transform: "translate(7 11)", opacity: 0.4 }) +
      teeth.join("") +
      shape(tail, gold.base) +
      shape(back, gold.base) +
      line("M112 -8H236M30 -2L100 -5", gold.light, 3),
    { transform },
  );
}

/** A row of parts down the middle, and slanted ones on both sides of it. */
export function chevrons(size: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = -3; row * size < 400 + size; row++) {
    const y = row * size;
    cells.push(bent([200 - size / 2, y], [200 + size / 2, y], [200 + size / 2, y + size], [200 - size / 2, y + size]));
    for (const side of [-1, 1]) {
      const [near, far, fall] = [200 + (side * size) / 2, 200 + side * 230, 110];
      const middle = (near + far) / 2;
      cells.push(
        bent([near, y], [middle, y + fall / 2], [middle, y + fall / 2 + size], [near, y + size]),
        bent([middle, y + fall / 2], [far, y + fall], [far, y + fall + size], [middle, y + fall / 2 + size]),
      );
    }
  }
  return cells;
}
