import { blend, type Tone } from "./color.ts";
import { type Point, randomOf } from "./geometry.ts";
import type { Look } from "./look.ts";
import { circle, clipped, ellipse, line, shape } from "./svg.ts";

const ink = "#22130d";

/** An eye about a point; `out` is 1 when its outer corner is on the right. `wide` is its width, in units of the head. */
export function eye(look: Look, cx: number, cy: number, wide: number, out: 1 | -1, gaze = 0): string {
  const child = look.age === "child";
  const high = wide * (child ? 0.47 : 0.36);
  const x = (part: number) => cx + part * wide * 0.5 * out;
  const lashes = look.lashes ? 1 : 0;
  if (look.eyes === "closed") {
    const lid = `M${x(-1)} ${cy}Q${x(-0.1)} ${cy + high * 0.95} ${x(1.02)} ${cy - high * 0.08}`;
    const fan = [0.25, 0.62, 0.95].map((part, i) =>
      line(`M${x(part)} ${cy + high * (0.42 - i * 0.17)}l${out * (1.6 + i)} ${4 - i * 0.8}`, ink, 1.5),
    );
    return (
      shape(
        `M${x(-1)} ${cy}Q${x(0)} ${cy - high * 1.35} ${x(1.02)} ${cy}Q${x(-0.1)} ${cy + high * 0.95} ${x(-1)} ${cy}`,
        look.skin.dark,
        { opacity: 0.35 },
      ) +
      line(lid, ink, 2.3) +
      (lashes ? fan.join("") : "")
    );
  }
  if (look.eyes === "smiling") {
    return (
      line(`M${x(-0.95)} ${cy + 2}Q${x(0)} ${cy - high * 1.25} ${x(1)} ${cy + 1}`, ink, 2.9) +
      line(
        `M${x(-0.6)} ${cy + high * 0.8}Q${x(0.1)} ${cy + high * 0.45} ${x(0.7)} ${cy + high * 0.7}`,
        look.skin.dark,
        1.5,
        { opacity: 0.7 },
      )
    );
  }
  const almond = `M${x(-1)} ${cy + high * 0.22}Q${x(-0.35)} ${cy - high} ${x(0.15)} ${cy - high * 0.78}Q${x(0.75)} ${cy - high * 0.6} ${x(1)} ${cy - high * 0.04}Q${x(0.3)} ${cy + high * 0.78} ${x(-1)} ${cy + high * 0.22}Z`;
  const iris = high * (child ? 0.8 : 0.74);
  const ix = cx + gaze;
  const inside =
    circle([ix, cy - high * 0.1], iris, "#4a2715") +
    circle([ix, cy - high * 0.1], iris * 0.55, "#160b07") +
    ellipse([cx, cy - high * 0.75], wide * 0.5, high * 0.4, "#1a0d08", { opacity: 0.28 }) +
    circle([ix - iris * 0.35, cy - high * 0.1 - iris * 0.4], iris * 0.27, "#fff");
  const lid = `M${x(-1)} ${cy + high * 0.22}Q${x(-0.35)} ${cy - high} ${x(0.15)} ${cy - high * 0.78}Q${x(0.75)} ${cy - high * 0.6} ${x(1 + 0.1 * lashes)} ${cy - high * (0.06 + 0.12 * lashes)}`;
  return (
    shape(almond, "#f7f0e6") +
    clipped(almond, inside) +
    line(lid, ink, look.lashes ? 2.7 : 2) +
    line(
      `M${x(-0.8)} ${cy - high * 0.55}Q${x(-0.1)} ${cy - high * 1.6} ${x(0.95)} ${cy - high * 0.62}`,
      look.skin.dark,
      1.5,
      { opacity: 0.85 },
    ) +
    line(
      `M${x(-0.6)} ${cy + high * 0.62}Q${x(0.2)} ${cy + high * 0.95} ${x(0.85)} ${cy + high * 0.3}`,
      look.skin.dark,
      1.1,
      { opacity: 0.55 },
    )
  );
}

