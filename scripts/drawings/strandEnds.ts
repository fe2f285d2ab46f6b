import { lighten, lit, type Tone } from "./color.ts";
import { beside, type Point } from "./geometry.ts";
import { gold } from "./palette.ts";
import { closeUp, type Strand } from "./strandBody.ts";
import { circle, clipped, ellipse, group, line, shape, smooth } from "./svg.ts";

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
  const drawn = end.kind === "tuft" ? tuft(body) : end.kind === "curl" ? curls(body, end.curl ?? 6) : undefined;
  if (drawn) return { behind: drawn.behind, front: drawn.front + cuffs };
  if (end.kind === "beads") return { behind: "", front: cuffs + beads(body, end.beads ?? [gold]) };
  return { behind: "", front: cuffs };
}

/** The last hair below the braid: a few turns of hair about it, then single locks, each to a length of its own. */
function tuft(body: Strand): { behind: string; front: string } {
  if (body.kind === "loc") return { behind: "", front: "" };
  const neck = body.half(body.length);
  const long = neck * (8 + body.random() * 4);
  const lean = (body.random() - 0.5) * neck * 5;
  const near = neck * 2 > closeUp;
  const count = near ? (neck > 20 ? 23 : 13) : neck > 2.2 ? 5 : 3;
  const locks = Array.from({ length: count }, (_, i) => {
    const v = ((((i * 5) % count) / (count - 1)) * 2 - 1) * 0.9;
    const reach = long * (0.56 + 0.44 * body.random()) * (1 - 0.18 * Math.abs(v));
    const [fan, bend] = [0.5 + 0.5 * body.random(), (body.random() - 0.5) * 0.9];
    const middle = Array.from({ length: 11 }, (_, k): Point => {
      const part = k / 10;
      const far = (part * reach) / long;
      const across = v * (0.66 + fan * Math.sin(far * 2.3)) + bend * part * part;
      return beside(body.steps, body.length - neck * 0.9 + part * reach, across * neck + lean * far * far);
    });
    const level = body.lightOn(body.length, v) * 0.9 + ((i * 5) % 4) * 0.24 - 0.34;
    const wide = neck * (near ? (neck > 20 ? 0.66 : 0.54) : count > 3 ? 0.9 : 1.3);
    return (
      sliver(middle, wide * 1.24, body.color(body.length, -1)) +
      sliver(middle, wide * 0.78, body.color(body.length, level))
    );
  });
  return { behind: locks.join(""), front: bound(body, neck) };
}

/** A lock along a line that swells a little and comes to a point. */
function sliver(middle: readonly Point[], wide: number, fill: string): string {
  const last = middle.length - 1;
  const side = (sign: number) =>
    middle.map(([x, y], i): Point => {
      const [a, b] = [middle[Math.max(0, i - 1)] ?? [x, y], middle[Math.min(last, i + 1)] ?? [x, y]];
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (wide / 2) * Math.min(0.7 + (3 * i) / last, ((last - i) / last) ** 0.6 * 1.25) * sign;
      return [x - ((b[1] - a[1]) / far) * half, y + ((b[0] - a[0]) / far) * half];
    });
  return shape(smooth([...side(-1), ...side(1).reverse()], true), fill);
}

/** Turns of hair that close a braid above its brush. */
function bound(body: Strand, neck: number): string {
  const turns = neck > 2.6 ? [-0.75, 0.05, 0.85] : [0];
  return turns
    .map((at, i) => {
      const across = [-1.16, -0.4, 0.4, 1.16].map((v) =>
        beside(body.steps, body.length + neck * (at + v * 0.18 + (1 - v * v) * 0.22), v * neck),
      );
      const wide = neck * (turns.length > 1 ? 0.86 : 1.1);
      return (
        line(smooth(across), body.color(body.length, -1), wide) +
        line(smooth(across), body.color(body.length, body.lightOn(body.length, -1) * 0.5 - 0.1 * i), wide * 0.66)
      );
    })
    .join("");
}

