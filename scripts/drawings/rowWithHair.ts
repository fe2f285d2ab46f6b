import { lighten, type Tone } from "./color.ts";
import { mix, type Point, randomOf } from "./geometry.ts";
import { type StrandOptions, strand } from "./strand.ts";
import { group, line, smooth } from "./svg.ts";

/** A cornrow close up: the hair that is combed into it from both sides, then the braid on it. */
export function rowWithHair(points: readonly Point[], width: number, tone: Tone, options: StrandOptions = {}): string {
  const taper = options.taper ?? (() => 1);
  const random = randomOf(options.seed ?? Math.round(points[0]?.[1] ?? 1));
  const bed = strand(points, width * 1.1, "flat", tone, { taper, shadow: 0 });
  const fine: string[] = [];
  const count = 150;
  for (let i = 0; i < count; i++) {
    const part = random() * (points.length - 1);
    const [a, b] = [points[Math.floor(part)], points[Math.min(points.length - 1, Math.floor(part) + 1)]];
    if (!a || !b) continue;
    const rest = part - Math.floor(part);
    const at: Point = [mix(a[0], b[0], rest), mix(a[1], b[1], rest)];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const along: Point = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
    const side = random() < 0.5 ? -1 : 1;
    const half = (width / 2) * taper(part / (points.length - 1));
    const out = half * (1.06 + random() * 0.2) * side;
    const from: Point = [
      at[0] - along[1] * out - along[0] * half * 1.7,
      at[1] + along[0] * out - along[1] * half * 1.7,
    ];
    const to: Point = [at[0] - along[1] * half * 0.7 * side, at[1] + along[0] * half * 0.7 * side];
    fine.push(
      line(
        smooth([from, [mix(from[0], to[0], 0.6), mix(from[1], to[1], 0.45)], to]),
        random() < 0.4 ? tone.base : tone.dark,
        1.1,
        { opacity: 0.5 },
      ),
    );
  }
  const row = strand(points, width, "row", tone, { ...options, taper, shadow: 0 });
  return bed + fine.join("") + shade(points, width, tone, taper) + row;
}

/** The shade of a row on the scalp: as far from the row as that is high there, so none where it begins thin. */
function shade(points: readonly Point[], width: number, tone: Tone, taper: (part: number) => number): string {
  const shifted = points.map(([x, y], i): Point => {
    const high = width * taper(i / (points.length - 1));
    return [x + high * 0.16, y + high * 0.24];
  });
  const deepest = lighten(tone.dark, -0.06);
  const one: Tone = { base: deepest, light: deepest, dark: deepest };
  return group(strand(shifted, width, "flat", one, { taper, shadow: 0 }), { opacity: 0.5 });
}
