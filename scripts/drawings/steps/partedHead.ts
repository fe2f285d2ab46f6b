import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hairFromAbove, trimmed } from "../fromAbove.ts";
import type { Point } from "../geometry.ts";
import { combedPatch, type Patch, partLines, rootKnot } from "../patches.ts";
import { woman } from "../people.ts";
import { normalAt, onScalp, seen, turned, type View } from "../skull.ts";
import { strand } from "../strand.ts";
import { shape } from "../svg.ts";

export interface PartedHead {
  view: View;
  skin: Tone;
  tone: Tone;
  cloth: string;
  patches: readonly Patch[];
  /** Width of the lines between the parts. */
  gap: number;
  /** Length and width of a short braid from each part, in picture units. */
  braid?: readonly [length: number, width: number];
}

/** A head from above, parted all over: the hair of each part is combed to its middle. */
export function partedHead({ view, skin, tone, cloth, patches, gap, braid }: PartedHead): string {
  const light = blend(skin.base, "#f2c79c", 0.4);
  const roots = patches.filter(({ root }) => turned(normalAt(onScalp(root)), view)[2] > 0.46);
  const braids = braid ? roots.map(({ root }) => braidAt(seen(onScalp(root, 2), view), view, tone, braid)) : [];
  const flat =
    shape(hairFromAbove(view), blend(tone.dark, tone.base, 0.4)) +
    patches.map((patch) => combedPatch(patch, view, tone)).join("") +
    partLines(patches, view, light, gap, 0.1);
  const pieces = braids.map((svg, depth) => ({ hidden: false, depth, svg }));
  return figure({
    view,
    look: woman({ skin, cloth }),
    hairdos: [{ ...trimmed(view, { flat, pieces: [] }), pieces }],
    scalp: light,
  });
}

/** A short braid that lies on its part, away from the middle of the head. */
function braidAt([x, y]: Point, view: View, tone: Tone, [length, width]: readonly [number, number]): string {
  const aside = (x - view.at[0]) / (view.scale * 90);
  const lean = (aside * 0.5 + (((Math.round(x) * 37) % 11) - 5) * 0.05) * length;
  const middle: Point = [x + lean * 0.4, y + length * 0.45];
  const level = 0.42 - aside * 0.3;
  const drawn = strand([[x, y], middle, [x + lean * 1.1, y + length]], width, "braid", tone, {
    seed: Math.round(x + y * 3),
    taper: (part) => 1 - part * 0.55,
    light: () => level,
    shadow: 0.5,
  });
  return drawn + rootKnot([x, y], middle, width, tone, level);
}
