import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hairFromAbove, trimmed } from "../fromAbove.ts";
import { clamp, mix, type Point, randomOf } from "../geometry.ts";
import { hairlineAt } from "../hairline.ts";
import { placeOf } from "../lines.ts";
import { combedPatch, type Patch, rootKnot } from "../patches.ts";
import { woman } from "../people.ts";
import { normalAt, onScalp, type Space, seen, turned, type View } from "../skull.ts";
import { strand } from "../strand.ts";
import { line, polygon, shape } from "../svg.ts";
import { combedBack } from "./combedBack.ts";

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
  /** Drawn on the hair, within its outline. */
  over?: string;
  /** The hair of each part lies from its front corner to its back corner, not to its middle. */
  back?: boolean;
}

/** A head from above, parted all over: the hair of each part is combed to its middle. */
export function partedHead({ view, skin, tone, cloth, patches, gap, braid, over = "", back }: PartedHead): string {
  const roots = patches.filter(({ root }) => {
    const [azimuth, elevation] = placeOf(root);
    return facing(root, view) > 0.48 && elevation > hairlineAt(azimuth) + 8;
  });
  const braids = braid ? roots.map(({ root }) => braidAt(seen(onScalp(root, 2), view), view, tone, braid)) : [];
  const parted = back ? partedBack(patches, view, skin, tone, gap) : partedHair(patches, view, skin, tone, gap);
  const flat = shape(hairFromAbove(view), blend(tone.dark, tone.base, 0.4)) + parted + over;
  const pieces = braids.map((svg, depth) => ({ hidden: false, depth, svg }));
  return figure({
    view,
    look: woman({ skin, cloth }),
    hairdos: [{ ...trimmed(view, { flat, pieces: [] }), pieces }],
    scalp: blend(skin.base, tone.dark, 0.3),
  });
}

/** Hair that is combed to the middle of each patch, and the scalp between the patches. Clip it to the hair. */
export function partedHair(patches: readonly Patch[], view: View, skin: Tone, tone: Tone, gap: number): string {
  return [
    ...patches.map((patch) => combedPatch(patch, view, tone)),
    ...patches.map((patch) => scalpAbout(patch, view, skin, gap)),
    ...patches.map((patch) => hairOnEdge(patch, view, tone, gap)),
  ].join("");
}

/** The same with hair that lies from the front corner of each patch to its back corner. */
function partedBack(patches: readonly Patch[], view: View, skin: Tone, tone: Tone, gap: number): string {
  return [
    ...patches.map((patch) => combedBack(patch, view, tone)),
    ...patches.map((patch) => scalpAbout(patch, view, skin, gap)),
    ...patches.map(({ outline, root }) => {
      const quarter = outline.length / 4;
      const front = [...outline.slice(-quarter), ...outline.slice(0, quarter + 1)];
      const back = outline[quarter * 2] ?? root;
      return hairOnEdge({ outline: [...front, ...front.toReversed()], root: back }, view, tone, gap);
    }),
  ].join("");
}

/** How far a part of the scalp faces the viewer: 0 at the outline of the head, 1 in its middle. */
function facing(direction: Space, view: View): number {
  return turned(normalAt(onScalp(direction)), view)[2];
}

/** The scalp that is seen about a patch: a line that thins to the outline of the head and ends there. */
function scalpAbout({ outline }: Patch, view: View, skin: Tone, gap: number): string {
  const light = blend(skin.base, "#f2c79c", 0.3);
  const drawn = new Map<number, string>();
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    const near = Math.max(0, Math.min(facing(from, view), facing(to, view)));
    const wide = Math.round((0.24 + 0.76 * near ** 0.7) * 8) / 8;
    const piece = polygon(
      [from, to].map((one) => seen(onScalp(one, 2), view)),
      false,
    );
    drawn.set(wide, (drawn.get(wide) ?? "") + piece);
  }
  return [...drawn].map(([wide, d]) => line(d, light, gap * wide)).join("");
}

/** Single hairs that begin in the line about a patch, so that its edge is hair and not a tape. */
function hairOnEdge({ outline, root }: Patch, view: View, tone: Tone, gap: number): string {
  const middle = seen(onScalp(root, 2), view);
  const random = randomOf(Math.round(middle[0] * 5 + middle[1] * 3));
  const drawn = ["", ""];
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    if (facing(from, view) < 0.05) continue;
    const [a, b] = [seen(onScalp(from, 2), view), seen(onScalp(to, 2), view)];
    const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2.2);
    for (let k = 0; k < count; k++) {
      const at: Point = [mix(a[0], b[0], k / count), mix(a[1], b[1], k / count)];
      const far = Math.hypot(middle[0] - at[0], middle[1] - at[1]) || 1;
      const on = (by: number): Point => [mix(at[0], middle[0], by / far), mix(at[1], middle[1], by / far)];
      const start = gap * (0.2 + 0.4 * random());
      drawn[random() < 0.5 ? 0 : 1] += polygon([on(start), on(start + gap * 1.2)], false);
    }
  }
  return (
    line(drawn[0] ?? "", blend(tone.base, tone.light, 0.15), 0.8) +
    line(drawn[1] ?? "", blend(tone.dark, tone.base, 0.5), 0.8)
  );
}

/** A short braid that lies on its part, away from the crown. */
function braidAt([x, y]: Point, view: View, tone: Tone, [length, width]: readonly [number, number]): string {
  const reach = view.scale * 90;
  const [dx, dy] = [(x - view.at[0]) / reach, (y - view.at[1]) / reach + 1.15];
  const far = Math.hypot(dx, dy) || 1;
  const turn = (((Math.round(x) * 37) % 11) - 5) * 0.05;
  const out: Point = [dx / far + turn, dy / far];
  const long = length * (1 - 0.25 * Math.abs(dx));
  const middle: Point = [x + out[0] * long * 0.5, y + out[1] * long * 0.45];
  const level = clamp(0.42 - dx * 0.3, -1, 1);
  const drawn = strand([[x, y], middle, [x + out[0] * long, y + out[1] * long]], width, "braid", tone, {
    seed: Math.round(x + y * 3),
    taper: (part) => 1 - part * 0.55,
    light: () => level,
    shadow: 0.5,
  });
  return drawn + rootKnot([x, y], middle, width, tone, level);
}
