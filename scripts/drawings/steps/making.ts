import type { Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { hand } from "../hand.ts";
import { paint } from "../palette.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { type StrandOptions, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";
import { circle, shape } from "../svg.ts";
import { panelGround } from "./panel.ts";

export interface Making {
  kind: Kind;
  tone: Tone;
  skin: Tone;
  ground: string;
  /** The hand that braids. */
  maker: Tone;
  /** A knot of added hair at the root. */
  knot?: boolean;
  /** Starts as fine as a thread and grows as hair is added. */
  fine?: boolean;
}

const WIDE = 62;

/** One strand between two that are done: made down to its middle, its locks held apart below. */
export function making(want: Making): string {
  const { kind, tone, ground } = want;
  const done = (x: number, seed: number) =>
    root(want, x) +
    strand(
      [
        [x, 74],
        [x + 5, 190],
        [x - 4, 320],
        [x, 440],
      ],
      WIDE,
      kind,
      tone,
      { ...shapeOf(want), seed },
    );
  const made: Point[] = [
    [200, 74],
    [203, 130],
    [200, 205],
  ];
  return [
    panelGround(ground),
    scalpAbove(want.skin),
    done(66, 3),
    done(334, 8),
    root(want, 200),
    strand(made, WIDE, kind, tone, { ...shapeOf(want), seed: 5 }),
    locks(want),
    hand({
      at: [262, 300],
      angle: 205,
      scale: 0.72,
      skin: want.maker,
      flipped: true,
      sleeve: paint.rust,
      nails: "#c9745a",
    }),
  ].join("");
}

function shapeOf({ knot, fine }: Making): StrandOptions {
  if (fine) return { taper: (part) => Math.min(1, 0.22 + part * 1.9) };
  return { taper: (part) => (knot && part < 0.04 ? 1.15 : 1) };
}

/** The edge of the scalp at the top of a panel. */
function scalpAbove(skin: Tone): string {
  return (
    shape("M0 0H400V66Q300 84 200 80T0 70Z", skin.base) +
    shape("M0 70Q100 76 200 80T400 66V74Q300 92 200 88T0 78Z", skin.dark)
  );
}

/** Hair that is combed from its part to the root. */
function root({ tone, knot }: Making, x: number): string {
  const hairs = [-44, -26, -9, 9, 26, 44].map((out) =>
    strand(
      [
        [x + out, -10],
        [x + out * 0.7, 30],
        [x + out * 0.16, 78],
      ],
      17,
      "loose",
      tone,
      { shadow: 0, taper: () => 1 },
    ),
  );
  return (
    shape(`M${x - 54} -10H${x + 54}L${x + 12} 84H${x - 12}Z`, tone.dark) +
    hairs.join("") +
    (knot ? circle([x, 80], 26, tone.dark) + circle([x - 3, 76], 22, tone.base) : "")
  );
}

/** What is not braided yet: three locks of a braid, two of a twist. */
function locks({ kind, tone }: Making): string {
  const three = kind === "braid" || kind === "row";
  const lock = (to: Point, bend: number, wide: number) =>
    strand([[200, 196], [200 + bend, 250], [(200 + to[0]) / 2 + bend * 0.8, 300], to], wide, "loose", tone, {
      taper: () => 1,
    });
  return lock([120, 420], -34, 30) + (three ? lock([206, 430], 6, 30) : "") + lock([266, 306], 40, 28);
}

/** Rows on the scalp; into the middle one a lock of added hair is fed. */
export function feeding({ tone, maker, fine }: Pick<Making, "tone" | "maker" | "fine">, scalp: string): string {
  const row = (y: number, to: number, seed: number) => {
    const points: Point[] = [];
    for (let x = -30; x <= to; x += 30) points.push([x, y - 14 * Math.sin(x / 130)]);
    const taper = (part: number) => (fine ? Math.min(1, 0.14 + part * 1.1) : 1);
    return rowWithHair(points, 76, tone, { seed, taper });
  };
  const lock = (points: Point[], wide: number) =>
    strand(points, wide, "loose", tone, { taper: (part) => 0.8 + part * 0.4 });
  return [
    scalp,
    row(70, 440, 2),
    row(330, 440, 4),
    row(200, 232, 6),
    lock(
      [
        [214, 196],
        [280, 190],
        [350, 200],
        [440, 184],
      ],
      40,
    ),
    lock(
      [
        [216, 200],
        [262, 240],
        [330, 262],
        [440, 268],
      ],
      28,
    ),
    lock(
      [
        [216, 190],
        [250, 150],
        [282, 128],
        [306, 120],
      ],
      26,
    ),
    hand({ at: [300, 122], angle: 168, scale: 0.74, skin: maker, sleeve: paint.rust, nails: "#c9745a" }),
  ].join("");
}

/** A loc half made: the braid inside is seen below what has been wound about it. */
export function wrapping(want: Making): string {
  const { kind, tone, ground } = want;
  const inside = (x: number, from: number) =>
    strand(
      [
        [x, from],
        [x + 3, 300],
        [x, 440],
      ],
      34,
      "braid",
      tone,
      { taper: () => 1, seed: x },
    );
  const wound = (x: number, to: number, seed: number) =>
    strand(
      [
        [x, 74],
        [x + 4, (74 + to) / 2],
        [x, to],
      ],
      kind === "butterfly" ? 46 : WIDE,
      kind,
      tone,
      { taper: () => 1, seed },
    );
  return [
    panelGround(ground),
    scalpAbove(want.skin),
    ...[66, 200, 334].map((x) => root(want, x)),
    wound(66, 440, 3),
    inside(200, 190),
    wound(200, 232, 4),
    inside(334, 74),
    strand(
      [
        [200, 226],
        [232, 236],
        [268, 274],
        [290, 312],
      ],
      22,
      "loose",
      tone,
      { taper: () => 1 },
    ),
    hand({
      at: [286, 308],
      angle: 205,
      scale: 0.72,
      skin: want.maker,
      flipped: true,
      sleeve: paint.rust,
      nails: "#c9745a",
    }),
  ].join("");
}
