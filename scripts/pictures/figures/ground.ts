import { element, frame } from "../draw/svg";
import { paint } from "../palette";

/** The flat shapes behind a picture. */
export interface GroundLook {
  shape: "arch" | "sun" | "hill" | "panel";
  back: string;
  front: string;
}

/** A colored ground with one large shape, and a thin gold line that follows it. */
export function ground({ shape, back, front }: GroundLook): string {
  const line = { fill: "none", stroke: paint.gold, strokeWidth: 2.5 };
  const shapes = {
    arch: [
      element("path", { d: "M190 600V290a210 210 0 0 1 420 0V600Z", fill: front }),
      element("path", { d: "M168 600V290a232 232 0 0 1 464 0V600", ...line }),
    ],
    sun: [
      element("circle", { cx: 400, cy: 290, r: 240, fill: front }),
      element("circle", { cx: 400, cy: 290, r: 262, ...line }),
    ],
    hill: [
      element("path", { d: "M0 600V420C150 330 290 330 430 400S680 480 800 380V600Z", fill: front }),
      element("path", { d: "M0 396C150 306 290 306 430 376S680 456 800 356", ...line }),
    ],
    panel: [
      element("rect", { x: 48, y: 48, width: 704, height: 504, rx: 28, fill: front }),
      element("rect", { x: 30, y: 30, width: 740, height: 540, rx: 40, ...line }),
    ],
  };
  return [element("rect", { width: frame.width, height: frame.height, fill: back }), ...shapes[shape]].join("");
}
