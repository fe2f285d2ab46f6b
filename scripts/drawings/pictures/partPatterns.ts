import type { Tone } from "../color.ts";
import { crownArcs, crownSquares, crownTriangles } from "../crownPatches.ts";
import { hairs, paint, skins } from "../palette.ts";
import type { Patch } from "../patches.ts";
import type { View } from "../skull.ts";
import { partedHead } from "../steps/partedHead.ts";
import { clipped, group, shape } from "../svg.ts";

const tops: readonly { ground: string; cloth: string; skin: Tone; patches: readonly Patch[] }[] = [
  { ground: paint.peach, cloth: paint.indigo, skin: skins.tan, patches: crownSquares(36, 0.5, 26) },
  { ground: paint.sage, cloth: paint.rust, skin: skins.warm, patches: crownSquares(28, 0) },
  { ground: paint.apricot, cloth: paint.forest, skin: skins.brown, patches: crownTriangles(42) },
  { ground: paint.terracotta, cloth: paint.ivory, skin: skins.light, patches: crownArcs(24) },
];

/** Four patterns of parts on heads from above: like bricks, in a grid, with three sides, curved. */
export function partPatterns(): string {
  const view: View = { turn: 180, tilt: -86, at: [200, 156], scale: 1.42 };
  const frame = "M0 0H400V300H0Z";
  return tops
    .map(({ ground, cloth, skin, patches }, i) =>
      group(
        shape(frame, ground) +
          clipped(frame, partedHead({ view, skin, cloth, tone: hairs.brown, patches, gap: 4.8, braid: [24, 10] })),
        { transform: `translate(${(i % 2) * 400} ${i < 2 ? 0 : 300})` },
      ),
    )
    .join("");
}
