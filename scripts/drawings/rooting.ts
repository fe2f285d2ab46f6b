import { blend, lit, type Tone } from "./color.ts";
import { mix, type Point, randomOf } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { placeOf, sweep } from "./lines.ts";
import {
  degrees,
  directionOf,
  lightAt,
  normalAt,
  onScalp,
  type Place,
  type Space,
  seen,
  sum,
  turned,
  unit,
  type View,
} from "./skull.ts";
import { group, line, smooth } from "./svg.ts";

export interface Rooting {
  tone: Tone;
  /** The scalp between the hairs, into which they fade at the edge. */
  scalp: string;
  /** Half the width of the section that a row gathers, in degrees of the skull. */
  spread: number;
  /** After how many degrees all its hair has met in the row. */
  reach: number;
  many?: number;
  /** How much of the color of the hair is left at the edge, from 0 to 1. */
  fade?: number;
  /** Added to the light on the hairs. */
  level?: number;
  /** The edge of the hair at an azimuth, or "start": where the row itself begins. */
  edge?: ((azimuth: number) => number) | "start";
}

/**
 * The hair at the edge of the scalp where rows begin: single hairs from all the width of a section, fine and pale at the
 * hairline, that run together into the row.
 */
export function rooting(view: View, rows: readonly (readonly Place[])[], want: Rooting): string {
  return rows.map((places) => fan(view, places, want)).join("");
}

/** Fine hair along the edge of a face whose hair is combed away from a part in the middle, so that the edge is not a line. */
export function fringe(view: View, tone: Tone, scalp: string): string {
  const lines = Array.from({ length: 35 }, (_, i) => {
    const azimuth = (i - 17) * 5;
    const aside = azimuth < 0 ? -3 : 3;
    const low = hairlineAt(azimuth);
    return sweep([azimuth, low + 1], [azimuth + aside * 0.5, low + 7], [azimuth + aside, low + 14]);
  });
  return rooting(view, lines, { tone, scalp, spread: 4, reach: 10, many: 9, edge: (at) => hairlineAt(at) - 1.5 });
}

function fan(view: View, places: readonly Place[], want: Rooting): string {
  const { tone, spread, reach, many = 13, edge = hairlineAt } = want;
  const way = equal(places);
  const first = way[0];
  if (!first) return "";
  const random = randomOf(Math.round((places[0]?.[0] ?? 0) * 13 + 7));
  const ahead = unit(sum(way[Math.min(way.length - 1, 4)] ?? first, first, -1));
  const aside = unit(cross(first, ahead));
  const at = (far: number, off: number): Space => {
    const on = way[Math.min(way.length - 1, Math.round(far))] ?? first;
    return unit(sum(on, aside, off * degrees));
  };
  const drawn: string[] = [];
  for (let i = 0; i < many; i++) {
    const across = ((i + 0.5) / many) * 2 - 1;
    const start = placeOf(at(0, across * spread));
    const inward = 0.4 + random() * 1.6;
    const rim = edge === "start" ? at(inward, across * spread) : directionOf([start[0], edge(start[0]) + inward]);
    const far = reach * (0.8 + 0.4 * random());
    const spots = [
      rim,
      at(far * 0.38, across * spread * 0.72),
      at(far * 0.7, across * spread * 0.34),
      at(far, across * spread * 0.16),
    ];
    if (spots.some((one) => turned(normalAt(onScalp(one)), view)[2] < 0.03)) continue;
    const points = spots.map((one): Point => seen(onScalp(one, 0.6), view));
    const level =
      (want.level ?? 0) + lightAt(normalAt(onScalp(spots[1] ?? first)), view) * 0.5 + (random() - 0.5) * 0.6;
    const width = 0.9 + 0.5 * random();
    const [a, b, c, d] = points;
    if (!(a && b && c && d)) continue;
    const before: Point = [mix(a[0], b[0], 0.5), mix(a[1], b[1], 0.5)];
    drawn.push(line(smooth([a, before, b]), blend(want.scalp, lit(tone, level), want.fade ?? 0.76), width * 0.7));
    drawn.push(line(smooth([before, b, c, d]), lit(tone, level), width * 1.2));
  }
  return group(drawn.join(""));
}

/** The line with a point after each degree. */
function equal(places: readonly Place[]): Space[] {
  const line = places.map(directionOf);
  const points: Space[] = [];
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) continue;
    const far = Math.hypot(...sum(to, from, -1)) / degrees;
    const count = Math.max(1, Math.round(far));
    for (let k = 0; k < count; k++) points.push(unit(sum(sum([0, 0, 0], from, 1 - k / count), to, k / count)));
  }
  return points;
}

function cross(a: Space, b: Space): Space {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
