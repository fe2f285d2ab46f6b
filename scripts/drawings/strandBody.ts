import { mix, type Point, type Step } from "./geometry.ts";
import { line, polygon, shape, smooth } from "./svg.ts";

/**
 * What is twisted or braided: a plait of three, a tight rope of two, a soft springy rope, a wrapped loc, one with loops,
 * hair left loose, or a flat band of hair. */
export type Kind = "braid" | "row" | "rope" | "spring" | "loc" | "butterfly" | "loose" | "flat";

/** What the drawing of a strand's surface needs. Lengths are in picture units. */
export interface Strand {
  steps: Step[];
  length: number;
  kind: Kind;
  half: (along: number) => number;
  color: (along: number, level: number) => string;
  /** Light on the side of the strand, -1 to 1; `side` is -1 for its left and 1 for its right, seen along its direction. */
  lightOn: (along: number, side: number) => number;
  random: () => number;
  /** Loops of a butterfly loc are fine locks with a shine, without an outline. */
  fine?: boolean;
}

/** A band along the strand. */
export function ribbon(body: Strand, fill: string, factor: number, shift: Point, opacity = 1): string {
  const every = Math.max(1, Math.round(body.steps.length / Math.max(6, body.length / 5)));
  const kept = body.steps.filter((_, i) => i % every === 0 || i === body.steps.length - 1);
  const side = (sign: number) =>
    kept.map(({ at, along, far }): Point => {
      const left = body.kind === "loc" ? 1 : Math.min(1, 0.3 + (body.length - far) / (body.half(far) * 3));
      const half = body.half(far) * factor * sign * left;
      return [at[0] - along[1] * half + shift[0], at[1] + along[0] * half + shift[1]];
    });
  return shape(polygon([...side(-1), ...side(1).reverse()]), fill, opacity < 1 ? { opacity } : {});
}

/** Half width in picture units from which single hairs are drawn. */
export const closeUp = 14;

/** Single hairs of one lobe or turn, light and dark in turn, between its upper and its lower edge. */
export function hairsBetween(
  body: Strand,
  along: number,
  level: number,
  half: number,
  [upper, lower]: readonly [readonly Point[], readonly Point[]],
  place: (point: Point) => Point,
): string[] {
  return [0.14, 0.3, 0.46, 0.62, 0.78, 0.9].map((part, i) => {
    const points = upper.map((point, k): Point => {
      const other = lower[k] ?? point;
      return place([mix(point[0], other[0], part), mix(point[1], other[1], part)]);
    });
    return line(smooth(points), body.color(along, level + (i % 2 ? 0.5 : -0.5)), half * 0.035);
  });
}
