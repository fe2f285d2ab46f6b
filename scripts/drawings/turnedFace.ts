import { beardOn } from "./beard.ts";
import { blend, lighten } from "./color.ts";
import { brow, ear, eye, freckles, turnedGlasses } from "./features.ts";
import type { Point } from "./geometry.ts";
import { earring } from "./jewelry.ts";
import { lips } from "./lips.ts";
import { aged, agedLine, type Look } from "./look.ts";
import { blurred, clipped, ellipse, line, shape, smooth } from "./svg.ts";

/** A face turned by about 35 degrees to the left, in units of the head about the middle of the skull. */
export function turnedFace(look: Look, lightSide: 1 | -1): string {
  const { skin } = look;
  const outline = smooth(agedLine(look, contourOf(look), childContour), true);
  const by = (adult: number, child: number) => aged(look, adult, child);
  const eyeY = by(25, 37);
  const browY = eyeY - by(22, 27);
  return [
    shape(outline, skin.base),
    clipped(outline, shadeOf(look, eyeY, lightSide)),
    look.beard ? beard(look, lightSide) : "",
    eye(look, -8, eyeY, by(30, 34), 1, -2.5),
    eye(look, -61, eyeY, by(20, 24), -1, -1.5),
    brow(look, -6, browY, by(38, 34), 1),
    brow(look, -63, browY, by(24, 20), -1),
    nose(look, eyeY - 6, by(75, 66)),
    lips(look, by(-45, -48), by(100, 87), by(16, 12), by(29, 22)),
    freckles(look, -4, eyeY + 36, 24, 11),
    freckles(look, -70, eyeY + 34, 7, 9),
    ear(skin, 64, eyeY + 9, 1, 1),
    earring(look, 62, eyeY + 34),
    look.age === "elder" ? lines(skin.dark, eyeY) : "",
    look.glasses ? turnedGlasses(look.glasses, eyeY) : "",
  ].join("");
}

function lines(color: string, eyeY: number): string {
  return line(
    `M-20 76q12 9 10 24M14 ${eyeY - 3}l9 -4M14 ${eyeY + 3}l10 1M-24 -22q20 -6 38 0M-20 -11q16 -5 30 0`,
    color,
    1.7,
    {
      opacity: 0.75,
    },
  );
}

function contourOf(look: Look): Point[] {
  const jaw = (look.jaw - 1) * 40;
  const cheek = (look.cheek ?? 0) * 4;
  const low = (look.chin ?? 0) * 8;
  return [
    [0, -92],
    [-46, -76],
    [-74, -44],
    [-82, -10],
    [-79, 8],
    [-73, 22],
    [-77 - cheek * 0.4, 42],
    [-75 - cheek * 0.8, 62],
    [-67 - cheek, 88],
    [-60 - cheek * 0.8, 112 + low * 0.3],
    [-50 - cheek * 0.3, 134 + low * 0.8],
    [-32, 144 + low],
    [-8 + cheek * 0.4, 138 + low * 0.8],
    [24 + cheek, 116 + low * 0.3],
    [50 + jaw * 0.6 + cheek, 86],
    [60 + jaw * 0.3, 40],
    [64, 0],
    [40, -60],
  ];
}

/** A round forehead, a full cheek on the far side, a small chin. */
const childContour: readonly Point[] = [
  [0, -92],
  [-46, -77],
  [-76, -46],
  [-86, -10],
  [-83, 12],
  [-77, 28],
  [-82, 48],
  [-81, 68],
  [-73, 92],
  [-60, 110],
  [-42, 119],
  [-18, 117],
  [14, 106],
  [42, 86],
  [58, 56],
  [63, 16],
  [62, -20],
  [40, -62],
];

function shadeOf(look: Look, eyeY: number, lightSide: 1 | -1): string {
  const { skin } = look;
  const blush = blend(skin.base, "#c4452f", 0.34);
  const side =
    lightSide === 1
      ? shape("M80 -60C40 -30 44 40 30 76C16 110 -20 130 -40 146L90 160V-60Z", skin.dark, { opacity: 0.6 })
      : shape("M-100 -60C-60 -40 -66 0 -64 30C-66 70 -54 100 -40 146L-100 160Z", skin.dark, { opacity: 0.6 });
  return (
    blurred(
      side +
        ellipse([-34, -32], 32, 17, skin.light, { opacity: 0.75 }) +
        ellipse([-6, eyeY + 27], 20, 10, skin.light, { opacity: 0.75 }) +
        ellipse([-70, eyeY + 25], 6, 9, skin.light, { opacity: 0.6 }) +
        ellipse([-40, 128], 10, 6, skin.light, { opacity: 0.45 }),
      6,
    ) +
    blurred(
      ellipse([-2, eyeY + 40], 20, 12, blush, { opacity: 0.55 }) +
        ellipse([-72, eyeY + 38], 8, 9, blush, { opacity: 0.45 }),
      6,
    ) +
    blurred(
      ellipse([-8, eyeY - 2], 20, 10, skin.dark, { opacity: 0.42 }) +
        ellipse([-60, eyeY - 2], 15, 10, skin.dark, { opacity: 0.5 }),
      4,
    )
  );
}

function nose(look: Look, top: number, base: number): string {
  const { skin } = look;
  const n = look.nose;
  const tip = aged(look, -60 - (n - 1) * 8, -53);
  const y = base - 9;
  const wing = -45 + aged(look, 19, 15) * n;
  // A shut eye reaches nearer to the nose than an open one.
  const start = top + (look.eyes === "open" ? 3 : 21);
  return [
    blurred(
      shape(
        `M-42 ${top + 6}Q-43 ${y - 18} ${wing + 3} ${y}Q${wing} ${base + 5} ${tip + 10} ${base + 3}Q-42 ${y - 4} -46 ${top + 16}Z`,
        skin.dark,
        { opacity: 0.6 },
      ),
      2,
    ),
    blurred(line(`M-49 ${top + 14}L${tip + 6} ${y - 6}`, skin.light, 5, { opacity: 0.7 }), 2),
    line(
      `M-53 ${start}Q-51 ${start + 17} ${tip + 2} ${y - 8}Q${tip - 3} ${y} ${tip + 3} ${base - 3}Q${tip + 8} ${base + 2} ${tip + 13} ${base}`,
      lighten(skin.dark, -0.01),
      2.1,
    ),
    ellipse([tip + 7, y - 1], 5 * n, 4.6, skin.light, { opacity: 0.75 }),
    line(`M${wing} ${y - 3}q5 8 -4 12q-4 1 -7 -1`, skin.dark, 2.3),
    ellipse([wing - 11, base], 4.6 * n, 2.2, lighten(skin.dark, -0.1)),
  ].join("");
}

function beard(look: Look, lightSide: 1 | -1): string {
  const tone = look.beard ?? look.skin;
  const area =
    "M56 6C54 40 44 66 24 84C6 92 -8 82 -26 84C-34 80 -44 88 -52 84C-62 82 -68 90 -69 96C-64 120 -56 140 -46 146C-30 158 -4 152 18 136C44 118 60 90 64 44L66 6Z";
  return (
    beardOn(area, tone, lightSide) +
    shape("M-62 101Q-44 94 -20 101Q-28 116 -44 117Q-56 116 -62 101Z", blend(look.skin.base, tone.base, 0.35))
  );
}
