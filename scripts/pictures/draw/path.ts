import { type Curve, mix, off, type Point } from "./curve";

/** Path data that moves to a point. */
function moveTo(point: Point): string {
  return `M${pair(point)}`;
}

/** A straight stroke from one point to another. */
export function straight(from: Point, to: Point): string {
  return `${moveTo(from)}L${pair(to)}`;
}

/** A stroke that bends once: a quadratic curve pulled towards `pull`. */
export function bent(from: Point, pull: Point, to: Point): string {
  return `${moveTo(from)}Q${pair(pull)} ${pair(to)}`;
}

/** A stroke that bends twice: a cubic curve. */
export function bentTwice(from: Point, pull: Point, push: Point, to: Point): string {
  return `${moveTo(from)}C${pair(pull)} ${pair(push)} ${pair(to)}`;
}

/** A smooth open line through the points: quadratic curves that meet halfway between neighbors. */
export function smoothLine(points: Point[]): string {
  const last = points.length - 1;
  const joints = points.slice(2).map((next, i) => (i + 2 === last ? next : mix(points[i + 1] as Point, next, 0.5)));
  return moveTo(points[0] as Point) + through(points[1] as Point, joints);
}

/** A smooth closed shape around the points. */
export function smoothShape(points: Point[]): string {
  const first = points[0] as Point;
  const joints = points.map((point, i) => mix(point, points[i + 1] ?? first, 0.5));
  return `${moveTo(joints[joints.length - 1] as Point)}${through(first, joints)}Z`;
}

/** Where curves meet halfway, each pull is the mirror image of the one before: T leaves it out. */
function through(firstPull: Point, [firstJoint, ...joints]: Point[]): string {
  return `Q${pair(firstPull)} ${pair(firstJoint as Point)}${joints.map((joint) => `T${pair(joint)}`).join("")}`;
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

function pair({ x, y }: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
