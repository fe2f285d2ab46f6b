import { blend, lighten } from "./color.ts";
import { ear } from "./features.ts";
import type { Point } from "./geometry.ts";
import { earring } from "./jewelry.ts";
import type { Look } from "./look.ts";
import { blurred, clipped, ellipse, shape, smooth } from "./svg.ts";

const contour: readonly Point[] = [
  [0, -92],
  [-46, -78],
  [-74, -48],
  [-84, -16],
  [-84, 4],
  [-78, 19],
  [-84, 36],
  [-87, 52],
  [-82, 74],
  [-74, 96],
  [-70, 116],
  [-66, 132],
  [-52, 139],
  [-34, 130],
  [-14, 106],
  [0, 80],
  [34, 60],
  [56, 10],
  [40, -60],
];

/** A face that looks away to the left, over its shoulder: the cheek, the lashes, and of nose and lips what is beyond them. */
export function overShoulder(look: Look): string {
  const { skin } = look;
  const outline = smooth(contour, true);
  const lip = look.lipColor;
  return [
    shape("M-77 28C-83 40 -89 51 -94 59C-97 65 -94 69.6 -88 69.4C-84 69.4 -81 72 -77 76Z", lighten(skin.base, -0.01)),
    shape("M-77 84Q-84 87.5 -82.4 92.6Q-77 95 -70 95Z", lighten(lip, -0.05)),
    shape("M-74 94Q-81 94.5 -79.4 101.5Q-76 106 -66 105Z", lip),
    shape(outline, skin.base),
    clipped(outline, shadeOf(look)),
    shape("M-61 10.5Q-71 20 -86 15.5Q-71 16 -61 10.5Z", "#22130d", { stroke: "#22130d", "stroke-width": 0.8 }),
    shape("M-86 -2Q-76 -12 -60 -5Q-74 -7 -85 3Z", look.brows, { stroke: look.brows, "stroke-width": 1.4 }),
    ear(skin, -20, 30, 1.02, 1),
    earring(look, -23, 56),
  ].join("");
}

function shadeOf(look: Look): string {
  const { skin } = look;
  const blush = blend(skin.base, "#c4452f", 0.34);
  return blurred(
    shape("M44 -60C20 0 4 50 -12 76C-30 110 -50 128 -70 134L-60 160H80V-60Z", skin.dark, { opacity: 0.6 }) +
      ellipse([-70, -34], 12, 24, skin.light, { opacity: 0.8 }) +
      ellipse([-68, 46], 14, 11, skin.light, { opacity: 0.9 }) +
      ellipse([-60, 64], 17, 12, blush, { opacity: 0.5 }) +
      ellipse([-73, 14], 10, 8, skin.dark, { opacity: 0.45 }) +
      ellipse([-74, 99], 7, 5, skin.dark, { opacity: 0.4 }),
    5,
  );
}
