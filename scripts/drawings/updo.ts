import { lighten, type Tone } from "./color.ts";
import type { Point } from "./geometry.ts";
import { strand } from "./strand.ts";
import type { Kind } from "./strandBody.ts";
import { ellipse } from "./svg.ts";

/** A bun: one thick strand coiled from its edge to its middle. */
export function bun(at: Point, radius: number, kind: Kind, tone: Tone, turns = 2.4): string {
  const points: Point[] = [];
  for (let part = 0; part <= 1.0001; part += 1 / (turns * 14)) {
    const angle = 2.4 + part * turns * Math.PI * 2;
    const far = radius * (1 - part * 0.94);
    points.push([at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far * 0.95]);
  }
  const width = (radius / turns) * 1.24;
  return (
    ellipse([at[0] + radius * 0.02, at[1] + radius * 0.05], radius * 1.12, radius * 1.1, lighten(tone.dark, -0.03)) +
    strand(points, width, kind, tone, {
      taper: (part) => 1 - 0.3 * part,
      light: (_, [x, y]) => (-0.35 * (x - at[0] + (y - at[1]))) / radius,
    })
  );
}

/** A loose curl that hangs at the face or the nape. */
export function ringlet(points: readonly Point[], tone: Tone, width = 4): string {
  const drawn = [0, 1.4].map((phase) => {
    const line: Point[] = [];
    for (let part = 0; part <= 1; part += 0.03) {
      const place = part * (points.length - 1);
      const [a, b] = [points[Math.floor(place)] ?? [0, 0], points[Math.ceil(place)] ?? points.at(-1) ?? [0, 0]];
      const rest = place - Math.floor(place);
      const swing = Math.sin(part * 22 + phase) * width * (1.1 + 0.7 * part);
      line.push([a[0] + (b[0] - a[0]) * rest + swing, a[1] + (b[1] - a[1]) * rest]);
    }
    return strand(line, width * 0.8, "loc", tone, { shadow: 0, taper: (part) => 1 - part * 0.6 });
  });
  return drawn.join("");
}
