import { type Curve, off } from "../draw/curve";
import { bent } from "../draw/path";
import { element } from "../draw/svg";
import { paint } from "../palette";

/** A gold cuff around a strand, at a distance along its curve; it bulges as it goes around. */
export function cuff(curve: Curve, at: number, width: number, height = width * 0.5): string {
  const bar = (along: number, wide: number, strokeWidth: number, stroke: string) =>
    element("path", { d: around(curve, at + along, width * wide, height * 0.3), fill: "none", stroke, strokeWidth });
  return [
    bar(0, 1.04, height, paint.goldEdge),
    bar(0, 0.98, height * 0.82, paint.gold),
    bar(-height * 0.2, 0.56, height * 0.16, paint.goldShine),
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

/** A thread wound around a strand, `turns` times. */
export function thread(curve: Curve, at: number, width: number, color: string = paint.gold, turns = 4): string {
  const thick = Math.max(4, Math.min(9, width * 0.16));
  const wound = Array.from({ length: turns }, (_, i) =>
    around(curve, at + (i - turns / 2) * thick * 1.05, width, thick),
  );
  const line = (stroke: string, strokeWidth: number) =>
    element("path", { d: wound.join(""), fill: "none", stroke, strokeWidth, strokeLinecap: "round" });
  return line(paint.cocoa, thick * 1.3) + line(color, thick * 0.9);
}

function around(curve: Curve, at: number, width: number, bulge: number): string {
  const station = curve.at(at);
  return bent(off(station, width / 2), off(station, 0, bulge), off(station, -width / 2));
}
