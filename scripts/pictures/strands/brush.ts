import { type Curve, curveThrough, off } from "../draw/curve";
import { band, follow } from "../draw/path";
import { element } from "../draw/svg";
import type { Hair } from "../palette";

/** The loose hair below the tie at the end of a strand: it swells and comes to a soft point. */
export function brush(curve: Curve, width: number, hair: Hair): string {
  const tie = curve.at(curve.length - width * 0.2);
  const down = (far: number, lean: number): [number, number] => {
    const { x, y } = off(tie, lean * width, far * width);
    return [x, y];
  };
  const hang = curveThrough(down(0, 0), down(0.5, 0.06), down(0.95, 0.02), down(1.3, -0.16));
  const swell = (share: number) => width * (0.34 + 0.3 * share) * (1 - share ** 3) + 1;
  const lock = (across: number, stroke: string, strokeWidth: number) =>
    element("path", { d: follow(hang, across * width, 4), fill: "none", stroke, strokeWidth, strokeLinecap: "round" });
  const fine = Math.max(1, width / 50);
  return [
    element("path", { d: band(hang, swell, 8), fill: hair.base, stroke: hair.edge, strokeWidth: fine * 1.5 }),
    lock(-0.1, hair.shade, fine * 2),
    lock(0.02, hair.shade, fine * 1.5),
    lock(0.1, hair.sheen, fine * 1.5),
    lock(0.05, hair.sheen, fine),
  ].join("");
}