/** A brow: thick at its inner end, thin at the outer. */
export function brow(look: Look, cx: number, cy: number, wide: number, out: 1 | -1): string {
  const x = (part: number) => cx + part * wide * 0.5 * out;
  const thick = (look.lashes ? 5.4 : 6.6) * (look.age === "child" ? 0.5 : 1);
  const lift = look.lift ?? 0;
  const color = look.age === "child" ? blend(look.brows, look.skin.base, 0.25) : look.brows;
  const y = cy - 3 * lift;
  const inner = y + 4 - lift;
  return shape(
    `M${x(-1)} ${inner}Q${x(0)} ${y - 5 - lift} ${x(1.1)} ${y + 3 + lift}Q${x(0.1)} ${y - 5 + thick * 0.8} ${x(-0.96)} ${inner + thick * (0.55 - 0.2 * lift)}Z`,
    color,
    { stroke: color, "stroke-width": look.age === "child" ? 0.6 : 1.6, "stroke-linejoin": "round" },
  );
}

/** An ear of 50 units seen from the side; `flip` turns its opening to the right. */
export function ear(skin: Tone, x: number, y: number, size: number, flip: 1 | -1): string {
  const p = (dx: number, dy: number) => `${x + dx * size * flip} ${y + dy * size}`;
  return (
    shape(
      `M${p(-11, 12)}C${p(-17, -12)} ${p(-8, -27)} ${p(6, -26)}C${p(20, -25)} ${p(21, -6)} ${p(14, 8)}C${p(9, 18)} ${p(6, 28)} ${p(-3, 28)}C${p(-10, 28)} ${p(-10, 20)} ${p(-11, 12)}Z`,
      skin.base,
      { stroke: skin.dark, "stroke-width": 1.8, "stroke-opacity": 0.6 },
    ) +
    line(
      `M${p(-6, -10)}C${p(-5, -21)} ${p(6, -23)} ${p(11, -16)}C${p(16, -8)} ${p(10, 2)} ${p(5, 9)}`,
      skin.dark,
      2.4 * size,
    ) +
    line(
      `M${p(-5, -4)}C${p(2, -14)} ${p(9, -8)} ${p(3, 1)}C${p(0, 6)} ${p(-4, 5)} ${p(-6, 9)}`,
      skin.dark,
      2.2 * size,
    ) +
    ellipse([x + 2 * flip * size, y + 20 * size], 4 * size, 4.4 * size, skin.light, { opacity: 0.5 })
  );
}

/** Freckles scattered about a place, `wide` and `high` in units of the head. */
export function freckles(look: Look, cx: number, cy: number, wide: number, high: number): string {
  if (!look.freckles) return "";
  const random = randomOf(Math.round(cx + cy * 3 + 200));
  return Array.from({ length: 16 }, () => {
    const at: Point = [cx + (random() - 0.5) * 2 * wide, cy + (random() - 0.5) * 2 * high];
    return circle(at, 0.9 + random() * 0.9, look.skin.dark, { opacity: 0.75 });
  }).join("");
}

/** One lens: `wide` is half its width. */
function lens(x: number, y: number, wide: number, frame: string): string {
  return (
    ellipse([x, y + 2], wide, 24, "#ffffff", { "fill-opacity": 0.1, stroke: frame, "stroke-width": 3.4 }) +
    line(`M${x - wide * 0.58} ${y - 6}q${wide * 0.17} -8 ${wide * 0.46} -10`, "#ffffff", 2, { opacity: 0.5 })
  );
}

/** Round glasses before two eyes. */
export function glasses(frame: string, x: number, y: number): string {
  return `${lens(-x, y, 24, frame)}${lens(x, y, 24, frame)}${line(`M${-x + 23} ${y - 2}Q0 ${y - 9} ${x - 23} ${y - 2}M${-x - 24} ${y}L-74 ${y - 4}M${x + 24} ${y}L74 ${y - 4}`, frame, 3.2)}`;
}

/** The same on a face that is half turned to the left: the far lens is narrower, one arm leads to the ear. */
export function turnedGlasses(frame: string, y: number): string {
  return `${lens(-65, y, 15, frame)}${lens(-11, y, 24, frame)}${line(`M-50 ${y - 2}q7 -6 15 0M13 ${y - 2}L60 ${y - 5}`, frame, 3.2)}`;
}
