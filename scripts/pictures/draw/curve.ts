/** A place in the picture, in its units, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A place on a curve with the unit vectors along it (`t`) and across it (`n`, to the left hand when y is down). */
interface Station extends Point {
  tx: number;
  ty: number;
  nx: number;
  ny: number;
}

/** A smooth line that strands run along, measured by its length. */
export interface Curve {
  length: number;
  /** The station at a distance from the start; beyond the ends it goes straight on. */
  at(distance: number): Station;
}

const STEPS_PER_SPAN = 14;

/** The Catmull-Rom curve through the points `[x, y]`; at least two. */
export function curveThrough(...knots: [number, number][]): Curve {
  const points = knots.map(([x, y]) => ({ x, y }));
  const samples: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    for (let step = 0; step < STEPS_PER_SPAN; step++) samples.push(catmullRom(points, i, step / STEPS_PER_SPAN));
  }
  samples.push(points[points.length - 1] as Point);

  const reached = [0];
  for (let i = 1; i < samples.length; i++) {
    reached.push((reached[i - 1] as number) + apart(samples[i - 1] as Point, samples[i] as Point));
  }
  const length = reached[reached.length - 1] as number;

  const pointAt = (distance: number): Point => {
    let i = reached.findIndex((value) => value >= distance);
    if (i < 1) i = distance <= 0 ? 1 : reached.length - 1;
    const from = samples[i - 1] as Point;
    const to = samples[i] as Point;
    const start = reached[i - 1] as number;
    return mix(from, to, (distance - start) / ((reached[i] as number) - start));
  };
  return {
    length,
    at(distance) {
      const { x, y } = pointAt(distance);
      const before = pointAt(distance - 2);
      const after = pointAt(distance + 2);
      const span = apart(before, after) || 1;
      const tx = (after.x - before.x) / span;
      const ty = (after.y - before.y) / span;
      return { x, y, tx, ty, nx: -ty, ny: tx };
    },
  };
}

/** The point that lies `across` a station, and `along` it. */
export function off(station: Station, across: number, along = 0): Point {
  return {
    x: station.x + station.nx * across + station.tx * along,
    y: station.y + station.ny * across + station.ty * along,
  };
}

/** The point between two, at a share from 0 to 1; beyond them outside that range. */
export function mix(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

function catmullRom(points: Point[], i: number, t: number): Point {
  const b = points[i] as Point;
  const c = points[i + 1] as Point;
  const a = points[i - 1] ?? mix(b, c, -1);
  const d = points[i + 2] ?? mix(b, c, 2);
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}
