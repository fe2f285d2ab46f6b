import { blend, type Tone } from "./color.ts";
import { clamp, mix, type Point } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { directionOf, lightAt, normalAt, onScalp, type Place, type Space, seen, turned, type View } from "./skull.ts";
import { blurred, line, polygon, shape, smooth } from "./svg.ts";

/** The area of the head on which hair grows, as far as the view shows it. `edge` gives the hairline in degrees. */
export function scalp(view: View, fill: string, edge = hairlineAt): string {
  const step = 4;
  let d = "";
  for (let azimuth = -180; azimuth < 180; azimuth += step) {
    for (let part = 0; part < 22; part++) {
      const corner = (a: number, p: number): Space => directionOf([a, mix(edge(a), 90, p / 22)]);
      const middle = corner(azimuth + step / 2, part + 0.5);
      if (turned(normalAt(onScalp(middle)), view)[2] < -0.08) continue;
      const corners: Space[] = [
        corner(azimuth, part),
        corner(azimuth + step, part),
        corner(azimuth + step, part + 1),
        corner(azimuth, part + 1),
      ];
      d += polygon(corners.map((one) => seen(onScalp(one), view)));
    }
  }
  return blurred(shape(d, fill, { stroke: fill, "stroke-width": 2, "stroke-linejoin": "round" }), 1.6);
}

/** A part of the scalp whose hair is gathered to one root: the hair combed to it, a gap of scalp about it. */
export function section(
  corners: readonly [Place, Place, Place, Place],
  root: Place,
  view: View,
  tone: Tone,
  gap: number,
) {
  const middle = directionOf(root);
  if (turned(normalAt(onScalp(middle)), view)[2] < 0.02) return "";
  const spots = corners.map((corner) => seen(onScalp(directionOf(corner)), view));
  const center: Point = [
    spots.reduce((total, [x]) => total + x, 0) / 4,
    spots.reduce((total, [, y]) => total + y, 0) / 4,
  ];
  const inner = spots.map(([x, y]): Point => {
    const far = Math.hypot(x - center[0], y - center[1]) || 1;
    const keep = Math.max(0.3, 1 - gap / far);
    return [center[0] + (x - center[0]) * keep, center[1] + (y - center[1]) * keep];
  });
  const level = lightAt(normalAt(onScalp(middle)), view);
  const target = seen(onScalp(middle, 3), view);
  const base = blend(tone.dark, level > 0 ? tone.base : tone.dark, 0.75);
  const parts = [shape(polygon(inner), base, { stroke: base, "stroke-width": gap * 0.5, "stroke-linejoin": "round" })];
  for (let i = 0; i < 4; i++) {
    const [a, b] = [inner[i], inner[(i + 1) % 4]];
    if (!a || !b) continue;
    for (const part of [0.05, 0.3, 0.55, 0.8]) {
      const from: Point = [mix(a[0], b[0], part), mix(a[1], b[1], part)];
      const shade = blend(tone.base, tone.light, clamp(level * 0.8 + 0.35 * (part % 0.5), 0, 1));
      parts.push(line(smooth([from, target]), shade, 0.9));
    }
  }
  return parts.join("");
}
