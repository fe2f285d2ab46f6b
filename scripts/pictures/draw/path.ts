import { type Curve, mix, off, type Point } from "./curve";
import { written } from "./svg";

/** Numbers for path data: a minus sign or a dot that follows a decimal needs no space. */
function numbers(values: number[]): string {
  return values
    .map((value) => written(value))
    .reduce((text, next) => (next.startsWith("-") ? text + next : `${text} ${next}`));
}

/** Path data that moves to a point; the next call of a relative command starts there. */
export function moveTo(point: Point): string {
  return `M${numbers([point.x, point.y])}`;
}

/** A straight stroke from one point to another. */
export function straight(from: Point, to: Point): string {
  return `${moveTo(from)}l${numbers([to.x - from.x, to.y - from.y])}`;
}

/** A stroke that bends once: a quadratic curve pulled towards `pull`. */
export function bent(from: Point, pull: Point, to: Point): string {
  return `${moveTo(from)}q${numbers([pull.x - from.x, pull.y - from.y, to.x - from.x, to.y - from.y])}`;
}

/** A smooth open line through the points: quadratic curves that meet halfway between neighbors. */
export function smoothLine(points: Point[]): string {
  const [first, second] = points as [Point, Point];
  let text = `${moveTo(first)}L${numbers([mix(first, second, 0.5).x, mix(first, second, 0.5).y])}`;
  for (let i = 1; i + 1 < points.length; i++) text += halfway(points[i] as Point, points[i + 1] as Point);
  const last = points[points.length - 1] as Point;
  return `${text}L${numbers([last.x, last.y])}`;
}

/** A smooth closed shape around the points. */
export function smoothShape(points: Point[]): string {
  const first = points[0] as Point;
  let text = moveTo(mix(points[points.length - 1] as Point, first, 0.5));
  points.forEach((point, i) => {
    text += halfway(point, points[i + 1] ?? first);
  });
  return `${text}Z`;
}

/** A line that follows a curve at a distance across it. */
export function follow(curve: Curve, across = 0, steps = 8): string {
  return smoothLine(stops(steps).map((share) => off(curve.at(share * curve.length), across)));
}

/** The closed shape of a band along a curve, `widthAt(share of the length)` wide. */
export function band(curve: Curve, widthAt: (share: number) => number, steps = 10): string {
  const side = (sign: number) =>
    stops(steps).map((share) => off(curve.at(share * curve.length), (sign * widthAt(share)) / 2));
  return smoothShape([...side(1), ...side(-1).reverse()]);
}

/** The shares 0 … 1 in so many steps. */
export function stops(steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => i / steps);
}

function halfway(pull: Point, next: Point): string {
  const to = mix(pull, next, 0.5);
  return `Q${numbers([pull.x, pull.y, to.x, to.y])}`;
}
