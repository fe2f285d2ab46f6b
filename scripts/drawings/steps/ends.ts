import { lighten, type Tone } from "../color.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { type StrandOptions, softShade, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";

export interface Ends {
  kind: Kind;
  tone: Tone;
  count: number;
  width: number;
  /** Size of the picture, over whose upper edge the strands hang. */
  across: number;
  high: number;
  /** How far the ends are to the right of the roots, or with a minus to the left: hair that is swept to a side. */
  lean?: number;
  /** The share of the width in which the roots are: by default all of it, less where a band gathers them. */
  rooted?: number;
  /** The length at a part of the width from 0 to 1, as a factor. */
  cut?: (part: number) => number;
  options: (i: number) => StrandOptions;
}

/** The ends of strands side by side, the lower third of the picture below them free. */
export function ends({ kind, tone, count, width, across, high, options, ...layout }: Ends): string {
  const { lean = 0, rooted = 1, cut = () => 1 } = layout;
  const random = randomOf(count * 29 + width);
  return Array.from({ length: count }, (_, i) => {
    const part = count > 1 ? i / (count - 1) : 0.5;
    const x = mix(across * 0.1, across * 0.9, part) + (random() - 0.5) * 12;
    const root = mix(across / 2, x, rooted) - lean / 2;
    const reach = high * (0.6 + 0.14 * random()) * cut(part);
    const swing = () => (random() - 0.5) * width * 0.3;
    const points: Point[] = [-30, reach * 0.3, reach * 0.66, reach].map(
      (y, k): Point => [mix(root, x + lean / 2, (k / 3) ** 1.3) + swing(), y],
    );
    const shift = (random() - 0.5) * 0.05;
    const own = { ...tone, base: lighten(tone.base, shift), light: lighten(tone.light, shift) };
    return (
      softShade(points, width, tone.dark) +
      strand(points, width, kind, own, {
        seed: i * 5 + 1,
        taper: (part) => 1 - 0.22 * part,
        shadow: 0,
        ...options(i),
      })
    );
  }).join("");
}
