import { element } from "../draw/svg";
import { paint } from "../palette";

const strands = [paint.apricot, paint.cream, paint.clay];

/** Three strands that cross, on a dark tile: few and thick, to be legible at 16 pixels. */
export function favicon(): string {
  const crossings = [-4, 2, 8, 14, 20, 26].map((top, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const d = `M${16 + side * 6.5} ${top}Q${16 + side * 6.5} ${top + 6} ${16 - side * 2} ${top + 10}`;
    const line = (stroke: string | undefined, strokeWidth: number) => element("path", { d, stroke, strokeWidth });
    return line(paint.cocoa, 10.5) + line(strands[i % strands.length], 7.5);
  });
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 32 32", width: 32, height: 32 };
  const clip = element("clipPath", { id: "tile" }, element("rect", { width: 32, height: 32, rx: 7 }));
  const tile = element("rect", { width: 32, height: 32, fill: paint.cocoa });
  const plait = element("g", { fill: "none", strokeLinecap: "round" }, ...crossings);
  return `${element("svg", attributes, clip, element("g", { clipPath: "url(#tile)" }, tile, plait))}\n`;
}
