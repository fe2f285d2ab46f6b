import { element } from "../draw/svg";
import { written } from "../draw/written";
import type { Hair } from "../palette";

/** One rounded stroke of a strand: a lock that passes over the others. */
export interface Stroke {
  d: string;
  wide: number;
  hair: Hair;
}

/** Widths are rounded to this, so that a strand needs few paths. */
const STEP = 3.4;

/**
 * Draws strokes of the same width and hair as one path, thrice: edge, body and shine.
 * Hundreds of locks so cost few bytes, and the shine follows each of them.
 */
export function layered(strokes: Stroke[]): string {
  const groups = new Map<string, { wide: number; hair: Hair; d: string }>();
  for (const { d, wide, hair } of strokes) {
    const step = Math.max(STEP, Math.round(wide / STEP) * STEP);
    const key = `${step} ${hair.base}`;
    const group = groups.get(key) ?? { wide: step, hair, d: "" };
    group.d += d;
    groups.set(key, group);
  }
  const drawn = [...groups.values()]
    .map(({ wide, hair, d }) => {
      const stroke = (color: string, strokeWidth: number, transform?: string) =>
        element("path", { d, stroke: color, strokeWidth, transform });
      const shift = written(-wide / 10);
      return stroke(hair.base, wide) + stroke(hair.sheen, wide * 0.2, `translate(${shift} ${shift})`);
    })
    .join("");
  return element("g", { fill: "none", strokeLinecap: "round" }, drawn);
}
