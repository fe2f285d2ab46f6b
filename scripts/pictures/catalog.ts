import { svgDocument } from "./draw/svg";
import { hairs, paint } from "./palette";
import { curtain } from "./scenes/curtain";
import { finePlait } from "./strands/finePlait";
import { butterflyLoc, loc } from "./strands/loc";
import { plait } from "./strands/plait";
import { passion, rope, senegalese } from "./strands/rope";

const names = [
  ...[1, 2, 3, 4, 5].map((n) => `home-${n}`),
  ..."knotless-braids box-braids cornrows feed-in-braids tribal-braids passion-twists butterfly-locs faux-locs senegalese-twists lemonade-braids goddess-braids same-day-braids walk-in-braids last-minute-braids emergency-braids braids-open-today".split(
    " ",
  ),
  ...Array.from({ length: 24 }, (_, i) => `gallery-${String(i + 1).padStart(2, "0")}`),
];
const draws = [finePlait, rope(senegalese), loc, plait, rope(passion), butterflyLoc];
const list = Object.values(hairs);

export function drawAll(): Map<string, string> {
  return new Map(
    names.map((name, i) => {
      const draw = draws[i % draws.length]!;
      const big = draw === plait;
      return [
        `public/images/${name}.svg`,
        svgDocument(
          curtain(name, {
            draw,
            count: big ? 4 : draw === finePlait ? 8 : 9,
            width: big ? 110 : 40,
            hair: list[i % list.length]!,
            ground: {
              shape: (["arch", "sun", "hill", "panel"] as const)[i % 4]!,
              back: paint.cream,
              front: [paint.blush, paint.sand, paint.clay][i % 3]!,
            },
            accent: ([undefined, "beads", "cuffs"] as const)[i % 3],
          }),
        ),
      ];
    }),
  );
}
