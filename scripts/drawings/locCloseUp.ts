import { beside, mix, type Point } from "./geometry.ts";
import { ribbon, type Strand } from "./strandBody.ts";
import { blurred, clipped, line, polygon, smooth } from "./svg.ts";

/** One turn of the hair that is wound about a loc: where it begins, and how much of the loc it covers. */
interface Turn {
  from: number;
  long: number;
  lean: number;
}

/** A loc so near that the hairs of each turn are seen: a round body in soft shade, whose edge swells with the turns. */
export function locCloseUp(body: Strand): string {
  const turns = turnsOf(body);
  const outline = polygon(edgeOf(body, turns));
  const middle = body.length / 2;
  const toLight = body.lightOn(middle, -1) >= body.lightOn(middle, 1) ? -1 : 1;
  const half = body.half(middle);
  const shade = (v: number, level: number, wide: number, opacity: number) =>
    line(smooth(alongAt(body, v)), body.color(middle, level), half * wide, { opacity });
  return (
    ribbon(body, body.color(middle, -0.2), 1, [0, 0]) +
    clipped(
      outline,
      line(smooth(alongAt(body, 0)), body.color(middle, -0.2), half * 3) +
        turns.map((turn) => hairsOf(body, turn)).join("") +
        blurred(shade(-toLight * 0.95, -1, 0.8, 0.75) + shade(toLight * 0.42, 0.8, 0.34, 0.34), half * 0.2) +
        turns.map((turn) => crease(body, turn)).join(""),
    )
  );
}

function turnsOf(body: Strand): Turn[] {
  const turns: Turn[] = [];
  for (let from = -body.half(0); from < body.length + body.half(body.length); ) {
    const half = body.half(from) || 1;
    const long = half * (0.5 + body.random() * 0.42);
    turns.push({ from, long, lean: half * (0.34 + body.random() * 0.16) });
    from += long;
  }
  return turns;
}

/** The line beside the strand, `v` of its half width from the middle. */
function alongAt(body: Strand, v: number): Point[] {
  return Array.from({ length: 15 }, (_, i) => {
    const along = (i / 14) * body.length;
    return beside(body.steps, along, v * body.half(along));
  });
}

/** A place on a turn: `u` from its upper to its lower edge, `v` across. */
function on(body: Strand, turn: Turn, u: number, v: number): Point {
  const half = body.half(turn.from + turn.long / 2);
  const along = turn.from + u * turn.long + v * turn.lean + (1 - v * v) * half * 0.2;
  return beside(body.steps, along, v * half);
}

function edgeOf(body: Strand, turns: readonly Turn[]): Point[] {
  const side = (sign: number) =>
    turns.flatMap((turn) =>
      [0, 0.25, 0.5, 0.75].flatMap((u): Point[] => {
        const along = turn.from + u * turn.long + sign * turn.lean;
        if (along < 0 || along > body.length) return [];
        return [beside(body.steps, along, sign * body.half(along) * (0.96 + 0.07 * Math.sin(u * Math.PI)))];
      }),
    );
  return [...side(-1), beside(body.steps, body.length, 0), ...side(1).reverse()];
}

/** Fine hairs side by side, each a little lighter or darker. */
function hairsOf(body: Strand, turn: Turn): string {
  const count = 7;
  const own = (body.random() - 0.5) * 0.5;
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count;
    const end = u + (body.random() - 0.5) * 0.2;
    const round = 0.5 - Math.abs(u - 0.42) * 1.1;
    const level = own + round + (body.random() - 0.5) * 0.7 - 0.15;
    const points = [-1.05, -0.5, 0, 0.5, 1.05].map((v) => on(body, turn, mix(u, end, (v + 1) / 2), v));
    return line(smooth(points), body.color(turn.from, level), (turn.long / count) * 1.25);
  }).join("");
}

/** The shade between two turns: a line that is drawn over a part of the width alone. */
function crease(body: Strand, turn: Turn): string {
  const [from, to] = body.random() < 0.6 ? [-1.05, 0.2 + body.random() * 0.8] : [-0.7 + body.random() * 0.6, 1.05];
  const points = [0, 0.33, 0.66, 1].map((part) => on(body, turn, 0, mix(from, to, part)));
  const wide = body.half(turn.from) * (0.05 + body.random() * 0.06);
  return line(smooth(points), body.color(turn.from, -1), wide, { opacity: 0.8 });
}
