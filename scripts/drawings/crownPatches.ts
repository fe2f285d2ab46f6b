import { mix, type Point } from "./geometry.ts";
import { placeOf } from "./lines.ts";
import type { Patch } from "./patches.ts";
import { degrees } from "./skull.ts";
import { aboveHairline, directionAt } from "./unrolled.ts";

function onHair(spot: Point): boolean {
  return aboveHairline(spot) > 2 && placeOf(directionAt(spot))[1] > 6;
}

/** The patch between these corners, if enough of it is seen; its root is in the middle of what is seen. */
function between(corners: readonly Point[]): Patch[] {
  const at = (i: number): Point => corners[(i + corners.length) % corners.length] ?? [0, 0];
  const outline = corners.flatMap((from, i) =>
    Array.from(
      { length: 12 },
      (_, k): Point => [mix(from[0], at(i + 1)[0], k / 12), mix(from[1], at(i + 1)[1], k / 12)],
    ),
  );
  const center = mean(corners);
  const inner = outline.flatMap((spot) =>
    [0, 0.25, 0.5, 0.75, 1].map((part): Point => [mix(center[0], spot[0], part), mix(center[1], spot[1], part)]),
  );
  const seen = inner.filter(onHair);
  if (seen.length < inner.length * 0.01) return [];
  return [{ outline: outline.map(directionAt), root: directionAt(mean(seen)) }];
}

function mean(spots: readonly Point[]): Point {
  const one = (k: 0 | 1) => spots.reduce((total, spot) => total + spot[k], 0) / spots.length;
  return [one(0), one(1)];
}

const rows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** Squares of this side in degrees. Every other row is moved by a part of a square: by none in a grid, by half as bricks are. */
export function crownSquares(size: number, moved: number, high = size): Patch[] {
  const columns = rows.flatMap((i) => (size > 24 ? [i] : [i * 2, i * 2 + 1]));
  return (high > 24 ? rows : rows.flatMap((i) => [i * 2, i * 2 + 1])).flatMap((row) =>
    columns.flatMap((column) => {
      const left = (column - 0.5 + (row % 2 ? moved : 0)) * size;
      const top = (row - 0.5) * high;
      return between([
        [left, top],
        [left + size, top],
        [left + size, top + high],
        [left, top + high],
      ]);
    }),
  );
}

/** Three-sided patches, a point to the face and a point to the nape in turn. */
export function crownTriangles(size: number): Patch[] {
  const high = size * 0.94;
  return rows.flatMap((row) =>
    [...rows, -7, -6, 6, 7].flatMap((column) => {
      const [x, top] = [column * size * 0.5, (row - 0.5) * high];
      const up = (column + row) % 2 === 0;
      const [wide, point] = up ? [top + high, top] : [top, top + high];
      return between([
        [x - size / 2, wide],
        [x, point],
        [x + size / 2, wide],
      ]);
    }),
  );
}

/** The spot as it is on a ball: smaller towards the outline of the head. */
function onBall([x, y]: Point): Point {
  const part = Math.min(1.2, Math.hypot(x, y) / 90);
  const more = 1.34 - 0.34 * part * part;
  return [x * more, y * more];
}

/** Patches that stand on a corner, smaller towards the outline of the head; the first point of an outline is the front corner. */
export function crownDiamonds(wide: number, high: number): Patch[] {
  return [...rows, -7, -6, 6, 7].flatMap((row) =>
    rows.flatMap((column) => {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * wide, row * high * 0.5];
      const corners: Point[] = [
        [x, y - high / 2],
        [x + wide / 2, y],
        [x, y + high / 2],
        [x - wide / 2, y],
      ];
      return between(corners.map(onBall));
    }),
  );
}

/** Patches between lines that bend about a spot near one ear. */
export function crownArcs(size: number): Patch[] {
  const about: Point = [104, -14];
  const at = (far: number, angle: number): Point => [
    about[0] - far * Math.cos(angle * degrees),
    about[1] - far * Math.sin(angle * degrees),
  ];
  const rings = [0, 1, 2, 3, 4, 5, 6].flatMap((ring) => {
    const near = 30 + ring * size;
    const turn = (size * 1.3) / ((near + size / 2) * degrees);
    const count = Math.ceil(180 / turn);
    return Array.from({ length: count * 2 }, (_, i) => {
      const from = (i - count + (ring % 2) * 0.5) * turn;
      const arc = (far: number) => [0, 0.25, 0.5, 0.75, 1].map((part) => at(far, from + part * turn));
      return between([...arc(near), ...arc(near + size).reverse()]);
    }).flat();
  });
  return [...between(Array.from({ length: 24 }, (_, i) => at(30, i * 15))), ...rings];
}
