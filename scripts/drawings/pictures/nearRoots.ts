import { sideBySide } from "../closeUp.ts";
import type { Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { hairs, paint, skins } from "../palette.ts";
import { type Making, root, scalpAbove } from "../steps/making.ts";
import { softShade, strand } from "../strand.ts";
import { group } from "../svg.ts";

const grown = (part: number) => Math.min(1, 0.6 + part * 5);

function roots(want: Making, width: number, xs: readonly number[]): string {
  const braids = xs.map((x, i) => {
    const points: Point[] = [
      [x, 62],
      [x + 4, 150],
      [x - 3 + (i % 2) * 6, 240],
      [x + (i % 2) * 3, 340],
    ];
    return (
      softShade(points, width, want.tone.dark) +
      strand(points, width, want.kind, want.tone, { taper: grown, shadow: 0, seed: i * 7 + 3 }) +
      root(want, x)
    );
  });
  return plain(want.ground) + group(scalpAbove(want.skin) + braids.join(""), { transform: "scale(2)" });
}

const tone: Tone = hairs.brown;

/** Where knotless braids begin: flat, with the hair of their parts alone. */
export function knotless(): string {
  return roots(
    { kind: "braid", tone, skin: skins.brown, ground: paint.sage, maker: skins.brown },
    54,
    [50, 150, 250, 350],
  );
}

/** Where box braids begin: each with a knot of added hair. */
export function box(): string {
  const want: Making = {
    kind: "braid",
    tone: hairs.chestnut,
    skin: skins.light,
    ground: paint.indigo,
    maker: skins.light,
    knot: true,
  };
  return roots(want, 74, [68, 200, 332]);
}

/** Faux locs so near that each turn of the wrapped hair is seen. */
export function faux(): string {
  const drawn = sideBySide(5, 104, "loc", hairs.chestnut, (i) => ({
    end: { kind: "none", cuffs: [1, 3].includes(i) ? [0.3 + i * 0.11] : [] },
  }));
  return plain(paint.plum) + drawn;
}

/** Butterfly locs so near that each loop is seen. */
export function butterfly(): string {
  const drawn = sideBySide(4, 88, "butterfly", hairs.burgundy, (i) => ({
    seed: i * 11 + 6,
    fine: true,
    end: { kind: "none", cuffs: i % 3 === 1 ? [0.3 + i * 0.08] : [] },
  }));
  return plain(paint.peach) + drawn;
}
