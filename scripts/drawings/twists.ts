import { beside, clamp, type Point } from "./geometry.ts";
import { locCloseUp } from "./locCloseUp.ts";
import { nearLoops } from "./nearLoops.ts";
import { closeUp, hairsBetween, ribbon, type Strand } from "./strandBody.ts";
import { line, shape, smooth } from "./svg.ts";

/** One turn of a rope: from the left edge over to the right, along in periods. */
const turn: readonly Point[] = [
  [-0.12, -0.86],
  [0.12, -1.04],
  [0.42, -0.98],
  [0.82, -0.4],
  [1.16, 0.34],
  [1.34, 0.9],
  [1.14, 1.05],
  [0.84, 0.96],
  [0.5, 0.42],
  [0.18, -0.26],
];

const crest: readonly Point[] = [
  [0.16, -0.8],
  [0.46, -0.5],
  [0.78, 0.06],
];

const groove: readonly Point[] = [
  [0.06, -0.62],
  [0.5, 0.14],
  [0.98, 0.8],
];

/** The upper and the lower edge of a turn, between which its hairs run. */
const turnEdges: readonly [readonly Point[], readonly Point[]] = [
  [
    [0.3, -0.96],
    [0.82, -0.38],
    [1.3, 0.78],
  ],
  [
    [0.02, -0.72],
    [0.36, 0.16],
    [0.94, 0.94],
  ],
];

/** Two strands wound about each other: slanted turns that all lean one way. A spring is looser, with stray hair. */
export function twist(body: Strand): string {
  const soft = body.kind === "spring";
  const parts = [ribbon(body, body.color(0, -1), 0.75, [0, 0])];
  let along = -body.half(0) * 0.4;
  for (let i = 0; along < body.length - body.half(body.length); i++) {
    const half = Math.max(0.5, body.half(along) * (soft ? 0.86 + 0.3 * body.random() : 1));
    const period = half * (soft ? 1.9 : 1.7);
    const place = ([u, v]: Point) => beside(body.steps, along + u * period, v * half);
    const level = 0.55 * body.lightOn(along + period * 0.4, -1) + (i % 2 ? 0.12 : -0.08);
    const stroke = { stroke: body.color(along, -1), "stroke-width": Math.max(0.5, half * 0.14) };
    parts.push(shape(smooth(turn.map(place), true), body.color(along, level), stroke));
    if (half > 4) parts.push(line(smooth(groove.map(place)), body.color(along, level - 0.45), half * 0.06));
    if (half > closeUp) parts.push(...hairsBetween(body, along, level, half, turnEdges, place));
    if (half > 1.5) {
      const glow = body.lightOn(along, -1) * 0.3 + level + 0.55;
      parts.push(line(smooth(crest.map(place)), body.color(along, glow), half * (soft ? 0.14 : 0.22)));
    }
    if (soft && body.random() < 0.35) parts.push(stray(body, along, half));
    along += period * (soft ? 0.74 : 0.68);
  }
  return parts.join("");
}

/** A hair that has left the rope. */
function stray(body: Strand, along: number, half: number): string {
  const side = body.random() < 0.5 ? -1 : 1;
  const out = half * (1.25 + body.random() * 0.5);
  const points = [0.8, 1.25, 1.3, 0.8].map((far, i) =>
    beside(body.steps, along + i * half * 0.8, side * (far * out * 0.85)),
  );
  return line(smooth(points), body.color(along, body.random() * 0.8 - 0.3), Math.max(0.6, half * 0.12));
}

/** Hair wound about a cord: a round body lit on one side, fine slanted bands across; a butterfly loc has loops as well. */
export function wrap(body: Strand): string {
  const butterfly = body.kind === "butterfly";
  const half = body.half(body.length / 2);
  if (half > closeUp)
    return butterfly
      ? [...nearLoops(body, 5, true), locCloseUp(body), ...nearLoops(body, 7)].join("")
      : locCloseUp(body);
  const toLight = body.lightOn(body.length / 2, -1) >= body.lightOn(body.length / 2, 1) ? -1 : 1;
  const across = (part: number): Point => {
    const step = body.steps[Math.floor(body.steps.length / 2)];
    return step ? [-step.along[1] * half * part, step.along[0] * half * part] : [0, 0];
  };
  const level = body.lightOn(body.length / 2, 0);
  const parts = butterfly ? loops(body, 0.5) : [];
  parts.push(
    ribbon(body, body.color(0, -1), 1.08, [0, 0]),
    ribbon(body, body.color(0, level - 0.1), 0.96, [0, 0]),
    ribbon(body, body.color(0, level - 0.6), 0.36, across(-toLight * 0.62), 0.8),
    ribbon(body, body.color(0, level + 0.4), 0.26, across(toLight * 0.4), 0.9),
  );
  for (let along = half * 0.4; along < body.length - half * 1.1; along += half * (0.34 + body.random() * 0.4)) {
    const here = body.half(along);
    const lean = here * (0.35 + body.random() * 0.35);
    const band: Point[] = [-0.98, -0.4, 0.3, 0.98].map((v) =>
      beside(body.steps, along + v * lean * 0.6 + (1 - v * v) * here * 0.3, v * here),
    );
    const dark = body.random() < 0.62;
    const width = Math.max(0.6, here * (dark ? 0.12 : 0.15));
    parts.push(line(smooth(band), body.color(along, level + (dark ? -0.85 : 0.5)), width));
  }
  if (butterfly) parts.push(...loops(body, 0.34));
  return parts.join("");
}

/** Small loops of hair that stand out from a butterfly loc. */
function loops(body: Strand, chance: number): string[] {
  const drawn: string[] = [];
  for (let along = body.half(0); along < body.length * 0.97; along += body.half(along) * 0.62) {
    if (body.random() > chance) continue;
    const half = body.half(along);
    const side = body.random() < 0.5 ? -1 : 1;
    const size = half * (0.75 + body.random() * 0.75);
    const lean = (body.random() - 0.4) * half * 1.2;
    const level = clamp(body.lightOn(along, side) + body.random() * 0.5, -0.7, 0.9);
    const loop = (wide: number): string =>
      smooth([
        beside(body.steps, along, side * half * 0.3),
        beside(body.steps, along + lean * 0.3 - wide * 0.3, side * (half + wide * 0.5)),
        beside(body.steps, along + lean + wide * 0.25, side * (half + wide * 0.9)),
        beside(body.steps, along + lean * 0.6 + wide * 0.75, side * (half + wide * 0.45)),
        beside(body.steps, along + wide * 0.5, side * half * 0.2),
      ]);
    const thick = half * 0.27;
    drawn.push(
      line(loop(size), body.color(along, -1), thick + half * 0.15),
      line(loop(size), body.color(along, level), thick),
    );
  }
  return drawn;
}
