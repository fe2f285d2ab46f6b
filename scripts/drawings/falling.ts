import type { Tone } from "./color.ts";
import { clamp, type Point, randomOf } from "./geometry.ts";
import {
  directionOf,
  dot,
  downOf,
  lightAt,
  normalAt,
  onScalp,
  type Place,
  pulledTo,
  type Space,
  seen,
  sum,
  turned,
  unit,
  type View,
} from "./skull.ts";
import { type StrandOptions, strand } from "./strand.ts";
import type { Kind } from "./strandBody.ts";

/** What is drawn of one strand: before the head where it is hidden, after it where it is seen, nearer ones later. */
export interface Piece {
  hidden: boolean;
  depth: number;
  svg: string;
}

export interface Hair {
  width: number;
  kind: Kind;
  tone: Tone;
}

/** The points of a line that lies on the scalp through these places, each straight to the next. */
export function along(places: readonly Place[], lift: number): Space[] {
  const points: Space[] = [];
  for (let i = 0; i < places.length - 1; i++) {
    const [a, b] = [places[i], places[i + 1]];
    if (!a || !b) continue;
    const [from, to] = [directionOf(a), directionOf(b)];
    for (let part = 0; part < 1; part += 0.1) {
      points.push(onScalp(unit(sum(sum([0, 0, 0], from, 1 - part), to, part)), lift));
    }
  }
  const last = places.at(-1);
  return last ? [...points, onScalp(directionOf(last), lift)] : points;
}

export interface Fall {
  /** Length in units of the head. */
  length: number;
  /** The way the hair is combed on the scalp, before it falls; gravity is 1. */
  comb?: (root: Place) => Space;
  /** After how many units the combing has faded. */
  hold?: number;
  /** How far the hair lies above the scalp. */
  lift: number;
  /** How far it leans away from the head for each unit that it falls. */
  spread?: number;
  /** Sideways swing in units. */
  sway?: number;
  seed?: number;
}

/** The points of hair that grows at a root, lies on the head and then falls. */
export function falling(root: Place, fall: Fall, view: View): { points: Space[]; free: number } {
  const down = downOf(view);
  const random = randomOf(fall.seed ?? Math.round(root[0] * 31 + root[1] * 7));
  const comb = fall.comb?.(root) ?? [0, 0, 0];
  let at = onScalp(directionOf(root), 0.5);
  const points = [at];
  const step = 4;
  let free = -1;
  let way: Space = down;
  const [phase, swing] = [random() * 6, (fall.sway ?? 3) * (0.5 + random())];
  for (let far = step; far < fall.length; far += step) {
    const normal = normalAt(at);
    if (free < 0 && far > 8 && dot(normal, down) > -0.16) free = points.length;
    if (free < 0) {
      const pull = sum(down, comb, Math.exp(-far / (fall.hold ?? 90)));
      const flat = sum(pull, normal, -dot(pull, normal));
      way = unit(flat);
      at = pulledTo(sum(at, way, step), fall.lift * Math.min(1, far / 40));
    } else {
      const out = unit([at[0], 0, at[2]]);
      const wave = Math.sin(phase + far / 46) * swing * 0.045;
      const target = unit(sum(sum(down, out, fall.spread ?? 0.04), [wave, 0, wave], 1));
      way = unit(sum(sum([0, 0, 0], way, 0.62), target, 0.38));
      at = sum(at, way, step);
    }
    points.push(at);
  }
  return { points, free: free < 0 ? points.length : free };
}

/** Draws hair given in space: split where it passes behind the head, lit by the way the head looks there. */
export function drawnInSpace(
  points: readonly Space[],
  hair: Hair,
  view: View,
  options: StrandOptions = {},
  free = points.length,
): Piece[] {
  const isHidden = (point: Space, i: number) =>
    i < free ? turned(normalAt(point), view)[2] < -0.1 : turned(point, view)[2] < -4;
  const runs: { hidden: boolean; from: number; points: Space[] }[] = [];
  for (const [i, point] of points.entries()) {
    const hidden = isHidden(point, i);
    const run = runs.at(-1);
    if (run && run.hidden === hidden) run.points.push(point);
    else {
      const before = run?.points.at(-1);
      runs.push({ hidden, from: Math.max(0, i - 1), points: before ? [before, point] : [point] });
    }
  }
  return runs
    .filter((run) => run.points.length > 1)
    .map((run) => {
      const last = run === runs.at(-1);
      const whole = points.length - 1;
      const partOf = (part: number) => (run.from + part * (run.points.length - 1)) / whole;
      const fade = (part: number) => {
        const index = Math.round(partOf(part) * whole);
        const point = points[clamp(index, 0, whole)] ?? points[0];
        if (!point) return 0;
        if (index < free) return lightAt(normalAt(point), view) - (run.hidden ? 0.5 : 0);
        const out = normalAt([point[0], 0, point[2]]);
        return lightAt(out, view) * 0.75 - (run.hidden ? 0.5 : 0) + 0.18;
      };
      const taper = options.taper ?? ((part: number) => 1 - 0.3 * part);
      const flat: Point[] = run.points
        .filter((_, i) => i % 2 === 0 || i === run.points.length - 1)
        .map((p) => seen(p, view));
      const depth = run.points.reduce((total, point) => total + turned(point, view)[2], 0) / run.points.length;
      const drawn = strand(flat, hair.width, hair.kind, hair.tone, {
        seed: Math.round((points[0]?.[0] ?? 0) * 13 + (points[0]?.[1] ?? 0) * 57),
        ...options,
        taper: (part) => taper(partOf(part)),
        light: (part) => fade(part) + (options.light?.(partOf(part), [0, 0]) ?? 0),
        toneAt: options.toneAt ? (part) => options.toneAt?.(partOf(part)) ?? hair.tone : undefined,
        end: last ? options.end : undefined,
      });
      return { hidden: run.hidden, depth, svg: drawn };
    });
}
