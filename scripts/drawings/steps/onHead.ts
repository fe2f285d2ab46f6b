import { blend, lit, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hairFromAbove, trimmed } from "../fromAbove.ts";
import { beside, type Point, randomOf, walk } from "../geometry.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { directionOf, onScalp, type Place, type Space, seen, sum, turned, unit, type View } from "../skull.ts";
import { line, polygon, shape, smooth } from "../svg.ts";
import { panelGround } from "./panel.ts";

export interface OnHead {
  ground: string;
  skin: Tone;
  tone: Tone;
  cloth: string;
  width: number;
  /** The lanes of the hair, in the order in which they are made. */
  lanes: readonly (readonly Place[])[];
  /** How many are parted, and how many of those are braided. */
  parted: number;
  braided: number;
  /** Drawn upon the head: a comb, a hand. */
  upon?: string;
}

const view: View = { turn: 180, tilt: -86, at: [200, 206], scale: 1.66 };

/** A head from above in a panel: some lanes braided, some parted and combed, the rest still one. */
export function onHead({ ground, skin, tone, cloth, width, lanes, parted, braided, upon = "" }: OnHead): string {
  const light = blend(skin.base, "#f2c79c", 0.4);
  const paths = lanes.map((lane) => lane.map(directionOf));
  const rest = [...paths.slice(braided), beyond(paths.at(-1), paths.at(-2))];
  const combed = rest.reverse().map((path) => combedLane(path, tone, width * 1.7));
  const bed = braided > 0 ? "" : shape(hairFromAbove(view), bedOf(tone));
  const lines = paths.slice(braided, parted).map((path, i) => {
    const next = paths[i + braided + 1];
    return next ? line(smooth(longer(onPanel(between(path, next, 0.5)))), light, 4.5) : "";
  });
  const done = lanes.slice(0, braided).map((places) => ({ places, options: { light: () => 0.22 } }));
  const braids = rows(view, { width, kind: "row", tone }, done);
  return (
    panelGround(ground) +
    figure({
      view,
      look: woman({ skin, cloth }),
      hairdos: [trimmed(view, { ...braids, flat: [bed, ...combed, ...lines].join("") })],
      scalp: light,
    }) +
    upon
  );
}

/** A line between two paths on the head, or beside them if `part` is not from 0 to 1. */
function between(one: readonly Space[], other: readonly Space[], part: number): Space[] {
  const at = (path: readonly Space[], far: number): Space => path[Math.round(far * (path.length - 1))] ?? [0, 1, 0];
  return Array.from({ length: 21 }, (_, i) =>
    unit(sum(sum([0, 0, 0], at(one, i / 20), 1 - part), at(other, i / 20), part)),
  );
}

/** A path as far beside the last as that is beside the one before. */
function beyond(last: readonly Space[] = [], before: readonly Space[] = []): Space[] {
  return between(before, last, 2);
}

/** What is seen of a path, in the panel. */
function onPanel(path: readonly Space[]): Point[] {
  return path
    .filter((direction) => turned(direction, view)[2] > 0.14)
    .map((direction) => seen(onScalp(direction, 2), view));
}

/** The color below combed hair. */
function bedOf(tone: Tone): string {
  return blend(tone.dark, tone.base, 0.4);
}

/** A line that goes on straight at both ends, so that it reaches the edge of the hair. */
function longer(points: readonly Point[]): Point[] {
  const after = (end: number, inner: number): Point => {
    const [a, b] = [points.at(end) ?? [0, 0], points.at(inner) ?? [0, 0]];
    const far = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
    return [a[0] + ((a[0] - b[0]) / far) * 80, a[1] + ((a[1] - b[1]) / far) * 80];
  };
  return [after(0, 2), ...points, after(-1, -3)];
}

/** Hair that is combed along its lane: fine lines on a dark bed. */
function combedLane(path: readonly Space[], tone: Tone, width: number): string {
  const shown = onPanel(path);
  const steps = walk(longer(shown.filter((_, i) => i % 3 === 0 || i === shown.length - 1)), 4);
  const length = steps.at(-1)?.far ?? 0;
  const random = randomOf(Math.round(length * 7 + width));
  const side = (sign: number) => steps.map(({ far }) => beside(steps, far, (sign * width) / 2));
  const bed = shape(polygon([...side(-1), ...side(1).reverse()]), bedOf(tone));
  const count = Math.round(width * 0.7);
  const hairs = Array.from({ length: count }, (_, i) => {
    const v = (i / (count - 1)) * 2 - 1;
    const points = Array.from({ length: 12 }, (_, k) =>
      beside(steps, (k / 11) * length, (v * width) / 2 + (random() - 0.5) * 1.6),
    );
    return line(smooth(points), lit(tone, -v * 0.4 + (random() - 0.5) * 0.9), 1.7);
  });
  return bed + hairs.join("");
}
