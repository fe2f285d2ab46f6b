import { blend, type Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { hand } from "../hand.ts";
import { paint } from "../palette.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { softShade, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";
import { line, shape } from "../svg.ts";
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
}

const WIDE = 62;

/** One strand between two that are done: made down to its middle, its locks held apart below. */
export function making(want: Making): string {
  const { kind, tone, ground } = want;
  const taper = (part: number) => Math.min(1, 0.6 + part * 5);
  const grown = (points: readonly Point[], seed: number) =>
    softShade(points, WIDE, tone.dark) + strand(points, WIDE, kind, tone, { taper, shadow: 0, seed });
  const done = (x: number, seed: number) =>
    grown(
      [
        [x, 62],
        [x + 5, 190],
        [x - 4, 320],
        [x, 440],
      ],
      seed,
    ) + root(want, x);
  const made: Point[] = [
    [200, 62],
    [203, 130],
    [200, 205],
  ];
  return [
    panelGround(ground),
    scalpAbove(want.skin),
    done(66, 3),
    done(334, 8),
    grown(made, 5),
    root(want, 200),
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

/** The edge of the scalp at the top of a panel. */
export function scalpAbove(skin: Tone): string {
  return (
    shape("M0 0H400V66Q300 84 200 80T0 70Z", skin.base) +
    shape("M0 70Q100 76 200 80T400 66V74Q300 92 200 88T0 78Z", skin.dark)
  );
}

/** Hair that is combed from its part into the beginning of the strand, over which its ends lie. */
export function root({ tone, knot }: Making, x: number): string {
  const hairs = [-46, -34, -22, -11, 0, 11, 22, 34, 46].map((out) =>
    strand(
      [
        [x + out, -12],
        [x + out * 0.74, 26],
        [x + out * 0.24, 66],
        [x + out * 0.16, 84 - Math.abs(out) * 0.2],
      ],
      13,
      "loose",
      tone,
      { shadow: 0, taper: (part) => 1 - part * 0.45, seed: x + out },
    ),
  );
  const bed = `M${x - 46} -10H${x + 46}Q${x + 32} 34 ${x + 9} 70H${x - 9}Q${x - 32} 34 ${x - 46} -10Z`;
  return shape(bed, blend(tone.dark, tone.base, 0.4)) + hairs.join("") + (knot ? knotAt(x, tone) : "");
}

/** The knot of added hair: a few turns about the root. */
function knotAt(x: number, tone: Tone): string {
  const turns = [-6, 2, 10].map(
    (y) =>
      line(`M${x - 21} ${76 + y}q21 9 42 -4`, tone.dark, 12) +
      line(`M${x - 20} ${75 + y}q20 9 40 -4`, tone.base, 9) +
      line(`M${x - 14} ${75 + y}q10 5 20 1`, blend(tone.base, tone.light, 0.6), 2.4),
  );
  return turns.join("");
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

interface Feeding extends Pick<Making, "tone" | "maker"> {
  /** The rows start as fine as a thread and grow as hair is added. */
  fine?: boolean;
}

/** Rows on the scalp; into the middle one a lock of added hair is fed. */
export function feeding({ tone, maker, fine }: Feeding, scalp: string): string {
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
  const grown = (part: number) => Math.min(1, 0.6 + part * 5);
  const hung = (points: readonly Point[], width: number, own: Kind, seed: number, taper = grown) =>
    softShade(points, width, tone.dark) + strand(points, width, own, tone, { taper, shadow: 0, seed });
  const inside = (x: number, from: number) =>
    hung(
      [
        [x, from],
        [x + 3, 300],
        [x, 440],
      ],
      34,
      kind === "butterfly" ? "rope" : "braid",
      x,
    );
  const closing = (part: number) => grown(part) * (1 - 0.42 * Math.max(0, (part - 0.66) / 0.34) ** 1.6);
  const wound = (x: number, to: number, seed: number, taper = grown) =>
    hung(
      [
        [x, 62],
        [x + 4, (62 + to) / 2],
        [x, to],
      ],
      kind === "butterfly" ? 46 : WIDE,
      kind,
      seed,
      taper,
    );
  return [
    panelGround(ground),
    scalpAbove(want.skin),
    wound(66, 440, 3),
    inside(200, 190),
    wound(200, 236, 4, closing),
    inside(334, 62),
    ...[66, 200, 334].map((x) => root(want, x)),
    lockInHand(tone),
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

/** The lock that is wound about a loc next, from the loc to the fingers. */
function lockInHand(tone: Tone): string {
  const points: Point[] = [
    [190, 212],
    [200, 226],
    [222, 236],
    [250, 252],
    [274, 282],
    [296, 320],
  ];
  return strand(points, 20, "loose", tone, { taper: (part) => 1 - 0.2 * part });
}
