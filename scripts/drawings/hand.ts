import { lighten, type Tone } from "./color.ts";
import type { Point } from "./geometry.ts";
import { type Limb, limb } from "./limb.ts";
import { blurred, clipped, ellipse, group, line, shape, smooth } from "./svg.ts";

export interface Hand {
  /** Where thumb and index finger meet. */
  at: Point;
  /** Where the fingers point, in degrees clockwise from the right. */
  angle: number;
  scale: number;
  skin: Tone;
  /** The thumb lies to the left of where the fingers point, not to the right. */
  flipped?: boolean;
  sleeve?: string;
  nails?: string;
  /** Throws a shadow on the scalp below it. On paper a hand throws none. */
  shadow?: boolean;
}

/** Little, ring and middle finger: bent at the knuckle towards the palm, the nearest last. */
const curled: readonly { bent: Limb; under: Limb }[] = [
  {
    bent: {
      points: [
        [-122, -76],
        [-98, -76],
        [-74, -62],
      ],
      widths: [22, 21, 20],
    },
    under: {
      points: [
        [-76, -64],
        [-62, -48],
        [-62, -34],
      ],
      widths: [18, 17, 15],
    },
  },
  {
    bent: {
      points: [
        [-112, -56],
        [-82, -56],
        [-52, -42],
      ],
      widths: [25, 24, 22.5],
    },
    under: {
      points: [
        [-54, -44],
        [-38, -28],
        [-38, -12],
      ],
      widths: [21, 20, 17],
    },
  },
  {
    bent: {
      points: [
        [-106, -32],
        [-70, -34],
        [-36, -24],
      ],
      widths: [26, 25, 23],
    },
    under: {
      points: [
        [-38, -26],
        [-20, -12],
        [-16, 2],
      ],
      widths: [22, 21, 18],
    },
  },
];
const index: Limb = {
  points: [
    [-112, -4],
    [-74, -10],
    [-36, -12],
    [-12, -2],
    [2, 13],
  ],
  widths: [27, 25, 24, 21.5, 17],
};
const thumb: Limb = {
  points: [
    [-168, 20],
    [-118, 41],
    [-72, 40],
    [-32, 28],
    [2, 15],
  ],
  widths: [42, 37, 29, 28, 18],
};
const knuckles: readonly Point[] = [
  [-100, -5],
  [-95, -33],
  [-102, -57],
  [-113, -77],
];
const back =
  "M-420 -52C-320 -48 -240 -36 -196 -40C-172 -48 -142 -88 -116 -88C-98 -86 -92 -66 -90 -44C-86 -20 -88 0 -92 9C-96 20 -100 26 -104 34C-120 60 -150 50 -190 36C-250 34 -320 42 -420 48Z";

/** A hand seen from its back whose thumb and bent index finger hold a strand, in units of a finger's width of about 23. */
export function hand(want: Hand): string {
  const { skin } = want;
  const flip = want.flipped ? -1 : 1;
  const toLight = lightOn(want.angle, flip);
  const edge = lighten(skin.dark, -0.07);
  const below: Tone = { base: lighten(skin.base, -0.06), light: skin.base, dark: lighten(skin.dark, -0.04) };
  const drawn = [
    want.shadow ? shadowOf(toLight) : "",
    ...curled.map(({ under }) => limb(under, below, toLight)),
    line(back, edge, 4.4),
    shape(back, skin.base),
    clipped(back, shadeOf(skin, toLight)),
    ...curled.map(({ bent }) => limb(bent, skin, toLight) + wrinkles(bent, skin)),
    limb(index, skin, toLight),
    creases([-38, -12], 24, 8, skin),
    nailOn([-1, 6], 47, 9, 4.6, want.nails, skin),
    ...knuckles.map((at, i) => knuckle(at, i, skin, toLight)),
    limb(thumb, skin, toLight),
    seam(skin),
    creases([-58, 42], 26, -14, skin),
    nailOn([-9, 18], -27, 11, 7.4, want.nails, skin),
    want.sleeve ? sleeve(want.sleeve, toLight) : "",
  ].join("");
  return group(drawn, {
    transform: `translate(${want.at[0]} ${want.at[1]}) rotate(${want.angle}) scale(${want.scale} ${want.scale * flip})`,
  });
}

/** The light of the picture, from the upper left, as a hand turned by so many degrees meets it. */
function lightOn(angle: number, flip: number): Point {
  const turn = (-angle * Math.PI) / 180;
  const [x, y] = [-0.56, -0.83];
  return [x * Math.cos(turn) - y * Math.sin(turn), (x * Math.sin(turn) + y * Math.cos(turn)) * flip];
}

