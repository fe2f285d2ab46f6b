import type { Hairdo } from "./boxes.ts";
import { along, drawnInSpace, type Fall, type Hair, type Piece } from "./falling.ts";
import { randomOf } from "./geometry.ts";
import { directionOf, downOf, onScalp, type Place, type Space, sum, type View } from "./skull.ts";
import type { StrandOptions } from "./strand.ts";

export interface Row {
  /** Where it runs on the scalp, from the hairline on. */
  places: readonly Place[];
  /** Where it goes when it leaves the head: points in space, or a length to fall. */
  after?: readonly Space[] | Fall;
  options?: StrandOptions;
  /** Width of this row as a factor. */
  factor?: number;
}

/** Cornrows: each lies on the scalp along its line, and may leave it at its end. */
export function rows(view: View, hair: Hair, list: readonly Row[]): Hairdo {
  const pieces: Piece[] = [];
  for (const row of list) {
    const lying = along(row.places, hair.width * 0.25);
    const last = lying.at(-1) ?? onScalp(directionOf([0, 0]));
    const rest = row.after && ("lift" in row.after ? fallFrom(last, row.after, downOf(view)) : row.after);
    const points = rest ? [...lying, ...smoothTo(last, rest)] : lying;
    const width = hair.width * (row.factor ?? 1);
    pieces.push(
      ...drawnInSpace(
        points,
        { ...hair, width },
        view,
        { taper: (part) => Math.min(1, 0.55 + part * 3), ...row.options },
        lying.length,
      ),
    );
  }
  return { flat: "", pieces };
}

function fallFrom(from: Space, fall: Fall, down: Space): Space[] {
  const points: Space[] = [];
  const random = randomOf(fall.seed ?? Math.round(from[0] * 3 + from[2]));
  const phase = random() * 6;
  for (let far = 5; far < fall.length; far += 5) {
    const bend = 1 - Math.exp(-far / 30);
    const sway = Math.sin(phase + far / 40) * (fall.sway ?? 2);
    const out = 1 + (fall.spread ?? 0.04) * far * 0.012;
    points.push(sum([from[0] * out + sway * bend, from[1], from[2] * out], down, far));
  }
  return points;
}

function smoothTo(from: Space, rest: readonly Space[]): Space[] {
  const points: Space[] = [];
  let before = from;
  for (const [i, point] of rest.entries()) {
    const next = rest[i + 1] ?? point;
    const steps = Math.max(1, Math.round(Math.hypot(...sum(point, before, -1)) / 5));
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const line = sum(sum([0, 0, 0], before, 1 - part), point, part);
      points.push(sum(line, sum(next, point, -1), 0.12 * part * part));
    }
    before = points.at(-1) ?? point;
  }
  return points;
}
