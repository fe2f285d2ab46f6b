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
  /** Length and width of the lock that is left of each part, in picture units. */
  lock: readonly [length: number, width: number];
  /** The locks are braided. */
  braided?: boolean;
}

/** A head from above, parted all over: the hair of each part is combed to a short lock. */
export function partedHead({ view, skin, tone, cloth, patches, gap, lock, braided }: PartedHead): string {
  const light = blend(skin.base, "#f2c79c", 0.4);
  const locks = patches
    .filter(({ root }) => turned(normalAt(onScalp(root)), view)[2] > 0.46)
    .map(({ root }): string => lockAt(seen(onScalp(root, 2), view), view, tone, lock, braided));
  const flat =
    shape(hairFromAbove(view), blend(tone.dark, tone.base, 0.4)) +
    patches.map((patch) => combedPatch(patch, view, tone)).join("") +
    partLines(patches, view, light, gap, 0.1);
  const pieces = locks.map((svg, depth) => ({ hidden: false, depth, svg }));
  return figure({
    view,
    look: woman({ skin, cloth }),
    hairdos: [{ ...trimmed(view, { flat, pieces: [] }), pieces }],
    scalp: light,
  });
}

/** A short lock that lies on its part, away from the middle of the head. */
function lockAt([x, y]: Point, view: View, tone: Tone, [length, width]: PartedHead["lock"], braided = false): string {
  const aside = (x - view.at[0]) / (view.scale * 90);
  const bend = (((Math.round(x) * 37) % 11) - 5) * 0.05;
  const [dx, dy] = [aside * 0.5 + bend, 1];
  const points: Point[] = [
    [x, y],
    [x + dx * length * 0.4, y + dy * length * 0.45],
    [x + dx * length * 1.1, y + dy * length],
  ];
  const level = 0.42 - aside * 0.3;
  const drawn = strand(points, width, braided ? "braid" : "loose", tone, {
    seed: Math.round(x + y * 3),
    taper: (part) => (braided ? 1 - part * 0.55 : 0.6 + Math.sin(part * 2.6) * 0.5 - part * 0.3),
    light: () => level,
    shadow: 0.5,
  });
  return drawn + (braided ? rootKnot([x, y], points[1] ?? [x, y + 1], width, tone, level) : "");
}