function shadowOf(toLight: Point): string {
  const dark = "#1c0f0a";
  return blurred(
    group(shape(back, dark) + line(smooth(index.points), dark, 24) + line(smooth(thumb.points), dark, 26), {
      opacity: 0.45,
      transform: `translate(${-toLight[0] * 15} ${-toLight[1] * 15})`,
    }),
    7,
  );
}

/** Light and shade on the back of the hand and the wrist, and the tendons that run to the knuckles. */
function shadeOf(skin: Tone, toLight: Point): string {
  const shift = (by: number): string => `translate(${toLight[0] * by} ${toLight[1] * by})`;
  const spine = "M-430 -2C-300 -4 -220 -4 -104 -30";
  const tendons = knuckles
    .slice(0, 3)
    .map(([x, y]) => `M${x - 12} ${y}Q${x - 50} ${y * 0.8 - 2} -186 ${y * 0.3 - 6}`)
    .join("");
  return (
    blurred(
      line(spine, skin.dark, 62, { transform: shift(-62), opacity: 0.8 }) +
        line(spine, skin.light, 20, { transform: shift(22), opacity: 0.75 }),
      9,
    ) + blurred(line(tendons, skin.dark, 4, { opacity: 0.42 }), 2)
  );
}

function knuckle([x, y]: Point, i: number, skin: Tone, toLight: Point): string {
  const size = i === 3 ? 8 : 10;
  return (
    blurred(ellipse([x - 7, y], size + 5, size + 3, skin.base), 3.4) +
    blurred(
      ellipse([x - toLight[0] * 3, y - toLight[1] * 3], size + 2, size, skin.dark, { opacity: 0.55 }) +
        ellipse([x + toLight[0] * 3, y + toLight[1] * 3], size * 0.7, size * 0.62, lighten(skin.light, 0.05), {
          opacity: 0.95,
        }),
      2.6,
    ) +
    line(`M${x - 7} ${y - 6}q-4 6 0 12M${x - 2} ${y - 5}q-3 5 0 10`, skin.dark, 1.5, { opacity: 0.75 })
  );
}

/** Lines across a finger at its middle joint, where it bends. */
function wrinkles(bent: Limb, skin: Tone): string {
  const [x, y] = bent.points.at(-1) ?? [0, 0];
  return creases([x - 2, y - 1], 20, 30, skin);
}

function creases([x, y]: Point, width: number, turn: number, skin: Tone): string {
  const half = width * 0.27;
  return group(line(`M-3 ${-half}q4 ${half} 0 ${half * 2}M2 ${-half}q4 ${half} 0 ${half * 2}`, skin.dark, 1.4), {
    transform: `translate(${x} ${y}) rotate(${turn})`,
    opacity: 0.75,
  });
}

function nailOn([x, y]: Point, turn: number, rx: number, ry: number, color: string | undefined, skin: Tone): string {
  const fill = color ?? lighten(skin.light, 0.1);
  const place = { transform: `translate(${x} ${y}) rotate(${turn})` };
  return group(
    ellipse([0, 0], rx, ry, fill, { stroke: lighten(skin.dark, -0.04), "stroke-width": 1.1 }) +
      ellipse([rx * 0.1, -ry * 0.35], rx * 0.55, ry * 0.22, "#ffffff", { opacity: 0.4 }),
    place,
  );
}

/** Covers the lines where the thumb grows out of the hand. */
function seam(skin: Tone): string {
  return blurred(ellipse([-158, 20], 30, 16, skin.base), 4);
}

/** A sleeve with a cuff, from the wrist to beyond the edge of the picture. */
function sleeve(color: string, toLight: Point): string {
  const arm = "M-206 -50C-300 -66 -420 -84 -700 -104V104C-420 82 -300 60 -206 46C-198 14 -198 -18 -206 -50Z";
  const cuff = "M-198 -48C-190 -16 -190 14 -198 46L-224 50C-216 16 -216 -18 -224 -53Z";
  const darker = lighten(color, -0.09);
  const shift = (by: number): string => `translate(${toLight[0] * by} ${toLight[1] * by})`;
  return (
    shape(arm, color) +
    clipped(
      arm,
      blurred(
        line("M-190 0L-700 0", darker, 74, { transform: shift(-76), opacity: 0.9 }) +
          line("M-230 0L-700 0", lighten(color, 0.06), 22, { transform: shift(34), opacity: 0.8 }),
        10,
      ) + line("M-262 -48q-16 40 -4 62M-330 60q-16 -34 -2 -70M-420 -60q12 44 -6 84", darker, 3),
    ) +
    shape(cuff, lighten(color, -0.03), { stroke: darker, "stroke-width": 2, "stroke-linejoin": "round" })
  );
}
