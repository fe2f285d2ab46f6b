import { lighten } from "./color.ts";
import { collar, dress } from "./dress.ts";
import { chinOf, type Look } from "./look.ts";
import { blurred, clipped, line, shape } from "./svg.ts";

/** Neck, shoulders and cloth below a head, in units of the head about the middle of the skull. */
export function body(look: Look, turn: number, lightSide: 1 | -1): string {
  const side = Math.abs(turn) > 65 && Math.abs(turn) < 120;
  const back = Math.abs(turn) >= 120;
  const { skin } = look;
  const build = look.build ?? 1;
  const rise = look.age === "child" ? -22 : 0;
  const w = (look.age === "child" ? 29 : 43) * build;
  const sh = (look.age === "child" ? 106 : 172) * build;
  const lean = side ? 1 : 0;
  const middle = side ? 16 : turn > 15 && !back ? 6 : 0;
  const neck = side
    ? `M-42 96C-34 130 -34 ${150 + rise} -54 ${186 + rise}L-60 240H104L86 ${192 + rise}C70 ${160 + rise} 66 130 66 60L30 40Z`
    : `M${middle - w} 70C${middle - w} 130 ${middle - w - 1} ${158 + rise} ${middle - w - 18} ${184 + rise}L${middle} 250L${middle + w + 18} ${184 + rise}C${middle + w + 1} ${158 + rise} ${middle + w} 130 ${middle + w} 70Z`;
  const top = 166 + rise;
  const [l, r] = [middle - w - 14 + lean * -6, middle + w + 14 + lean * 8];
  const shoulders = `M${l} ${top}C${l - 30} ${top + 16} ${middle - sh * 0.8} ${top + 18} ${middle - sh} ${top + 52}C${middle - sh - 22} ${top + 80} ${middle - sh - 28} ${top + 130} ${middle - sh - 30} ${top + 260}H${middle + sh + 30}C${middle + sh + 28} ${top + 130} ${middle + sh + 22} ${top + 80} ${middle + sh} ${top + 52}C${middle + sh * 0.8} ${top + 18} ${r + 30} ${top + 16} ${r} ${top}`;
  const dip = back ? 10 : look.neckline === "deep" ? 62 : look.neckline === "bare" ? 96 : 30;
  const clothArea = `${shoulders}Q${r - 8} ${top + dip} ${middle} ${top + dip}Q${l + 8} ${top + dip} ${l} ${top}Z`;
  const skinArea = `${shoulders}Z`;
  const chin = chinOf(look);
  const shade = back
    ? shape(`M${-w - 10} 40H${w + 10}V100Q0 128 ${-w - 10} 100Z`, skin.dark, { opacity: 0.8 })
    : shape(
        side
          ? `M-90 90L-60 ${chin + 8}C-30 ${chin + 36} 20 ${chin + 20} 70 ${chin - 10}V60H-90Z`
          : `M${middle - w - 20} 80V${chin + 4}Q${middle + 8} ${chin + 44} ${middle + w + 30} ${chin - 6}V80Z`,
        lighten(skin.dark, -0.03),
        { opacity: 0.85 },
      );
  const parts = [
    shape(skinArea, skin.base),
    shape(neck, skin.base),
    clipped(
      neck,
      blurred(shade, 3) +
        blurred(
          shape(
            `M${middle + w * 0.5 * lightSide} 60H${middle + 200 * lightSide}V260H${middle + w * 0.7 * lightSide}Z`,
            skin.dark,
            { opacity: 0.45 },
          ),
          6,
        ),
    ),
  ];
  if (look.neckline === "bare") return parts.join("") + dress(look, middle, sh, top, back);
  parts.push(
    ...cloth(look, clothArea, middle, sh, top, lightSide),
    line(
      `M${l} ${top}Q${l + 8} ${top + dip} ${middle} ${top + dip}Q${r - 8} ${top + dip} ${r} ${top}`,
      look.trim ?? lighten(look.cloth, -0.1),
      4,
    ),
  );
  if (look.neckline === "collar") parts.push(collar(look, middle, l, r, top));
  return parts.join("");
}

/** The cloth over the shoulders: its color, the shade on the far side, light on the near shoulder, two folds. */
function cloth(look: Look, area: string, middle: number, sh: number, top: number, lightSide: 1 | -1): string[] {
  return [
    shape(area, look.cloth),
    clipped(
      area,
      blurred(
        shape(
          `M${middle + sh * 0.3 * lightSide} ${top - 20}Q${middle + sh * 0.62 * lightSide} ${top + 110} ${middle + sh * 0.42 * lightSide} ${top + 270}H${middle + 400 * lightSide}V${top - 20}Z`,
          lighten(look.cloth, -0.08),
          { opacity: 0.8 },
        ),
        10,
      ) +
        blurred(
          line(
            `M${middle - sh * 0.96 * lightSide} ${top + 62}Q${middle - sh * 0.6 * lightSide} ${top + 32} ${middle - sh * 0.375 * lightSide} ${top + 24}`,
            lighten(look.cloth, 0.09),
            9,
          ),
          5,
        ) +
        line(
          `M${middle - sh * 0.72} ${top + 150}q10 -34 2 -62M${middle + sh * 0.74} ${top + 150}q-12 -36 0 -66`,
          lighten(look.cloth, -0.1),
          2.2,
        ),
    ),
  ];
}
