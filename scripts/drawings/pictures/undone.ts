import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { gold, hairs, paint } from "../palette.ts";
import { tailComb } from "../steps/parting.ts";
import { strand } from "../strand.ts";
import { group, line } from "../svg.ts";

/** For a page that is not there: a braid that comes undone, its ribbon fallen beside it. */
export function undone(): string {
  const tone = hairs.chestnut;
  const loose = (to: Point, bend: number, wide: number, seed: number) =>
    strand([[452, 322], [500, 340 + bend], [(500 + to[0]) / 2, (340 + to[1]) / 2 + bend], to], wide, "loose", tone, {
      taper: (part) => 1 - part * 0.4,
      seed,
    });
  return [
    sun(paint.sand, paint.terracotta, [400, 300], 250),
    loose([760, 214], -46, 50, 3),
    loose([748, 470], 52, 46, 5),
    loose([800, 352], 8, 54, 8),
    loose([690, 566], 78, 26, 9),
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
      },
    ),
    line("M500 120C560 60 640 74 610 124S520 190 566 216S660 190 684 150", gold.dark, 15),
    line("M500 116C560 56 640 70 610 120S520 186 566 212S660 186 684 146", gold.base, 12),
    line("M504 110C560 58 624 66 606 110M536 170Q530 200 566 206", gold.light, 3),
    group(tailComb("translate(96 372) rotate(18) scale(1.35)")),
  ].join("");
}
