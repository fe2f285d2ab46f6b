import { blend, lighten, type Tone } from "./color.ts";
import { mix, type Point, randomOf } from "./geometry.ts";
import { plain } from "./ground.ts";
import { type StrandOptions, softShade, strand } from "./strand.ts";
import type { Kind } from "./strandBody.ts";
import { blurred, ellipse, line, smooth } from "./svg.ts";

/** Scalp close up: its color, lighter to the upper left. */
export function skinGround(skin: Tone): string {
  return (
    plain(skin.base) +
    blurred(
      ellipse([230, 160], 380, 260, skin.light, { opacity: 0.8 }) +
        ellipse([760, 600], 330, 240, skin.dark, { opacity: 0.75 }),
      60,
    )
  );
}

/** Strands side by side that hang down over the whole picture, each a little different. */
export function sideBySide(
  count: number,
  width: number,
  kind: Kind,
  tone: Tone,
  options: (i: number) => StrandOptions & { reach?: number; top?: number },
): string {
  const random = randomOf(count * 17 + width);
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * 800 + (random() - 0.5) * 16;
    const swing = () => (random() - 0.5) * width * 0.36;
    const own = options(i);
    const reach = own.reach ?? 640;
    const top = own.top ?? -30;
    const shift = (random() - 0.5) * 0.07;
    const here = { base: lighten(tone.base, shift), light: lighten(tone.light, shift), dark: tone.dark };
    const points: Point[] = [
      [x + swing(), top],
      [x + swing(), mix(top, reach, 0.3)],
      [x + swing(), mix(top, reach, 0.64)],
      [x + swing(), reach],
    ];
    drawn +=
      softShade(points, width, tone.dark) +
      strand(points, width, kind, here, { seed: i * 7 + 3, taper: (part) => 1 - 0.12 * part, shadow: 0, ...own });
  }
  return drawn;
}

/** A cloud of so many tight curls about a middle, lit from the upper left; only where `inside` says. */
export function cloud(at: Point, radius: number, tone: Tone, inside: (point: Point) => boolean, many = 2600): string {
  const random = randomOf(radius);
  const parts: string[] = [];
  const under = lighten(tone.dark, 0.035);
  for (let i = 0; i < many; i++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * radius * (1 + 0.025 * Math.sin(angle * 9));
    const [x, y]: Point = [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far * 0.96];
    if (!inside([x, y])) continue;
    const level = (-(x - at[0]) * 0.55 - (y - at[1]) * 0.75) / radius + (random() - 0.5) * 0.8;
    const color =
      level > 0.35
        ? tone.light
        : level > -0.15
          ? blend(tone.base, tone.light, 0.55)
          : level > -0.6
            ? blend(tone.base, tone.light, 0.2)
            : under;
    const size = 3.6 + random() * 3.4;
    const turn = random() * 6.3;
    const curl = [0, 1.2, 2.4, 3.6, 4.8].map(
      (a, k): Point => [x + Math.cos(a + turn) * size * (1 - k * 0.13), y + Math.sin(a + turn) * size * (1 - k * 0.13)],
    );
    parts.push(line(smooth(curl), color, 2));
  }
  return parts.join("");
}
