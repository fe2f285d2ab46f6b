import { clamp, type Point } from "./geometry.ts";
import { polygon } from "./svg.ts";

/** A point or direction in space: x to the head's left, y up, z to the front; after turning: x right, y up, z to the viewer. */
export type Space = readonly [x: number, y: number, z: number];

/** How a head stands in the picture. Angles in degrees. */
export interface View {
  /** 0 looks at the viewer, 90 to the left edge, 180 away. */
  turn: number;
  /** Nods forward: shows more of the crown from the front, or with a minus from behind; at less than -60 from above. */
  tilt?: number;
  /** Leans to a shoulder: to the right of the picture, or to the left if mirrored. */
  lean?: number;
  /** Where the middle of the skull is in the picture. */
  at: Point;
  /** Picture units for a unit of the head; the head is 230 units high from chin to crown. */
  scale: number;
  /** Looks to the right instead of to the left. */
  mirrored?: boolean;
}

/** Half width, half height and half depth of the skull: a head of 230 is 152 wide and 192 deep (R. Peck, Atlas of Human Anatomy). */
const radii: Space = [76, 92, 96];

/** A place on the scalp: azimuth 0 is the forehead, 90 the left ear, 180 the back; elevation 90 is the crown. In degrees. */
export type Place = readonly [azimuth: number, elevation: number];

export const degrees = Math.PI / 180;

export function directionOf([azimuth, elevation]: Place): Space {
  const flat = Math.cos(elevation * degrees);
  return [Math.sin(azimuth * degrees) * flat, Math.sin(elevation * degrees), Math.cos(azimuth * degrees) * flat];
}

/** The point of the scalp in this direction, raised above it by `lift`. */
export function onScalp(direction: Space, lift = 0): Space {
  return [direction[0] * (radii[0] + lift), direction[1] * (radii[1] + lift), direction[2] * (radii[2] + lift)];
}

/** Pulls a point back onto the skull raised by `lift`. */
export function pulledTo([x, y, z]: Space, lift: number): Space {
  const far = Math.hypot(x / (radii[0] + lift), y / (radii[1] + lift), z / (radii[2] + lift)) || 1;
  return [x / far, y / far, z / far];
}

export function normalAt([x, y, z]: Space): Space {
  return unit([x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2]);
}

export function unit([x, y, z]: Space): Space {
  const size = Math.hypot(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

export function sum(a: Space, b: Space, times = 1): Space {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function dot(a: Space, b: Space): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Turns a point of the head as the view asks: first the nod, then the turn, then the lean. */
export function turned([x, y, z]: Space, view: View): Space {
  const [nod, yaw, lean] = anglesOf(view);
  const [y1, z1] = [y * Math.cos(nod) - z * Math.sin(nod), y * Math.sin(nod) + z * Math.cos(nod)];
  const [x2, z2] = [x * Math.cos(yaw) - z1 * Math.sin(yaw), x * Math.sin(yaw) + z1 * Math.cos(yaw)];
  const [x3, y3] = [x2 * Math.cos(lean) + y1 * Math.sin(lean), y1 * Math.cos(lean) - x2 * Math.sin(lean)];
  return [view.mirrored ? -x3 : x3, y3, z2];
}

/** The point of the head that is at x right, y up and z to the viewer, once the head is turned so many degrees. */
export function fromView([x, y, z]: Space, turn: number): Space {
  const [cos, sin] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** Down, as the head feels it: the inverse of the lean, the turn and the nod. */
export function downOf(view: View): Space {
  const [nod, yaw, lean] = anglesOf(view);
  const [x, y] = [Math.sin(lean), -Math.cos(lean)];
  const [x1, z1] = [x * Math.cos(yaw), -x * Math.sin(yaw)];
  return [x1, y * Math.cos(nod) + z1 * Math.sin(nod), z1 * Math.cos(nod) - y * Math.sin(nod)];
}

function anglesOf(view: View): [nod: number, yaw: number, lean: number] {
  return [(view.tilt ?? 0) * degrees, view.turn * degrees, (view.lean ?? 0) * degrees];
}

/** Where a point of the head is in the picture. */
export function seen(point: Space, view: View): Point {
  const [x, y] = turned(point, view);
  return [view.at[0] + x * view.scale, view.at[1] - y * view.scale];
}

/** The direction of the point of the scalp that is seen at a point of the picture; at the outline for what is outside. */
export function directionAt([px, py]: Point, view: View): Space {
  const [x, y] = [(px - view.at[0]) / view.scale, (view.at[1] - py) / view.scale];
  const axes = [turned([1, 0, 0], view), turned([0, 1, 0], view), turned([0, 0, 1], view)];
  // Each axis of the head at a depth z is (flat + z * deep), in radii; their squares add up to 1 on the scalp.
  const parts = axes.map((axis, i) => {
    const radius = radii[i] ?? 1;
    return { flat: (axis[0] * x + axis[1] * y) / radius, deep: axis[2] / radius };
  });
  const total = (of: (part: (typeof parts)[number]) => number) => parts.reduce((so, part) => so + of(part), 0);
  const [a, b, c] = [total((p) => p.deep ** 2), total((p) => p.flat * p.deep), total((p) => p.flat ** 2) - 1];
  const z = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
  const [u = 0, v = 0, w = 0] = parts.map((part) => part.flat + z * part.deep);
  return unit([u, v, w]);
}

const toLight = unit([-0.5, 0.66, 0.56]);

const halfway = unit([-0.27, 0.5, 0.82]);

/** Light on the hair of a head where its surface looks this way: -1 in shadow, 0.6 where the hair shines. */
export function lightAt(normal: Space, view: View): number {
  const out = turned(normal, view);
  const falling = clamp(dot(out, toLight), -0.4, 1) - 0.42;
  const shine = Math.max(0, dot(out, halfway)) ** 22;
  return clamp(falling * 0.95 + shine * 0.45, -0.85, 0.85);
}

/** The outline of the skull as the view shows it: the outline of an ellipsoid seen from afar. */
export function skullOutline(view: View): Point[] {
  const points: Point[] = [];
  for (let angle = 0; angle < 360; angle += 10) {
    const [cos, sin] = [Math.cos(angle * degrees), Math.sin(angle * degrees)];
    const ahead = [0, 1, 2].map((axis) => {
      const one = turned([axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0], view);
      return one[0] * cos + one[1] * sin;
    });
    const far = Math.hypot(...ahead.map((value, axis) => value * (radii[axis] ?? 0)));
    const [x = 0, y = 0, z = 0] = ahead.map((value, axis) => (value * (radii[axis] ?? 0) ** 2) / far);
    points.push(seen([x, y, z], view));
  }
  return points;
}

/** The outline of hair that lies so high on the skull. */
export function hairOutline(view: View, high: number): string {
  return polygon(skullOutline({ ...view, scale: view.scale * (1 + high / 88) }));
}
