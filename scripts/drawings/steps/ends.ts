import { lighten, type Tone } from "../color.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { type StrandOptions, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";

export interface Ends {
  kind: Kind;
  tone: Tone;
  count: number;
  width: number;
  /** Size of the picture, over whose upper edge the strands hang. */
  across: number;
  high: number;
  options: (i: number) => StrandOptions;
}

/** The ends of strands side by side, the lower third of the picture below them free. */
export function ends({ kind, tone, count, width, across, high, options }: Ends): string {
  const random = randomOf(count * 29 + width);
  return Array.from({ length: count }, (_, i) => {
    const x = mix(across * 0.1, across * 0.9, count > 1 ? i / (count - 1) : 0.5) + (random() - 0.5) * 12;
    const reach = high * (0.6 + 0.14 * random());
    const swing = () => (random() - 0.5) * width * 0.3;
    const points: Point[] = [-30, reach * 0.3, reach * 0.66, reach].map((y): Point => [x + swing(), y]);
    const shift = (random() - 0.5) * 0.05;
    const own = { ...tone, base: lighten(tone.base, shift), light: lighten(tone.light, shift) };
    return strand(points, width, kind, own, { seed: i * 5 + 1, taper: (part) => 1 - 0.22 * part, ...options(i) });
  }).join("");
}
