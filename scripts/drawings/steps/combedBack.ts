import { blend, lit, type Tone } from "../color.ts";
import { clamp, mix, type Point, randomOf } from "../geometry.ts";
import type { Patch } from "../patches.ts";
import { lightAt, normalAt, onScalp, seen, turned, type View } from "../skull.ts";
import { line, polygon, shape, smooth } from "../svg.ts";

/** Hair of a patch that is combed from its front corner, the first point of its outline, to the corner opposite. */
export function combedBack({ outline, root }: Patch, view: View, tone: Tone): string {
  const normal = normalAt(onScalp(root));
  if (turned(normal, view)[2] < -0.12) return "";
  const edge = outline.map((one) => seen(onScalp(one, 2), view));
  const half = edge.length / 2;
  const at = (across: number, part: number): Point => {
    const k = clamp(Math.round(part * half), 0, half);
    const [left, right] = [edge[(edge.length - k) % edge.length] ?? [0, 0], edge[k] ?? [0, 0]];
    return [mix(left[0], right[0], across), mix(left[1], right[1], across)];
  };
  const random = randomOf(Math.round((edge[0]?.[0] ?? 0) * 13 + (edge[0]?.[1] ?? 0) * 7));
  const level = lightAt(normal, view);
  const wide = Math.hypot(at(1, 0.5)[0] - at(0, 0.5)[0], at(1, 0.5)[1] - at(0, 0.5)[1]);
  const count = Math.max(8, Math.round(wide / 1.5));
  // A hair runs almost along the middle line, from where it grows at a front side to where it meets a back side.
  const hair = (aside: number, from: number, to: number, shade: number, width: number) => {
    const parts = Array.from({ length: 25 }, (_, k) => k / 24).filter((part) => part >= from && part <= to);
    const points = parts.flatMap((part): Point[] => {
      const room = 1 - Math.abs(2 * part - 1);
      const off = (aside * (1 - 0.8 * part)) / (room || 1);
      return Math.abs(off) > 1 ? [] : [at(0.5 + off / 2, part)];
    });
    return points.length > 1 ? line(smooth(points), lit(tone, shade), width) : "";
  };
  const across = () => (random() * 2 - 1) * 1.6;
  const all = Array.from({ length: count * 2 }, (_, i) =>
    hair(((i + random()) / count - 1) * 1.6, 0.04, 0.97, level * 0.7 - 0.12 + (random() - 0.5) * 0.6, 1.4),
  );
  const shine = Array.from({ length: Math.round(count * 0.5) }, () => {
    const from = 0.3 + random() * 0.12;
    return hair(across() * 0.7, from, from + 0.12 + random() * 0.12, level * 0.7 + 0.3 + random() * 0.25, 1.1);
  });
  const gathered = Array.from({ length: count }, () =>
    hair(across(), 0.7 + random() * 0.14, 1, level * 0.6 - 0.5 - random() * 0.3, 1.1),
  );
  return (
    shape(polygon(edge), blend(tone.dark, tone.base, 0.5 + 0.3 * level)) + [...all, ...gathered, ...shine].join("")
  );
}
