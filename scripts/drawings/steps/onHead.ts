import { blend, lighten, lit, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { beside, type Point, randomOf, walk } from "../geometry.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { directionOf, onScalp, type Place, seen, turned, type View } from "../skull.ts";
import { line, polygon, shape, smooth } from "../svg.ts";
import { panelGround } from "./panel.ts";

export interface OnHead {
  ground: string;
  skin: Tone;
  tone: Tone;
  cloth: string;
  width: number;
  /** The lanes of the hair, in the order in which they are made. */
  lanes: readonly (readonly Place[])[];
  /** How many are parted, and how many of those are braided. */
  parted: number;
  braided: number;
  /** Drawn upon the head: a comb, a hand. */
  upon?: string;
}

const view: View = { turn: 180, tilt: -86, at: [200, 206], scale: 1.66 };

/** A head from above in a panel: some lanes braided, some parted and combed, the rest still one. */
export function onHead({ ground, skin, tone, cloth, width, lanes, parted, braided, upon = "" }: OnHead): string {
  const combed = lanes
    .slice(braided)
    .map((lane, i) => combedLane(lane, tone, i + braided < parted ? width : width * 1.6));
  const done = lanes.slice(0, braided).map((places) => ({ places, options: { light: () => 0.22 } }));
  const hair = { width, kind: "row", tone } as const;
  return (
    panelGround(ground) +
    figure({
      view,
      look: woman({ skin, cloth }),
      hairdos: [{ flat: combed.reverse().join(""), pieces: [] }, rows(view, hair, done)],
      scalp: blend(skin.base, "#f2c79c", 0.4),
    }) +
    upon
  );
}

/** Where a place on the head is in the panel. */
function onPanel(place: Place): Point {
  return seen(onScalp(directionOf(place), 2), view);
}

/** Hair that is combed along its lane: fine lines on a dark bed, which come to a point at the hairline. */
function combedLane(lane: readonly Place[], tone: Tone, width: number): string {
  const shown = lane.filter((place) => turned(directionOf(place), view)[2] > -0.05);
  const steps = walk(shown.filter((_, i) => i % 3 === 0 || i === shown.length - 1).map(onPanel), 4);
  const length = steps.at(-1)?.far ?? 0;
  const random = randomOf(Math.round(length * 7 + width));
  const half = (along: number) =>
    (width / 2) * Math.sqrt(Math.min(1, 0.08 + Math.min(along, length - along) / (width * 0.7)));
  const side = (sign: number) => steps.map(({ far }) => beside(steps, far, sign * half(far)));
  const bed = shape(polygon([...side(-1), ...side(1).reverse()]), lighten(tone.dark, 0.02));
  const count = Math.round(width * 0.7);
  const hairs = Array.from({ length: count }, (_, i) => {
    const v = (i / (count - 1)) * 2 - 1;
    const points = Array.from({ length: 12 }, (_, k) => {
      const along = (k / 11) * length;
      return beside(steps, along, v * half(along) + (random() - 0.5) * 1.6);
    });
    return line(smooth(points), lit(tone, -v * 0.4 + (random() - 0.5) * 0.9), 1.7);
  });
  return bed + hairs.join("");
}
