import { type Curve, off } from "../draw/curve";
import { straight } from "../draw/path";
import { element } from "../draw/svg";
import { paint } from "../palette";

/** A gold cuff around a strand, at a distance along its curve. */
export function cuff(curve: Curve, at: number, width: number, height = width * 0.62): string {
  const bar = (along: number, wide: number, thick: number, color: string, opacity?: number) => {
    const station = curve.at(at + along);
    return element("path", {
      d: straight(off(station, wide / 2), off(station, -wide / 2)),
      stroke: color,
      strokeWidth: thick,
      strokeLinecap: opacity ? "round" : undefined,
      opacity,
    });
  };
  return [
    bar(0, width * 1.12, height, paint.goldEdge),
    bar(0, width * 1.04, height * 0.8, paint.gold),
    bar(-height * 0.12, width * 0.5, height * 0.16, paint.goldShine, 0.95),
  ].join("");
}

/** A wooden or glass bead threaded on a strand. */
export function bead(curve: Curve, at: number, radius: number, color: string = paint.terracotta): string {
  const { x, y } = curve.at(at);
  return [
    element("circle", { cx: x, cy: y, r: radius, fill: color, stroke: paint.cocoa, strokeWidth: radius * 0.14 }),
    element("circle", {
      cx: x - radius * 0.3,
      cy: y - radius * 0.34,
      r: radius * 0.24,
      fill: paint.cream,
      opacity: 0.8,
    }),
  ].join("");
}

/** A thread wound around the end of a strand. */
export function thread(curve: Curve, at: number, width: number, color: string = paint.gold): string {
  return [-0.26, 0, 0.26]
    .map((along) => {
      const station = curve.at(at + along * width);
      return element("path", {
        d: straight(off(station, width / 2, width * 0.06), off(station, -width / 2, -width * 0.06)),
        stroke: color,
        strokeWidth: width * 0.2,
        strokeLinecap: "round",
      });
    })
    .join("");
}
