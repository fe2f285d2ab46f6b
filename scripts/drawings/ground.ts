import type { Point } from "./geometry.ts";
import { paint } from "./palette.ts";
import { circle, element, line, shape } from "./svg.ts";

/** A plain ground over the whole picture. */
export function plain(color: string): string {
  return element("rect", { width: 800, height: 600, fill: color });
}

/** A sun behind the head, with a thin ring of gold. */
export function sun(ground: string, color: string, at: Point = [400, 300], radius = 236): string {
  return (
    plain(ground) +
    circle(at, radius, color) +
    circle(at, radius + 24, "none", { stroke: paint.mustard, "stroke-width": 2 })
  );
}

/** An arch behind the head, with a thin line of gold. */
export function arch(ground: string, color: string, x = 400, half = 200, top = 60): string {
  const d = (w: number, y: number) => `M${x - w} 600V${y + w}a${w} ${w} 0 0 1 ${w * 2} 0V600`;
  return plain(ground) + shape(`${d(half, top)}Z`, color) + line(d(half + 22, top - 22), paint.mustard, 2);
}

/** A hill across the picture. */
export function hill(ground: string, color: string, mirrored = false): string {
  const wave = "M0 430C120 340 240 320 360 352C480 386 600 480 800 372";
  const drawn =
    shape(`${wave}V600H0Z`, color) + line("M0 402C120 312 240 292 360 324C480 358 600 452 800 344", paint.mustard, 2);
  return plain(ground) + (mirrored ? element("g", { transform: "translate(800 0) scale(-1 1)" }, drawn) : drawn);
}
