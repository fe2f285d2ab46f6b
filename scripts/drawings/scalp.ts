import { blend, type Tone } from "./color.ts";
import { clamp, mix, type Point, randomOf } from "./geometry.ts";
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
  const [lowLeft, lowRight, highRight, highLeft] = inner;
  if (!(lowLeft && lowRight && highRight && highLeft)) return "";
  const wide = Math.hypot(highRight[0] - highLeft[0], highRight[1] - highLeft[1]);
  const many = clamp(Math.round(wide / 3.4), 8, 30);
  const thick = Math.max(1.1, wide / many);
  const random = randomOf(Math.round(center[0] * 13 + center[1] * 7));
  const hair = (from: Point, spread: number, shade: string) => {
    const to: Point = [target[0] + (from[0] - center[0]) * spread, target[1] + (from[1] - center[1]) * 0.1];
    const half: Point = [mix(from[0], to[0], 0.36), mix(from[1], to[1], 0.6)];
    return line(smooth([from, half, to]), shade, thick);
  };
  const at = (a: Point, b: Point, part: number): Point => [mix(a[0], b[0], part), mix(a[1], b[1], part)];
  for (let i = 0; i <= many; i++) {
    parts.push(hair(at(lowLeft, lowRight, i / many), 0.3, blend(tone.dark, tone.base, 0.35 + random() * 0.3)));
  }
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    for (const side of [at(lowLeft, highLeft, part), at(lowRight, highRight, part)])
      parts.push(hair(side, 0.3, blend(tone.dark, tone.base, 0.5 + random() * 0.4)));
  }
  for (let i = 0; i <= many; i++) {
    const part = i / many;
    const shine = level * 0.7 + 0.24 - Math.abs(part - 0.4) * 0.9 + (random() - 0.5) * 0.44;
    const shade = shine > 0 ? blend(tone.base, tone.light, shine) : blend(tone.base, tone.dark, clamp(-shine, 0, 0.7));
    parts.push(hair(at(highLeft, highRight, part), 0.34, shade));
  }
  return parts.join("");
}
