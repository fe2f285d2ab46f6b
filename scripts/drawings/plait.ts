import { beside, clamp, type Point } from "./geometry.ts";
import { closeUp, hairsBetween, ribbon, type Strand } from "./strandBody.ts";
import { line, shape, smooth } from "./svg.ts";

/** The lobe of a plait: across from the outer edge to beyond the middle, along in periods. */
const lobe: readonly Point[] = [
  [0.02, -0.5],
  [0.16, -0.92],
  [0.5, -1.06],
  [0.86, -0.86],
  [1.2, -0.3],
  [1.36, 0.24],
  [1.16, 0.28],
  [0.78, 0.08],
  [0.36, -0.18],
];

const crest: readonly Point[] = [
  [0.3, -0.72],
  [0.66, -0.68],
  [1.02, -0.26],
];

const hairsOfLobe: readonly (readonly Point[])[] = [
  [
    [0.18, -0.5],
    [0.62, -0.36],
    [1.14, 0.1],
  ],
  [
    [0.22, -0.86],
    [0.74, -0.82],
    [1.2, -0.12],
  ],
];

/** The upper and the lower edge of a lobe, between which its hairs run. */
const lobeEdges: readonly [readonly Point[], readonly Point[]] = [
  [
    [0.16, -0.9],
    [0.64, -0.95],
    [1.2, -0.24],
  ],
  [
    [0.28, -0.34],
    [0.74, 0],
    [1.26, 0.22],
  ],
];

/** Three strands over each other: lobes from the left and from the right in turn, each upon the one before. */
export function plait(body: Strand): string {
  const parts = [ribbon(body, body.color(0, -1), 0.7, [0, 0])];
  let along = -body.half(0) * 0.6;
  for (let i = 0; along < body.length - body.half(body.length) * 0.7; i++) {
    const side = i % 2 ? 1 : -1;
    const half = Math.max(body.half(along), 0.5);
    // Close up, stitches of a row are as long as those of a braid, and no bed shows between them.
    const [long, next] = body.kind !== "row" ? [1.5, 0.56] : half > closeUp ? [1.62, 0.47] : [1.28, 0.52];
    const period = half * long;
    const place = ([u, v]: Point) => beside(body.steps, along + u * period, v * -side * half);
    const level = body.lightOn(along + period * 0.5, side) + (body.random() - 0.5) * 0.24;
    const stroke = { stroke: body.color(along, -1), "stroke-width": Math.max(0.5, half * 0.13) };
    parts.push(shape(smooth(lobe.map(place), true), body.color(along, level), stroke));
    if (half > 5) {
      for (const hair of hairsOfLobe)
        parts.push(line(smooth(hair.map(place)), body.color(along, level - 0.5), half * 0.05));
    }
    if (half > closeUp) parts.push(...hairsBetween(body, along, level, half, lobeEdges, place));
    if (half > 1.8 && level > -0.45) {
      parts.push(line(smooth(crest.map(place)), body.color(along, level + 0.55), half * 0.17));
    }
    along += period * next;
  }
  return parts.join("");
}

/** Hair that is not braided: fine lines that wave beside each other. */
export function looseHair(body: Strand): string {
  const parts: string[] = [];
  const count = Math.round(clamp(body.half(0) * 1.6, 3, 14));
  for (let i = 0; i < count; i++) {
    const [phase, pull] = [body.random() * 0.8, body.random()];
    const across = (i / (count - 1)) * 2 - 1;
    const points: Point[] = [];
    const wave = Math.max(3, body.half(0) * 1.1);
    for (let along = 0; along <= body.length * (0.86 + 0.14 * pull); along += wave * 0.5) {
      const swing = Math.sin(along / wave + phase) * 0.35 * body.half(along);
      points.push(beside(body.steps, along, across * body.half(along) * 0.8 + swing));
    }
    const level = (i % 3) * 0.5 - 0.5 + body.lightOn(body.length / 2, across) * 0.5;
    parts.push(line(smooth(points), body.color(body.length / 2, level), Math.max(0.9, body.half(0) * 0.26)));
  }
  return parts.join("");
}
