import { blend, type Tone } from "./color.ts";
import { randomOf } from "./geometry.ts";
import { blurred, clipped, ellipse, line, shape } from "./svg.ts";

/** A beard: short curls in three tones over its area, lit from the upper left, and a soft edge. The area is in units of the head. */
export function beardOn(area: string, tone: Tone, lightSide: 1 | -1 = 1): string {
  const random = randomOf(41);
  const curls = Array.from({ length: 700 }, () => {
    const [x, y] = [-90 + random() * 180, random() * 170];
    const lit = (-x * 0.5 * lightSide - (y - 100) * 0.7) / 80 + (random() - 0.5) * 0.9;
    const color = lit > 0.45 ? blend(tone.base, tone.light, 0.4) : lit > -0.2 ? tone.base : tone.dark;
    const [w, h] = [3 + random() * 3, 3 + random() * 4];
    return line(`M${x} ${y}q${w} ${h * 0.2} ${w * 0.6} ${h}t${-w * 0.7} ${h * 0.7}`, color, 1.5, {
      opacity: lit > 0.45 ? 0.6 : 0.8,
    });
  });
  return (
    blurred(shape(area, tone.dark, { opacity: 0.5 }), 3) +
    shape(area, tone.dark) +
    clipped(area, blurred(ellipse([-30 * lightSide, 96], 46, 30, tone.base, { opacity: 0.8 }), 12) + curls.join(""))
  );
}
