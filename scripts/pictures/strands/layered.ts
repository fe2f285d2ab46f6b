import { element } from "../draw/svg";
import type { Hair } from "../palette";

/** One rounded stroke of a strand: a lock that passes over the others. */
export interface Stroke {
  d: string;
  wide: number;
  hair: Hair;
}

/**
 * Draws strokes of the same width and hair as one path, thrice: edge, body and shine.
 * Hundreds of locks so cost few bytes, and the shine follows each of them.
 */
export function layered(strokes: Stroke[]): string {
  const groups = new Map<string, { wide: number; hair: Hair; d: string }>();
  for (const { d, wide, hair } of strokes) {
    const step = Math.max(1, Math.round(wide / 1.5) * 1.5);
    const key = `${step} ${hair.base}`;
    const group = groups.get(key) ?? { wide: step, hair, d: "" };
    group.d += d;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ wide, hair, d }) => {
      const stroke = (color: string, share: number, transform?: string) =>
        element("path", { d, stroke: color, strokeWidth: wide * share, transform });
      return element(
        "g",
        { fill: "none", strokeLinecap: "round" },
        stroke(hair.base, 1),
        stroke(hair.sheen, 0.2, `translate(${-Math.round(wide) / 10} ${-Math.round(wide) / 10})`),
      );
    })
    .join("");
}