/** Hair left in a spiral. */
function curls(body: Strand, factor: number): { behind: string; front: string } {
  const half = body.half(body.length);
  const reach = half * factor;
  const drawn: string[] = [];
  if (half > 14) return { behind: ringlets(body, half, reach), front: "" };
  for (let i = 0; i < 3; i++) {
    const [phase, long] = [(i / 3) * Math.PI * 2 + body.random(), reach * (0.8 + 0.25 * body.random())];
    const points: Point[] = [];
    for (let part = 0; part <= 1.001; part += 0.03) {
      const wide = half * (0.5 + 0.62 * Math.sin(Math.PI * Math.min(1, part * 1.15)));
      const turn = part * 11 + phase;
      const along = body.length - half * 1.6 + part * long + Math.cos(turn) * half * 0.4 * Math.min(1, part * 3);
      points.push(beside(body.steps, along, Math.sin(turn) * wide));
    }
    drawn.push(
      line(smooth(points), body.color(body.length, -1), half * 0.56),
      line(smooth(points), body.color(body.length, [-0.1, 0.3, 0.7][i] ?? 0), half * 0.36),
    );
  }
  return { behind: "", front: drawn.join("") };
}

/** The same close up: locks that leave the braid below its last crossing and curl, each to a length of its own. */
function ringlets(body: Strand, half: number, reach: number): string {
  const locks = [-0.7, 0.7, -0.3, 0.35, 0].map((root, i) => {
    const [phase, long] = [i * 1.7 + body.random(), reach * (0.86 + 0.34 * body.random())];
    const hair = (aside: number): Point[] => {
      const points: Point[] = [];
      for (let part = 0; part <= 1.001; part += 0.025) {
        const grown = Math.min(1, part * 2.6);
        const turn = part * 17 * (1 + 0.25 * part) + phase;
        const away = root * (0.8 + 0.5 * grown - 0.45 * part) + Math.sin(turn) * 0.3 * grown * (1 - 0.35 * part);
        points.push(
          beside(
            body.steps,
            body.length - half * 1.9 + part * long + Math.cos(turn) * 0.22 * half * grown,
            half * (away + aside * (1 - 0.7 * part)),
          ),
        );
      }
      return points;
    };
    const level = body.lightOn(body.length, root) * 0.6;
    return [
      sliver(hair(0), half * 0.62, body.color(body.length, -1)),
      ...[-0.15, -0.05, 0.05, 0.15].map((aside, k) =>
        sliver(hair(aside), half * 0.14, body.color(body.length, level + ([-0.3, 0.5, 0.1, -0.5][k] ?? 0))),
      ),
    ].join("");
  });
  return locks.join("");
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

/** A cuff of gold about the strand: a round band with a rim at both ends, lit like the strand. */
function cuff(body: Strand, along: number): string {
  const half = Math.max(4.2, body.half(along) * 1.16);
  const long = half * (half > 24 ? 0.9 : half > 12 ? 1.2 : 1.6);
  const bulge = half * 0.34;
  const toLight = body.lightOn(along, -1) >= body.lightOn(along, 1) ? -1 : 1;
  const across = (at: number, reach = 1) =>
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((v) =>
      beside(body.steps, along + at * long * 0.5 + bulge * Math.sqrt(1 - v * v), v * half * reach),
    );
  const outline = `${smooth(across(-1))}L${smooth(across(1).reverse()).slice(1)}Z`;
  const levels = [-0.3, 0.1, 0.55, 0.95, 0.5, 0.1, -0.2, -0.55, -0.85, -0.5];
  const bands = levels.map((level, i) => {
    const v = toLight * (1 - ((i + 0.5) / levels.length) * 2);
    const bow = bulge * Math.sqrt(1 - v * v);
    const ends = [-0.5, 0.5].map((end) => beside(body.steps, along + end * long + bow, v * half));
    return line(smooth(ends), lit(gold, level), (half * 2.4) / levels.length, { "stroke-linecap": "butt" });
  });
  const rim = (at: number, reach: number) =>
    line(smooth(across(at, reach)), gold.dark, half * 0.13) + line(smooth(across(at, reach)), gold.base, half * 0.07);
  const clip = half > 6 ? clipped(outline, bands.join("")) : bands.filter((_, i) => i % 3 === 0).join("");
  return group(
    shape(outline, gold.base, { stroke: gold.dark, "stroke-width": Math.max(0.4, half * 0.06) }) +
      clip +
      (half > 6 ? rim(-0.94, 1.03) + rim(0.94, 1.03) : ""),
  );
}
