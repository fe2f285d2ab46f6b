import type { Frame } from "./bodyFrame.ts";
import { lighten } from "./color.ts";
import { mix } from "./geometry.ts";
import type { Look } from "./look.ts";
import { blurred, circle, clipped, group, line, shape } from "./svg.ts";

/** The cloth over the shoulders: its color and pattern, the shade on the far side, light on the near shoulder, two folds. */
export function cloth(look: Look, frame: Frame, area: string, color = look.cloth): string {
  const { middle, sh, top, lightSide } = frame;
  const shine = line(
    `M${middle - sh * 0.96 * lightSide} ${top + 62}Q${middle - sh * 0.6 * lightSide} ${top + 32} ${middle - sh * 0.375 * lightSide} ${top + 24}`,
    lighten(color, 0.09),
    9,
  );
  const folds = line(
    `M${middle - sh * 0.72} ${top + 150}q10 -34 2 -62M${middle + sh * 0.74} ${top + 150}q-12 -36 0 -66`,
    lighten(color, -0.1),
    2.2,
  );
  const worn = color === look.cloth ? patternOf(look, frame) : "";
  // What is printed on a cloth darkens with it, each color in its own tone.
  const shaded = worn
    ? shape(area, color) + worn + group(farShade(frame, "#cbb7a9", 0.6), { style: "mix-blend-mode:multiply" })
    : farShade(frame, lighten(color, -0.08), 0.8) + blurred(shine, 5);
  return shape(area, color) + clipped(area, shaded + folds);
}

/** The shade along the outline of the far shoulder and arm, deeper the nearer to the edge; to be clipped to what it lies on. */
export function farShade({ middle, sh, top, lightSide }: Frame, fill: string, opacity: number): string {
  const x = (aside: number) => middle + aside * lightSide;
  const layers = 14;
  return Array.from({ length: layers }, (_, i) => {
    const part = (i + 1) / layers;
    const [inner, start] = [sh * (1.2 - 0.76 * part), sh * (1 - 0.6 * part)];
    return shape(
      `M${x(start)} ${top - 20}H${x(sh + 60)}V${top + 640}H${x(inner)}C${x(inner)} ${top + 170} ${x(inner)} ${top + 110} ${x(mix(inner, start, 0.3))} ${top + 70}Q${x(mix(inner, start, 0.6))} ${top + 40} ${x(start)} ${top - 20}Z`,
      fill,
      { opacity: 1 - (1 - opacity) ** (1 / layers) },
    );
  }).join("");
}

function patternOf(look: Look, { middle, sh, top }: Frame): string {
  const color = look.patternColor ?? lighten(look.cloth, 0.16);
  const wide = sh + 40;
  const places = (step: number) =>
    Array.from({ length: Math.ceil(270 / step) * Math.ceil((wide * 2) / step) }, (_, i) => {
      const across = Math.ceil((wide * 2) / step);
      const [row, column] = [Math.floor(i / across), i % across];
      return [middle - wide + (column + (row % 2) * 0.5) * step, top - 10 + row * step] as const;
    });
  if (look.pattern === "stripes")
    return Array.from({ length: 9 }, (_, i) =>
      line(
        `M${middle - wide} ${top + 22 + i * 30}Q${middle} ${top + 40 + i * 30} ${middle + wide} ${top + 22 + i * 30}`,
        color,
        9,
      ),
    ).join("");
  if (look.pattern === "dots")
    return places(30)
      .map((at) => circle(at, 5.4, color))
      .join("");
  if (look.pattern === "print")
    return places(66)
      .map(
        ([x, y]) =>
          circle([x, y], 20, color) +
          circle([x, y], 13, look.cloth) +
          circle([x, y], 7, look.trim ?? color) +
          shape(`M${x + 33} ${y + 12}q9 10 0 22q-9 -12 0 -22z`, look.trim ?? color),
      )
      .join("");
  if (look.pattern === "knit")
    return places(18)
      .map(([x, y]) => line(`M${x - 6} ${y - 5}l6 9l6 -9`, lighten(look.cloth, -0.06), 2.6))
      .join("");
  return "";
}
