import { blend, type Tone } from "../color.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { gold } from "../palette.ts";
import { group, line, polygon, shape, smooth } from "../svg.ts";
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
}

/** Hair that is parted and combed to the middle of each part; the tail of a comb draws the last line. */
export function parting({ cells, skin, tone, gap = 9, comb = true }: Parting): string {
  return scalpPanel(skin) + cells.map((cell) => combedPart(cell, tone, gap)).join("") + (comb ? tailComb() : "");
}

/** The hair of one part, combed to its middle; `gap` is how far its edge stays inside the outline. */
export function combedPart(cell: Cell, tone: Tone, gap: number): string {
  const random = randomOf(Math.round((cell[0]?.[0] ?? 0) * 3 + (cell[0]?.[1] ?? 0) * 7 + 9000));
  const count = cell.length;
  const middle: Point = [
    cell.reduce((total, [x]) => total + x, 0) / count,
    cell.reduce((total, [, y]) => total + y, 0) / count,
  ];
  const inner = cell.map(([x, y]): Point => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
    const keep = 1 - gap / far;
    return [mix(middle[0], x, keep), mix(middle[1], y, keep)];
  });
  const drawn = [
    shape(polygon(inner), tone.dark, { stroke: tone.dark, "stroke-width": 5, "stroke-linejoin": "round" }),
  ];
  for (const [i, a] of inner.entries()) {
    const b = inner[(i + 1) % count] ?? a;
    for (let part = 0.04; part < 1; part += 0.075) {
      const from: Point = [mix(a[0], b[0], part), mix(a[1], b[1], part)];
      const light = (middle[0] - from[0] + (middle[1] - from[1])) / 90;
      const color = random() < 0.3 + light * 0.3 ? blend(tone.base, tone.light, random() * 0.8) : tone.base;
      const half: Point = [mix(from[0], middle[0], 0.5) + (random() - 0.5) * 5, mix(from[1], middle[1], 0.5)];
      drawn.push(line(smooth([from, half, middle]), color, 1.9));
    }
  }
  return drawn.join("");
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
