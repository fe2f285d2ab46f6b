import type { Tone } from "../color.ts";
import { blurred, clipped, ellipse, group, shape } from "../svg.ts";

/** The side of one of the three pictures that show how a style is made. */
export const SIDE = 400;

const frame = `M0 0H${SIDE}V${SIDE}H0Z`;

/** The ground of a panel, in one color. */
export function panelGround(color: string): string {
  return shape(frame, color);
}

/** Scalp close up, lighter to the upper left. */
export function scalpPanel(skin: Tone): string {
  const light =
    ellipse([110, 100], 220, 190, skin.light, { opacity: 0.8 }) +
    ellipse([390, 400], 190, 170, skin.dark, { opacity: 0.7 });
  return shape(frame, skin.base) + clipped(frame, blurred(light, 40));
}

/** Three panels beside each other: 1200 by 400. */
export function threePanels(panels: readonly [string, string, string]): string {
  return panels.map((panel, i) => group(clipped(frame, panel), { transform: `translate(${i * SIDE} 0)` })).join("");
}
