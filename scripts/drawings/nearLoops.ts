import { beside, clamp, mix, type Point } from "./geometry.ts";
import type { Strand } from "./strandBody.ts";
import { line, smooth } from "./svg.ts";

/**
 * The loops of a butterfly loc close up: thin locks that leave the loc and return to it, of many sizes and ways.
 *
 * @param many how many there are along a piece as long as the loc is wide
 * @param outside only at its edges, for what is drawn below the loc
 */
export function nearLoops(body: Strand, many: number, outside = false): string[] {
  const drawn: string[] = [];
  const half = body.half(body.length / 2);
  const count = Math.round((body.length / (half * 2)) * many);
  for (let i = 0; i < count; i++) {
    const along = body.length * clamp((i + body.random() * 1.6) / count, 0.02, 0.965);
    drawn.push(loop(body, along, outside));
  }
  return drawn;
}

function loop(body: Strand, along: number, outside: boolean): string {
  const half = body.half(along);
  const side = body.random() < 0.5 ? -1 : 1;
  const v = side * (outside ? 0.8 : Math.sqrt(body.random()) * 0.94);
  const edge = Math.abs(v);
  // On the face of the loc a loop is seen from its tip, so it is short and lies any way; at the edge it stands out.
  const way = side * mix(body.random() * 3, 1.57 + (body.random() - 0.5) * 1.9, edge ** 2);
  const size = half * mix(0.4, 0.54, edge) * ((body.fine ? 0.66 : 0.5) + body.random() ** 2);
  const wide = size * (0.36 + 0.3 * body.random());
  const lean = (body.random() - 0.5) * 0.7;
  const at = (out: number, across: number): Point => {
    const [a, b] = [out * size, across * wide + lean * out * out * size];
    return beside(
      body.steps,
      along + Math.cos(way) * a - Math.sin(way) * b,
      v * half + Math.sin(way) * a + Math.cos(way) * b,
    );
  };
  const open = 0.2 + 0.5 * body.random();
  const d = smooth([
    at(-0.3, -open),
    at(0.32, -1),
    at(0.86, -0.8),
    at(1.1, 0.05),
    at(0.82, 0.86),
    at(0.3, 0.94),
    at(-0.34, open),
  ]);
  const thick = half * (0.085 + 0.06 * body.random());
  const level = clamp(body.lightOn(along, v) + (body.random() - 0.3) * 0.9, -0.6, 1);
  if (body.fine) return fineLock(d, (more) => body.color(along, level - 0.15 + more), thick * 1.05);
  return line(d, body.color(along, -1), thick + half * 0.06) + line(d, body.color(along, level), thick);
}

/** A lock along a loop: a soft edge in the color of the hair, its body, a shine. */
function fineLock(d: string, color: (more: number) => string, thick: number): string {
  return line(d, color(-0.8), thick * 1.24) + line(d, color(0), thick) + line(d, color(0.45), thick * 0.36);
}
