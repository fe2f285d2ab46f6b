import { lighten, lit, type Tone } from "./color.ts";
import { beside, type Point } from "./geometry.ts";
import { gold } from "./palette.ts";
import { closeUp, type Strand } from "./strandBody.ts";
import { circle, ellipse, group, line, shape, smooth } from "./svg.ts";

/** How a strand ends, and what it wears on the way. */
export interface End {
  kind: "tuft" | "beads" | "curl" | "none";
  /** Beads from the first to the last. */
  beads?: readonly Tone[];
  /** Cuffs of gold, each at a part of the length. */
  cuffs?: readonly number[];
  /** Length of the curl as a factor of the width. */
  curl?: number;
}

/** What is drawn below the strand and upon it. */
export function endOf(body: Strand, end: End): { behind: string; front: string } {
  const cuffs = (end.cuffs ?? []).map((part) => cuff(body, part * body.length)).join("");
  if (end.kind === "tuft") return { behind: tuft(body), front: cuffs };
  if (end.kind === "curl") return { behind: "", front: curls(body, end.curl ?? 6) + cuffs };
  if (end.kind === "beads") return { behind: "", front: cuffs + beads(body, end.beads ?? [gold]) };
  return { behind: "", front: cuffs };
}

/** The last hair below the braid, gathered to a point like a brush. */
function tuft(body: Strand): string {
  const half = body.half(body.length);
  const start = body.length - half * 2.2;
  const lean = (body.random() - 0.5) * half * 1.4;
  const reach = body.length + half * (2.6 + body.random() * 1.6);
  if (half > closeUp) return brush(body, half, start, reach, lean);
  const drawn = [-1, -0.55, 0, 0.5, 0.95].map((v) => {
    const points: Point[] = [
      beside(body.steps, start, v * half * 0.55),
      beside(body.steps, body.length, v * half * 0.9),
      beside(body.steps, reach - Math.abs(v) * half * 1.1, v * half * 0.22 + lean),
    ];
    const level = body.lightOn(body.length, v) + (v === -0.55 ? 0.5 : -0.1);
    return line(smooth(points), body.color(body.length, level), Math.max(0.7, half * 0.44));
  });
  return drawn.join("");
}

/** The same close up: single locks that keep their own lengths. */
function brush(body: Strand, half: number, start: number, reach: number, lean: number): string {
  const drawn = Array.from({ length: 19 }, (_, i) => {
    const v = ((i * 7) % 19) / 9 - 1;
    const long = reach - half * (Math.abs(v) * 0.9 + body.random() * 0.9);
    const points: Point[] = [
      beside(body.steps, start, v * half * 0.5),
      beside(body.steps, body.length, v * half * 0.86),
      beside(body.steps, (body.length + long) / 2, v * half * 0.62 + lean * 0.4),
      beside(body.steps, long, v * half * 0.4 + lean),
    ];
    const level = body.lightOn(body.length, v) + ((i * 5) % 4) * 0.28 - 0.4;
    return (
      line(smooth(points), body.color(body.length, -1), half * 0.2) +
      line(smooth(points), body.color(body.length, level), half * 0.12)
    );
  });
  return drawn.join("");
}

/** Hair left in a spiral. */
function curls(body: Strand, factor: number): string {
  const half = body.half(body.length);
  const reach = half * factor;
  const drawn: string[] = [];
  if (half > 14) return wavesAtEnd(body, half, reach);
  for (let i = 0; i < 4; i++) {
    const phase = (i / 4) * Math.PI * 2 + body.random();
    const points: Point[] = [];
    for (let part = 0; part <= 1.001; part += 0.055) {
      const swing = half * (0.55 + 0.75 * Math.sin(Math.PI * Math.min(1, part * 1.15)));
      const v = Math.sin(part * 13 + phase) * swing * (1 - part * 0.25);
      points.push(beside(body.steps, body.length - half * 1.6 + part * reach * (0.8 + 0.25 * body.random()), v));
    }
    drawn.push(
      line(smooth(points), body.color(body.length, -1), half * 0.42),
      line(smooth(points), body.color(body.length, [-0.3, 0.2, 0.5, 0.8][i % 4] ?? 0), half * 0.28),
    );
  }
  return drawn.join("");
}

