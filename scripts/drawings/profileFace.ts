import { blend } from "./color.ts";
import { brow, ear, freckles } from "./features.ts";
import { randomOf } from "./geometry.ts";
import { earring } from "./jewelry.ts";
import type { Look } from "./look.ts";
import { marks, nostril, sideEye, sideGlasses, sideLips } from "./profileFeatures.ts";
import { outlineOf } from "./profileOutline.ts";
import { blurred, clipped, ellipse, line, shape, smooth } from "./svg.ts";

/** A face that looks to the left, in units of the head about the middle of the skull. */
export function profileFace(look: Look, lightSide: 1 | -1): string {
  const { skin } = look;
  const child = look.age === "child";
  const line = outlineOf(look);
  const outline = smooth(line, true);
  const eyeY = child ? 31 : 23;
  return [
    shape(outline, skin.base),
    clipped(outline, shadeOf(look, eyeY, lightSide)),
    look.beard ? beard(look) : "",
    sideEye(look, -73, eyeY),
    brow(look, -74, eyeY - 21, 32, 1),
    nostril(look),
    sideLips(look),
    freckles(look, -60, eyeY + 34, 24, 11),
    freckles(look, -96, eyeY + 34, 8, 8),
    ear(skin, 16, 30, 1.02, 1),
    earring(look, 13, 56),
    look.age === "elder" ? marks(look, eyeY) : "",
    look.glasses ? sideGlasses(look.glasses, eyeY) : "",
  ].join("");
}

function shadeOf(look: Look, eyeY: number, lightSide: 1 | -1): string {
  const { skin } = look;
  const blush = blend(skin.base, "#c4452f", 0.34);
  const far = lightSide === 1;
  return blurred(
    shape("M40 -60C26 0 22 60 -10 100C-40 124 -64 128 -84 134L-80 160H60V-60Z", skin.dark, {
      opacity: far ? 0.6 : 0.4,
    }) +
      ellipse([-78, -28], 15, 26, skin.light, { opacity: far ? 0.8 : 0.4 }) +
      ellipse([-58, eyeY + 28], 19, 10, skin.light, { opacity: far ? 0.85 : 0.5 }) +
      ellipse([-103, 54], 7, 11, skin.light, { opacity: far ? 0.8 : 0.3 }) +
      ellipse([-48, eyeY + 42], 20, 12, blush, { opacity: 0.5 }) +
      ellipse([-78, eyeY - 3], 17, 10, skin.dark, { opacity: 0.5 }) +
      ellipse([-88, 119], 8, 3.4, skin.dark, { opacity: 0.6 }) +
      (far
        ? ""
        : shape("M-60 -90H-130V150H-80C-92 120 -84 100 -90 60C-88 20 -90 -20 -60 -90Z", skin.dark, { opacity: 0.35 })),
    5,
  );
}

/** From the sideburn along the jaw to the chin, and a moustache that meets it. */
function beard(look: Look): string {
  const tone = look.beard ?? look.skin;
  const jaw = (look.jaw - 1) * 46;
  const area = `M2 -2C0 30 -2 50 -14 66C-30 84 -48 88 -62 86C-74 80 -88 78 -95 78C-101 82 -101 88 -98 91C-88 90 -78 90 -73 96C-76 104 -84 112 -93 113C-96 120 -99 128 -98 137C-96 150 -78 156 -64 154C-40 150 -16 140 ${2 + jaw * 0.4} 116C18 96 24 70 24 44L20 -2Z`;
  const random = randomOf(12);
  const curls = Array.from({ length: 260 }, () => {
    const [x, y] = [-100 + random() * 104, random() * 156];
    const near = 1 - (x + 100) / 104;
    return line(
      `M${x} ${y}q3 ${2 + random() * 3} -1 ${5 + random() * 3}`,
      random() < 0.35 + near * 0.25 ? tone.light : tone.dark,
      1.2,
      {
        opacity: 0.2 + 0.3 * near,
      },
    );
  });
  return blurred(shape(area, tone.base, { opacity: 0.45 }), 3) + shape(area, tone.base) + clipped(area, curls.join(""));
}
