import { lighten, type Tone } from "./color.ts";
import type { Point } from "./geometry.ts";
import { blurred, ellipse, group, line, shape, smooth } from "./svg.ts";

export interface Hand {
  /** Where thumb and index finger meet. */
  at: Point;
  /** Where the fingers point, in degrees clockwise from the right. */
  angle: number;
  scale: number;
  skin: Tone;
  /** The other hand of a pair. */
  flipped?: boolean;
  sleeve?: string;
  nails?: string;
}

/** Little, ring and middle finger: the points of each from its knuckle, and its width. */
const fingers: [Point[], number][] = [
  [
    [
      [-84, 26],
      [-60, 44],
      [-42, 54],
      [-34, 58],
    ],
    15,
  ],
  [
    [
      [-80, 10],
      [-48, 30],
      [-24, 44],
      [-14, 50],
    ],
    17.5,
  ],
  [
    [
      [-78, -10],
      [-40, 2],
      [-12, 24],
      [-4, 38],
    ],
    18.5,
  ],
];
const index: Point[] = [
  [-80, -30],
  [-38, -32],
  [-10, -18],
  [2, 0],
];
const thumb: Point[] = [
  [-124, 34],
  [-84, 40],
  [-38, 26],
  [0, 6],
];
const back =
  "M-330 -34C-240 -36 -190 -34 -150 -40C-120 -48 -92 -48 -76 -40C-66 -30 -68 -6 -70 12C-72 30 -82 40 -96 40C-130 46 -160 34 -190 30C-240 30 -280 34 -330 34Z";

/** A hand seen from its back whose thumb and index finger hold a strand, in units of a finger's width of about 17. */
export function hand(want: Hand): string {
  const { skin } = want;
  const flip = want.flipped ? -1 : 1;
  const edge = lighten(skin.dark, -0.06);
  const drawn = [
    blurred(
      group(`${shape(back, "#1c0f0a")}${line(smooth(index), "#1c0f0a", 20)}${line(smooth(thumb), "#1c0f0a", 22)}`, {
        opacity: 0.5,
        transform: `translate(8 ${flip * 12})`,
      }),
      6,
    ),
    ...fingers.map(([points, width]) => finger(points, width, skin, want.nails)),
    line(back, edge, 2.4),
    shape(back, skin.base),
    blurred(
      shape("M-330 10C-240 14 -160 10 -100 20C-84 26 -84 44 -100 46C-140 50 -180 40 -330 44Z", skin.dark, {
        opacity: 0.7,
      }),
      5,
    ),
    blurred(line("M-300 -22C-220 -24 -160 -24 -110 -34", skin.light, 9, { opacity: 0.8 }), 5),
    ...[-32, -12, 8].map((y) => line(`M-88 ${y - 3}q7 4 5 9`, skin.dark, 2.2, { opacity: 0.8 })),
    line("M-82 -14Q-100 -8 -128 -6M-84 6Q-104 10 -128 8", skin.dark, 1.8, { opacity: 0.5 }),
    finger(thumb, 20, skin, want.nails),
    finger(index, 18.5, skin, want.nails),
    line("M-80 -39.2Q-96 -43 -110 -43M-78 -21Q-90 -20 -98 -21", skin.base, 3.4),
    want.sleeve ? sleeve(want.sleeve) : "",
  ].join("");
  return group(drawn, {
    transform: `translate(${want.at[0]} ${want.at[1]}) rotate(${want.angle}) scale(${want.scale} ${want.scale * flip})`,
  });
}

function finger(points: Point[], width: number, skin: Tone, nails?: string): string {
  const d = smooth(points);
  const tip = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? [0, 0];
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const joint = points[1] ?? tip;
  const nail = ellipse([1, -width * 0.06], width * 0.36, width * 0.27, nails ?? lighten(skin.light, 0.1), {
    transform: `translate(${tip[0]} ${tip[1]}) rotate(${turn})`,
    stroke: skin.dark,
    "stroke-width": 0.9,
  });
  return (
    line(d, lighten(skin.dark, -0.06), width + 3) +
    line(d, skin.base, width) +
    group(line(d, skin.light, width * 0.26), { transform: `translate(0 ${-width * 0.22})`, opacity: 0.7 }) +
    line(`M${joint[0] - 2} ${joint[1] - width * 0.3}q4 ${width * 0.3} 1 ${width * 0.55}`, skin.dark, 1.6, {
      opacity: 0.7,
    }) +
    nail
  );
}

function sleeve(color: string): string {
  const d = "M-230 -46C-240 -20 -240 20 -230 44L-520 70V-76Z";
  return (
    shape(d, color) +
    line("M-230 -46C-240 -20 -240 20 -230 44", lighten(color, -0.09), 7) +
    line("M-300 -30q-14 30 -4 62M-380 -20q10 30 -4 60", lighten(color, -0.08), 3)
  );
}
