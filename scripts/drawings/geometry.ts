/** A point of the picture in its own units (800 wide, 600 high), y down. */
export type Point = readonly [x: number, y: number];

/** A place along a line: the point, the unit tangent, and the length from the start. */
export interface Step {
  at: Point;
  along: Point;
  far: number;
}

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32), so a picture is drawn the same each time. */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Steps of equal length along the smooth line (Catmull-Rom) through the points. */
export function walk(points: readonly Point[], length: number): Step[] {
  const fine: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let part = 0; part < 12; part++) fine.push(between(points, i, part / 12));
  }
  const end = points.at(-1);
  if (end) fine.push(end);
  return equalSteps(fine, length);
}

function equalSteps(line: readonly Point[], length: number): Step[] {
  const steps: Step[] = [];
  let [far, next] = [0, 0];
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (!a || !b) continue;
    const piece = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (piece < 1e-6) continue;
    const along: Point = [(b[0] - a[0]) / piece, (b[1] - a[1]) / piece];
    for (; next <= far + piece; next += length) {
      const part = next - far;
      steps.push({ at: [a[0] + along[0] * part, a[1] + along[1] * part], along, far: next });
    }
    far += piece;
  }
  return steps;
}

function between(points: readonly Point[], i: number, part: number): Point {
  const at = (place: number) => points[clamp(place, 0, points.length - 1)] ?? [0, 0];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const one = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * part +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * part ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * part ** 3);
  return [one(0), one(1)];
}

/** The point beside a line: `along` from its start, `across` to the right of its direction, both in picture units. */
export function beside(steps: readonly Step[], along: number, across: number): Point {
  const size = steps[1]?.far ?? 1;
  const step = steps[clamp(Math.floor(along / size), 0, steps.length - 1)];
  if (!step) return [0, 0];
  const rest = along - step.far;
  const [tx, ty] = step.along;
  return [step.at[0] + tx * rest - ty * across, step.at[1] + ty * rest + tx * across];
}