/** The same close up: waves beside each other that come to a point. */
function wavesAtEnd(body: Strand, half: number, reach: number): string {
  const drawn: string[] = [];
  for (let i = 0; i < 13; i++) {
    const across = ((i * 5) % 13) / 6 - 1;
    const phase = body.random() * 1.6;
    const long = reach * (0.75 + 0.25 * body.random());
    const points: Point[] = [];
    for (let part = 0; part <= 1.001; part += 0.05) {
      const swing = Math.sin(part * 15 + phase) * 0.34 * Math.min(1, part * 3);
      const v = half * (across * (0.85 - part * 0.35) + swing);
      points.push(beside(body.steps, body.length - half * 1.3 + part * long, v));
    }
    const level = across * 0.5 * body.lightOn(body.length, 1) + ((i * 7) % 5) * 0.22 - 0.3;
    drawn.push(
      line(smooth(points), body.color(body.length, -1), half * 0.19),
      line(smooth(points), body.color(body.length, level), half * 0.12),
    );
  }
  return drawn.join("");
}

function beads(body: Strand, tones: readonly Tone[]): string {
  const half = body.half(body.length);
  const size = half * 1.22;
  const from = body.length - size * 0.4;
  const drawn = tones.map((tone, i) => bead(beside(body.steps, from + i * size * 1.84, 0), size, tone));
  const last = from + tones.length * size * 1.84;
  const hair = [-0.35, 0, 0.35].map((v) =>
    line(
      smooth([beside(body.steps, last - size, 0), beside(body.steps, last + size * 0.5, v * size)]),
      body.color(body.length, v * -1),
      half * 0.34,
    ),
  );
  return hair.join("") + drawn.join("");
}

/** A round bead, lit from the upper left. */
export function bead(at: Point, radius: number, tone: Tone): string {
  return (
    circle([at[0] + radius * 0.12, at[1] + radius * 0.2], radius, lighten(tone.dark, -0.08)) +
    circle(at, radius, tone.base) +
    shape(
      `M${at[0] - radius} ${at[1]}a${radius} ${radius} 0 0 0 ${radius * 2} 0a${radius} ${radius * 0.62} 0 0 1 ${-radius * 2} 0z`,
      tone.dark,
      { opacity: 0.55 },
    ) +
    ellipse([at[0] - radius * 0.34, at[1] - radius * 0.38], radius * 0.3, radius * 0.22, tone.light)
  );
}

/** A cuff of gold about the strand. */
function cuff(body: Strand, along: number): string {
  const half = Math.max(4.2, body.half(along) * 1.2);
  const long = half * 1.6;
  const edge = (v: number) =>
    [beside(body.steps, along - long / 2, v), beside(body.steps, along + long / 2, v)] as const;
  const [a, b] = edge(-half);
  const [d, c] = edge(half);
  const bulge = half * 0.36;
  const step = body.steps[Math.min(body.steps.length - 1, Math.round(along / (body.steps[1]?.far ?? 1)))];
  const [tx, ty] = step?.along ?? [0, 1];
  const arc = (from: Point, to: Point) =>
    `Q${((from[0] + to[0]) / 2 + tx * bulge).toFixed(1)} ${((from[1] + to[1]) / 2 + ty * bulge).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  const d0 = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}${arc(a, d)}L${c[0].toFixed(1)} ${c[1].toFixed(1)}Q${((b[0] + c[0]) / 2 + tx * bulge).toFixed(1)} ${((b[1] + c[1]) / 2 + ty * bulge).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`;
  const band = (v: number, fill: string, width: number) => {
    const [from, to] = edge(v);
    return line(smooth([from, to]), fill, width, { "stroke-linecap": "butt" });
  };
  const bright = body.lightOn(along, -1) >= body.lightOn(along, 1) ? -1 : 1;
  return group(
    shape(d0, gold.base, { stroke: gold.dark, "stroke-width": Math.max(0.4, half * 0.09) }) +
      band(bright * half * 0.45, lit(gold, 0.9), half * 0.34) +
      band(-bright * half * 0.66, lit(gold, -0.7), half * 0.3),
  );
}
