import { blend, lighten } from "./color.ts";
import type { Point } from "./geometry.ts";
import { type Look, openOf } from "./look.ts";
import { clipped, ellipse, line, shape } from "./svg.ts";

export function sideEye(look: Look, x: number, y: number): string {
  const big = look.age === "child" ? 1.18 : 1;
  const p = (dx: number, dy: number) => `${x + dx * big} ${y + dy * big}`;
  if (look.eyes !== "open") {
    const up = look.eyes === "smiling" ? -7 : 6;
    const lash = look.lashes
      ? line(
          `M${p(-11, up > 0 ? 1.1 : -0.8)}l-6 ${up > 0 ? 4 : 0}M${p(-6, up > 0 ? 2.6 : -0.5)}l-4 ${up > 0 ? 5 : 1}`,
          "#22130d",
          1.6,
        )
      : "";
    return (
      shape(`M${p(-13, 0)}Q${p(-4, -11)} ${p(12, 1)}Q${p(-2, up)} ${p(-13, 0)}`, look.skin.dark, { opacity: 0.4 }) +
      line(`M${p(-13, 0)}Q${p(-2, up)} ${p(12, 1)}`, "#22130d", 2.4) +
      lash
    );
  }
  const white = `M${p(12, 2)}Q${p(-1, -10)} ${p(-13, -6)}Q${p(-16, 0)} ${p(-11, 6)}Q${p(0, 7)} ${p(12, 2)}Z`;
  return (
    shape(white, "#f7f0e6") +
    clipped(
      white,
      ellipse([x - 10 * big, y - 0.6], 5 * big, 6.6 * big, "#4a2715") +
        ellipse([x - 11 * big, y - 0.6], 2.8 * big, 4 * big, "#160b07") +
        ellipse([x - 9, y - 3.4], 1.4, 1.6, "#ffffff"),
    ) +
    line(`M${p(13, 2)}Q${p(-1, -11)} ${p(-15, -6)}`, "#22130d", 2.7) +
    (look.lashes ? line(`M${p(-14, -6)}q-5 -1 -7 -4M${p(-10, -8)}q-5 -1 -6 -5`, "#22130d", 1.5) : "") +
    line(`M${p(12, -4)}Q${p(0, -15)} ${p(-12, -11)}`, look.skin.dark, 1.5, { opacity: 0.8 })
  );
}

export function nostril(look: Look): string {
  const y = look.age === "child" ? 60 : 69;
  const x = look.age === "child" ? -94 : -96;
  return (
    line(`M${x + 8} ${y - 10}q6 7 -1 13`, look.skin.dark, 2.4) +
    ellipse([x - 2, y + 2.4], 4.4, 2, lighten(look.skin.dark, -0.09), { transform: `rotate(14 ${x} ${y})` })
  );
}

export function sideLips(look: Look): string {
  const child = look.age === "child";
  const full = (look.lips - 1) * 8;
  const color = child ? blend(look.lipColor, look.skin.base, 0.4) : look.lipColor;
  const y = child ? 84 : 96.5;
  const open = child ? 0 : openOf(look);
  const smile = look.mouth === "calm" ? 4 * (look.lift ?? 0) : child ? 7 : 5 + open * 0.4;
  const front = child ? -94 : -95.5;
  const back = (child ? -76 : -74) + open * 0.5;
  const low = child ? 8 : 11;
  const up = child ? 9 : 13;
  const [under, at] = [y + open, front + open * 0.35];
  return [
    open ? sideTeeth([front, y], [at, under], [back, y - smile]) : "",
    shape(
      `M${front + 1.5} ${y - up}Q${front - 9 - full} ${y - 6} ${front - 7.6 - full} ${y - 3.6}L${front} ${y}Q${back - 8} ${y - 1} ${back} ${y - smile}Q${back - 10} ${y - 8} ${front + 1.5} ${y - up}Z`,
      lighten(color, -0.05),
    ),
    shape(
      `M${at} ${under}Q${at - 9 - full} ${under + 6} ${at - 5 - full} ${under + low}Q${at + 2} ${under + low + 4} ${at + 6} ${under + low + 1}Q${back - 6} ${under + 6} ${back} ${y - smile}Q${back - 8} ${under} ${at} ${under}Z`,
      color,
    ),
    open ? "" : line(`M${front} ${y}Q${back - 8} ${y} ${back} ${y - smile}`, lighten(color, -0.16), 1.8),
    line(`M${back + 3} ${y - smile - 5}q3 5 0 9`, look.skin.dark, 1.8, { opacity: 0.6 }),
  ].join("");
}

/** The inside of an open mouth between its lips, and the upper teeth. */
function sideTeeth([x, y]: Point, [lowX, low]: Point, [cornerX, cornerY]: Point): string {
  const inside = `M${x - 3} ${y - 2}Q${cornerX - 8} ${y - 1} ${cornerX} ${cornerY}Q${cornerX - 8} ${low} ${lowX - 2} ${low + 2}Z`;
  return (
    shape(inside, "#4a201a") +
    clipped(
      inside,
      shape(`M${x - 6} ${y - 6}H${cornerX}V${cornerY}Q${cornerX - 10} ${low - 3} ${x - 6} ${low - 3}Z`, "#f6ede0"),
    )
  );
}

/** Glasses in profile: one narrow lens, and the arm to the ear. */
export function sideGlasses(frame: string, y: number): string {
  return (
    ellipse([-82, y + 3], 12, 21, "#ffffff", { "fill-opacity": 0.12, stroke: frame, "stroke-width": 3.2 }) +
    line(`M-70 ${y - 3}L8 ${y - 2}M-93 ${y - 4}q-4 -1 -6 2`, frame, 3)
  );
}

export function marks(look: Look, eyeY: number): string {
  const mark = (d: string) => line(d, look.skin.dark, 1.7, { opacity: 0.8 });
  return (
    mark(`M-56 ${eyeY - 3}l10 -5`) +
    mark(`M-56 ${eyeY + 2}l12 0`) +
    mark(`M-57 ${eyeY + 7}l10 4`) +
    mark("M-86 70q14 8 12 24") +
    mark("M-92 -20q8 2 14 0")
  );
}
