import { blend, type Tone } from "../color.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { gold } from "../palette.ts";
import { blurred, clipped, ellipse, group, line, polygon, shape, smooth } from "../svg.ts";
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
  /** Each part is gathered to a root, from which a braid can grow; else it is combed flat. */
  rooted?: boolean;
}

/** Hair that is parted and combed to the middle of each part; the tail of a comb draws the last line. */
export function parting({ cells, skin, tone, gap = 9, comb = true, rooted = false }: Parting): string {
  return (
    scalpPanel(skin) + cells.map((cell) => combedPart(cell, tone, gap, rooted)).join("") + (comb ? tailComb() : "")
  );
}

/** The middle of one part. */
export function middleOf(cell: Cell): Point {
  const one = (k: 0 | 1) => cell.reduce((total, point) => total + point[k], 0) / cell.length;
  return [one(0), one(1)];
}

/** The hair of one part, combed down; `gap` is how far its edge stays inside the outline. */
export function combedPart(cell: Cell, tone: Tone, gap: number, rooted = true): string {
  const random = randomOf(Math.round((cell[0]?.[0] ?? 0) * 3 + (cell[0]?.[1] ?? 0) * 7 + 9000));
  const middle = middleOf(cell);
  const inner = cell.map(([x, y]): Point => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
    const keep = 1 - gap / far;
    return [mix(middle[0], x, keep), mix(middle[1], y, keep)];
  });
  const [left, right] = [Math.min(...inner.map(([x]) => x)), Math.max(...inner.map(([x]) => x))];
  const [top, low] = [Math.min(...inner.map(([, y]) => y)), Math.max(...inner.map(([, y]) => y))];
  const [wide, high] = [right - left, low - top];
  const root: Point = [middle[0], rooted ? mix(middle[1], low, 0.3) : low + high * 0.12];
  const spread = rooted ? 0.34 : 0.5;
  const outline = polygon(inner);
  const edge = { stroke: blend(tone.dark, tone.base, 0.45), "stroke-width": 5, "stroke-linejoin": "round" };
  const hair = (at: Point, to: Point, color: string, thick: number) =>
    line(smooth([at, [mix(at[0], to[0], 0.34), mix(at[1], to[1], 0.56)], to]), color, thick);
  const drawn: string[] = [];
  // From below the root a little hair is drawn up to it; all else is combed down, and lies side by side up to the root.
  for (let part = 0; rooted && part <= 1; part += 0.045) {
    const from: Point = [mix(left, right, part), low + 4];
    drawn.push(
      hair(
        from,
        [root[0] + (part - 0.5) * wide * 0.3, root[1]],
        blend(tone.dark, tone.base, 0.5 + random() * 0.4),
        2.6,
      ),
    );
  }
  const many = Math.round(wide / 3.2);
  for (let i = 0; i <= many; i++) {
    const part = i / many;
    const aside = Math.abs(part - 0.5) * 2;
    const from: Point = [mix(left - 4, right + 4, part), top - 4 + aside ** 4 * high * 0.5];
    const to: Point = [root[0] + (part - 0.5) * wide * spread, root[1] + (1 - aside ** 2) * 5];
    const light = 0.62 - Math.abs(part - 0.36) * 1.5 + (random() - 0.5) * 0.5;
    const color = light > 0 ? blend(tone.base, tone.light, light * 0.7) : blend(tone.base, tone.dark, -light * 0.8);
    drawn.push(hair(from, to, color, 3));
  }
  const [x, y] = root;
  const shade = rooted
    ? shape(
        `M${x - wide * 0.17} ${y}Q${x} ${y - high * 0.1} ${x + wide * 0.17} ${y}Q${x} ${y + high * 0.16} ${x - wide * 0.17} ${y}Z`,
        tone.dark,
      )
    : blurred(
        ellipse([x, mix(top, low, 0.32)], wide * 0.5, high * 0.11, tone.light, { opacity: 0.5 }) +
          ellipse([x, low], wide * 0.7, high * 0.22, tone.dark, { opacity: 0.75 }),
        high * 0.07,
      );
  const bed = shape(outline, blend(tone.dark, tone.base, 0.45), edge);
  return bed + clipped(outline, drawn.join("") + shade);
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
