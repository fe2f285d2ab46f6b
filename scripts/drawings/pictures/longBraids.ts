import { dipped, type Tone } from "../color.ts";
import { beside, type Point, walk } from "../geometry.ts";
import { arch, hill, sun } from "../ground.ts";
import { gold, hairs, paint } from "../palette.ts";
import { type StrandOptions, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";
import { line, smooth } from "../svg.ts";

const even = () => 1;

/** Gold thread that is crossed about a strand, between two parts of its length. */
function thread(points: readonly Point[], width: number, from: number, to: number): string {
  const steps = walk(points, 3);
  const length = steps.at(-1)?.far ?? 0;
  const turn = width * 0.62;
  const count = Math.round(((to - from) * length) / turn);
  const lay = (side: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = (along: number, v: number) =>
        beside(steps, from * length + (i + along) * turn, v * side * width * 0.5);
      return smooth([at(0, -1), at(0.42, 0), at(1, 1)]);
    }).join("");
  const drawn = (side: number) =>
    line(lay(side), gold.dark, width * 0.1) +
    line(lay(side), gold.base, width * 0.075) +
    line(lay(side), gold.light, width * 0.022, { "stroke-dasharray": `${width * 0.22} ${width * 0.5}` });
  return drawn(1) + drawn(-1);
}

/** Three long box braids that swing across the picture, one with gold thread about it. */
export function goldThread(): string {
  const swung = (shift: number, reach: number): Point[] => [
    [60 + shift * 1.05, -60],
    [96 + shift * 0.92, 110 - shift * 0.16],
    [240 + shift * 0.72, 250 - shift * 0.62],
    [430 + shift * 0.5, 312 - shift * 0.72],
    [reach - 60 + shift * 0.8, 380 - shift * 0.3],
    [reach + shift * 0.9, 462 - shift * 0.1],
  ];
  const lines = [swung(-118, 560), swung(0, 600), swung(118, 590)];
  const braid = (i: number, width: number, options: StrandOptions = {}) =>
    strand(lines[i] ?? [], width, "braid", hairs.black, {
      seed: i * 9 + 4,
      taper: (part) => 1 - 0.16 * part,
      shadow: 0.5,
      fall: [10, 13],
      end: { kind: "tuft" },
      ...options,
    });
  return [
    sun(paint.peach, paint.apricot, [400, 300], 250),
    braid(0, 66),
    braid(2, 66, { end: { kind: "tuft", cuffs: [0.7] } }),
    braid(1, 74),
    thread(lines[1] ?? [], 51, 0.3, 0.66),
  ].join("");
}

/** Two thick twists that cross, each with a cuff. */
export function copperTwists(): string {
  const rope = (points: readonly Point[], kind: Kind, cuffs: number[], seed: number) =>
    strand(points, 104, kind, hairs.copper, {
      seed,
      taper: even,
      shadow: 0.5,
      fall: [14, 18],
      end: { kind: "none", cuffs },
    });
  return [
    arch(paint.sage, paint.cream, 400, 230, 40),
    rope(
      [
        [640, -70],
        [600, 120],
        [430, 280],
        [250, 430],
        [200, 680],
      ],
      "rope",
      [0.78],
      3,
    ),
    rope(
      [
        [150, -70],
        [210, 130],
        [390, 290],
        [560, 450],
        [620, 680],
      ],
      "rope",
      [0.2],
      8,
    ),
  ].join("");
}

/** One thick plait that sweeps across, black, with copper ends. */
export function thickPlait(): string {
  const copper: Tone = hairs.copper;
  const points: Point[] = [
    [-80, 120],
    [90, 110],
    [250, 220],
    [400, 330],
    [540, 336],
    [640, 270],
  ];
  return (
    hill(paint.peach, paint.terracotta, true) +
    strand(points, 150, "braid", hairs.black, {
      seed: 5,
      taper: (part) => 1 - 0.3 * part,
      toneAt: dipped(hairs.black, copper, 0.5, 0.3),
      shadow: 0.45,
      fall: [18, 24],
      end: { kind: "tuft", cuffs: [0.3, 0.42] },
    })
  );
}
