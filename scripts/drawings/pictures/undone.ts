import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { gold, hairs, paint } from "../palette.ts";
import { tailComb } from "../steps/tailComb.ts";
import { strand } from "../strand.ts";
import { group, line } from "../svg.ts";

/** For a page that is not there: a braid that comes undone, a pin and a comb beside it. */
export function undone(): string {
  const tone = hairs.chestnut;
  const loose = (to: Point, bend: number, wide: number, seed: number) => {
    const at = (part: number, swing: number): Point => [
      452 + (to[0] - 452) * part,
      322 + (to[1] - 322) * part ** 1.3 + bend * Math.sin(part * Math.PI) + swing,
    ];
    const points = [0, 0.16, 0.32, 0.48, 0.64, 0.82, 1].map((part, i) => at(part, i > 1 ? (i % 2 ? 7 : -7) : 0));
    return strand(points, wide, "loose", tone, { taper: (part) => 1.04 - part ** 3, seed });
  };
  return [
    sun(paint.sand, paint.terracotta, [400, 300], 250),
    loose([770, 196], -30, 56, 3),
    loose([752, 512], 30, 56, 5),
    loose([786, 352], 6, 60, 8),
    strand(
      [
        [-40, 250],
        [120, 196],
        [270, 236],
        [380, 320],
        [470, 326],
      ],
      106,
      "braid",
      tone,
      {
        taper: (part) => 1 - 0.1 * part,
        shadow: 0.26,
      },
    ),
    pin("translate(560 96) rotate(64)"),
    group(tailComb("translate(96 372) rotate(18) scale(1.35)")),
  ].join("");
}

/** A hairpin: a U whose legs are waved. */
function pin(transform: string): string {
  const wire = "M-22 -120C-22 -70 -30 -50 -22 -30S-30 10 -22 34S-18 92 0 92S22 58 22 34S30 -10 22 -30S22 -70 22 -120";
  return group(
    line(wire, "#5a3413", 13, { transform: "translate(5 7)", opacity: 0.35 }) +
      line(wire, gold.dark, 13) +
      line(wire, gold.base, 9.5) +
      line("M-24 -110C-24 -70 -32 -50 -24 -30S-32 10 -24 34", gold.light, 2.6),
    { transform },
  );
}
