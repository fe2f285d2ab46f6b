import { beardOn } from "./beard.ts";
import { blend, lighten } from "./color.ts";
import { brow, ear, eye, freckles, glasses } from "./features.ts";
import type { Point } from "./geometry.ts";
import { earring } from "./jewelry.ts";
import { lips } from "./lips.ts";
import { chinOf, type Look } from "./look.ts";
import { blurred, clipped, ellipse, line, shape, smooth } from "./svg.ts";

/** A face that looks at the viewer, in units of the head about the middle of the skull. */
export function frontFace(look: Look): string {
  const { skin } = look;
  const child = look.age === "child";
  const chin = chinOf(look);
  const half: Point[] = child
    ? [
        [44, -75],
        [69, -43],
        [77, -2],
        [77, 34],
        [73, 60],
        [60 * look.jaw, 84],
        [39, 103],
        [17, 113],
      ]
    : [
        [44, -74],
        [67, -42],
        [74, -6],
        [73, 26],
        [68, 62],
        [57 * look.jaw, 98],
        [31 * look.jaw, 128],
      ];
  const outline = smooth([[0, -88], ...half, [0, chin], ...half.map(([x, y]): Point => [-x, y]).reverse()], true);
  const eyeY = child ? 37 : 25;
  const eyeX = child ? 35 : 32;
  const wide = child ? 34 : 29;
  const base = child ? 66 : 75;
  const mouthY = child ? 86 : 99;
  return [
    ear(skin, 73, eyeY + 8, 0.88, 1),
    ear(skin, -73, eyeY + 8, 0.88, -1),
    earring(look, 76, eyeY + 33),
    earring(look, -76, eyeY + 33),
    shape(outline, skin.base),
    clipped(outline, lightOf(look, outline, eyeY)),
    look.beard ? beard(look) : "",
    eye(look, eyeX, eyeY, wide, 1),
    eye(look, -eyeX, eyeY, wide, -1),
    brow(look, eyeX + 1, eyeY - (child ? 27 : 22), wide * (child ? 1.05 : 1.28), 1),
    brow(look, -eyeX - 1, eyeY - (child ? 27 : 22), wide * (child ? 1.05 : 1.28), -1),
    nose(look, eyeY - 8, base),
    lips(look, 0, mouthY, child ? 20 : 26, child ? 20 : 26),
    freckles(look, -40, eyeY + 34, 22, 11),
    freckles(look, 40, eyeY + 34, 22, 11),
    freckles(look, 0, eyeY + 30, 16, 8),
    look.age === "elder" ? lines(look, eyeY) : "",
    look.glasses ? glasses(look.glasses, eyeX, eyeY) : "",
  ].join("");
}

function lightOf(look: Look, outline: string, eyeY: number): string {
  const { skin } = look;
  const blush = blend(skin.base, "#c4452f", 0.34);
  const [cheek, round] = look.age === "child" ? [30, 1.25] : [40, 1];
  return [
    blurred(
      shape(`M92 -90C52 -60 60 -20 57 20C56 60 44 104 8 150L110 150V-90Z`, skin.dark, { opacity: 0.62 }) +
        ellipse([-38, -30], 30, 17, skin.light, { opacity: 0.75 }) +
        ellipse([-47, eyeY + 27], 17, 10, skin.light, { opacity: 0.9 }) +
        ellipse([40, eyeY + 27], 13, 8, skin.light, { opacity: 0.55 }) +
        ellipse([-12, 125], 13, 6, skin.light, { opacity: 0.5 }),
      6,
    ),
    blurred(
      ellipse([-46, eyeY + cheek], 17 * round, 11 * round, blush, { opacity: 0.55 }) +
        ellipse([46, eyeY + cheek], 17 * round, 11 * round, blush, { opacity: 0.5 }),
      6,
    ),
    blurred(
      ellipse([-32, eyeY - 2], 20, 11, skin.dark, { opacity: 0.4 }) +
        ellipse([32, eyeY - 2], 20, 11, skin.dark, { opacity: 0.5 }),
      4,
    ),
    line(outline, skin.dark, 2, { opacity: 0.5 }),
  ].join("");
}

function nose(look: Look, top: number, base: number): string {
  const { skin } = look;
  const child = look.age === "child";
  const wing = (child ? 13 : 20) * look.nose;
  const y = base - 8;
  return [
    blurred(
      shape(
        `M7 ${top}Q7 ${y - 20} ${wing} ${y + 4}Q${wing * 0.7} ${base + 5} 2 ${base + 4}Q9 ${y - 10} 3 ${top + 12}Z`,
        skin.dark,
        { opacity: child ? 0.35 : 0.75 },
      ),
      2,
    ),
    blurred(line(`M-2 ${top + 14}V${y - 10}`, skin.light, 6, { opacity: child ? 0.35 : 0.6 }), 2.5),
    ellipse([-2, y - 1], 6 * look.nose, 5, skin.light, { opacity: 0.75 }),
    line(`M${-wing} ${y - 3}Q${-wing - 3.5} ${y + 7} ${-wing * 0.66} ${y + 8}`, skin.dark, 2.2),
    line(`M${wing} ${y - 3}Q${wing + 3.5} ${y + 7} ${wing * 0.66} ${y + 8}`, lighten(skin.dark, -0.04), 2.2),
    ellipse([-wing * 0.46, base], wing * 0.24, 2.4, lighten(skin.dark, -0.1)),
    ellipse([wing * 0.46, base], wing * 0.24, 2.4, lighten(skin.dark, -0.1)),
    line(`M${-wing * 0.2} ${base + 2}q${wing * 0.2} 2.4 ${wing * 0.4} 0`, skin.dark, 1.8),
  ].join("");
}

function lines(look: Look, eyeY: number): string {
  const mark = (d: string) => line(d, look.skin.dark, 1.6, { opacity: 0.75 });
  return [-1, 1]
    .map((side) =>
      [
        mark(`M${side * 26} 76q${side * 12} 10 ${side * 11} 22`),
        mark(`M${side * 50} ${eyeY - 2}l${side * 8} -4`),
        mark(`M${side * 50} ${eyeY + 3}l${side * 9} 0`),
        mark(`M${side * 24} ${eyeY + 14}q${side * 10} 4 ${side * 19} -1`),
      ].join(""),
    )
    .join("");
}

function beard(look: Look): string {
  const tone = look.beard ?? { base: "#000000", light: "#000000", dark: "#000000" };
  const w = 54 * look.jaw;
  const outer = `M-75 18C-75 52 -70 80 ${-w} 106C${-w * 0.7} 134 -24 150 0 150C24 150 ${w * 0.7} 134 ${w} 106C70 80 75 52 75 18`;
  const inner = `C69 50 60 70 47 84C38 84 26 80 12 84Q0 88 -12 84C-26 80 -38 84 -47 84C-60 70 -69 50 -75 18Z`;
  return (
    blurred(
      shape(
        `M-75 18C-69 46 -60 68 -47 80C-30 76 -14 80 0 84C14 80 30 76 47 80C60 68 69 46 75 18V60L40 110H-40L-75 60Z`,
        tone.base,
        { opacity: 0.35 },
      ),
      3,
    ) +
    beardOn(`${outer}${inner}`, tone) +
    shape("M-21 101Q0 92 21 101Q14 116 0 117Q-14 116 -21 101Z", blend(look.skin.base, tone.base, 0.35))
  );
}
