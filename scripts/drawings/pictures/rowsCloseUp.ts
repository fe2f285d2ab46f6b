import { skinGround } from "../closeUp.ts";
import type { Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { randomOf } from "../geometry.ts";
import { gold, hairs, skins } from "../palette.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { group, line, shape, smooth } from "../svg.ts";

/** Cornrows side by side, bent with the head, and a comb of gold. */
export function straightBackRows(): string {
  const row = (i: number): Point[] =>
    [-60, 120, 300, 480, 680].map((y) => [400 + (i - 4) * (68 + 32 * Math.cos((y - 330) / 330)), y]);
  const all = Array.from({ length: 9 }, (_, i) =>
    rowWithHair(row(i), 62 - 1.5 * Math.abs(i - 4), hairs.black, { seed: i + 31 }),
  );
  return skinGround(skins.warm) + all.join("") + comb("translate(436 492) rotate(-24)");
}

function comb(transform: string): string {
  const back = "M-14 -34H166Q176 -34 176 -22V-2Q176 6 166 6H-14Z";
  const shadow = shape(back, "#1c0f0a") + line("M-14 -14L-250 -4", "#1c0f0a", 15);
  const teeth = Array.from({ length: 18 }, (_, i) => line(`M${-8 + i * 10} 2v58`, i % 2 ? gold.base : gold.dark, 4.4));
  return group(
    group(shadow, { transform: "translate(9 14)", opacity: 0.4 }) +
      teeth.join("") +
      line("M-10 -14L-250 -4", gold.base, 13) +
      line("M-10 -18L-246 -8", gold.light, 3) +
      shape(back, gold.base) +
      line("M-8 -26H164", gold.light, 4),
    { transform },
  );
}

/** Rows that begin as fine as a thread at the hairline, and grow with each piece that is fed in. */
export function feedInRows(tone: Tone = hairs.burgundy, skin: Tone = skins.light): string {
  const start = (i: number): Point => [118 + 26 * Math.cos((i - 2.5) / 1.7), 92 + i * 98];
  const grown = [-1, 0, 1, 2, 3, 4, 5].map((i) => {
    const [x, y] = start(i);
    const points: Point[] = [
      [x, y],
      [x + 180, y - 18],
      [x + 420, y - 60],
      [x + 800, y - 150],
    ];
    const taper = (part: number) => 0.045 + 0.955 * Math.min(1, part * 1.25);
    return rowWithHair(points, 78, tone, { seed: i + 51, taper });
  });
  return skinGround(skin) + edge(start, tone) + grown.join("");
}

/** The fine hair at the hairline, combed back between the rows. */
function edge(start: (i: number) => Point, tone: Tone): string {
  const random = randomOf(10);
  return Array.from({ length: 420 }, () => {
    const [x, y] = start(random() * 7 - 1);
    const near = Math.round((y - 92) / 98);
    const [rx, ry] = start(near);
    const reach = 40 + random() * 90;
    const from: Point = [x - 16 + random() * 22, y];
    const to: Point = [rx + 30 + reach, ry - 6 - reach * 0.12 + (y - ry) * 0.35];
    return line(smooth([from, [(from[0] + to[0]) / 2, from[1] * 0.7 + to[1] * 0.3 - 3], to]), tone.dark, 1, {
      opacity: 0.4,
    });
  }).join("");
}
