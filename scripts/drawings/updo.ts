import { lighten, lit, type Tone } from "./color.ts";
import type { Point } from "./geometry.ts";
import { shadesWithin } from "./shade.ts";
import { strand } from "./strand.ts";
import type { Kind } from "./strandBody.ts";
import { blurred, clipped, ellipse, line, shape, smooth } from "./svg.ts";

/**
 * A bun, wound as it is by hand: strands side by side around a ball, and others that cross them in front.
 *
 * @param turns how many strands fit between its middle and its edge
 */
export function bun(at: Point, radius: number, kind: Kind, tone: Tone, turns = 2.4): string {
  const wide = (radius / turns) * 1.12;
  const count = Math.round(turns * 2);
  const across = (tilt: number, from: number, to: number, bend: number, many: number) =>
    Array.from({ length: many }, (_, i) =>
      strand(around(at, radius, tilt, from + ((to - from) * i) / (many - 1), bend), wide, kind, tone, {
        taper: (part) => 0.55 + 0.45 * Math.sin(Math.PI * part),
        light: (_, [x, y]) => (-0.4 * (x - at[0] + (y - at[1]))) / radius - 0.1,
        shadow: 0.7,
      }),
    ).join("");
  // Where strands turn behind the ball they are cut by its outline.
  const outline = smooth(
    Array.from({ length: 72 }, (_, i): Point => {
      const angle = (i / 36) * Math.PI;
      const far = radius * (1.07 + 0.013 * Math.sin(angle * 11));
      return [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far * 0.98];
    }),
    true,
  );
  return (
    shape(outline, lighten(tone.dark, -0.03), { stroke: lighten(tone.dark, -0.03), "stroke-width": 2.4 }) +
    clipped(
      outline,
      across(-0.62, -0.98, 0.98, -0.3, count + 1) + across(0.75, 0.02, 0.8, 0.42, Math.max(2, count - 2)),
    )
  );
}

/** A line around a ball, as a parallel on a globe that leans: `height` from -1 to 1, `bend` as it is seen from above. */
function around(at: Point, radius: number, tilt: number, height: number, bend: number): Point[] {
  const half = radius * 1.12 * Math.sqrt(1 - (height * 0.9) ** 2);
  return Array.from({ length: 15 }, (_, i): Point => {
    const turn = (i / 14 - 0.5) * Math.PI * 0.98;
    const x = Math.sin(turn) * half;
    const y = height * 0.9 * radius + Math.cos(turn) * half * bend;
    return [at[0] + x * Math.cos(tilt) - y * Math.sin(tilt), at[1] + x * Math.sin(tilt) + y * Math.cos(tilt)];
  });
}

interface Coil {
  /** How often the strand is wound. */
  turns?: number;
  /** Throws a shade on the hair below it, as one on the crown does. */
  stands?: boolean;
  /** Where the strand begins, as a part of a turn. */
  start?: number;
  /** Wound against the clock. */
  mirrored?: boolean;
}

/** A bun that is one strand coiled upon itself: each turn lies on the one about it, the last ends in the middle. */
export function coil(at: Point, radius: number, kind: Kind, tone: Tone, want: Coil = {}): string {
  const { turns = 2.9, stands = true, start = 0.1, mirrored = false } = want;
  const [x, y] = at;
  const wide = (radius / turns) * 1.2;
  const spiral = (turn: number): Point => {
    // The outer turn closes on itself before it winds inwards.
    const left = 1 - Math.max(0, turn - 0.75) / (turns - 0.75);
    const far = (radius - wide * 0.46) * (0.07 + 0.93 * left);
    const angle = (turn + start) * Math.PI * 2 * (mirrored ? -1 : 1);
    const high = 0.16 * radius * (1 - left);
    return [x + Math.cos(angle) * far - high * 0.5, y + Math.sin(angle) * far * 0.94 - high * 0.7];
  };
  // Its far side is shaded, but never so that its lobes are lost in black.
  const light = (_: number, [a, b]: Point) => {
    const far = (a - x + (b - y)) / radius;
    return 0.1 + (far > 0 ? 0.18 * far : -0.2 * far);
  };
  // The turns overlap by an eighth, so that their ends are hidden.
  const drawn = Array.from({ length: Math.ceil(turns) }, (_, i) => {
    const to = Math.min(turns, i + 1.12);
    const points = Array.from({ length: 25 }, (_, k) => spiral(i + ((to - i) * k) / 24));
    const taper = (part: number) => 1 - 0.25 * ((i + part * (to - i)) / turns) - (i === 0 ? 0.4 * (1 - part) ** 8 : 0);
    return strand(points, wide, kind, tone, { seed: 5, taper, light, shadow: 0.5, fall: [wide * 0.05, wide * 0.1] });
  });
  const dark = lighten(tone.dark, -0.04);
  const foot = ellipse([x - radius * 0.1, y + radius * 0.8], radius * 0.6, radius * 0.3, dark, { opacity: 0.6 });
  return (
    (stands ? blurred(foot, 5) : "") +
    shadesWithin(
      ellipse([x, y], radius * 0.7, radius * 0.66, dark) +
        ellipse(spiral(turns), wide * 0.5, wide * 0.46, lit(tone, -0.4)) +
        drawn.join(""),
    )
  );
}

/** A loose curl that hangs at the face or the nape. */
export function ringlet(middle: readonly Point[], tone: Tone, width = 4): string {
  const drawn = [0, 1.4].map((phase) => {
    const points: Point[] = [];
    for (let part = 0; part <= 1; part += 0.03) {
      const place = part * (middle.length - 1);
      const [a, b] = [middle[Math.floor(place)] ?? [0, 0], middle[Math.ceil(place)] ?? middle.at(-1) ?? [0, 0]];
      const rest = place - Math.floor(place);
      const swing = Math.sin(part * 22 + phase) * width * (1.1 + 0.7 * part);
      points.push([a[0] + (b[0] - a[0]) * rest + swing, a[1] + (b[1] - a[1]) * rest]);
    }
    return line(smooth(points), lit(tone, -0.9), width * 0.9) + line(smooth(points), lit(tone, 0.2), width * 0.42);
  });
  return drawn.join("");
}
