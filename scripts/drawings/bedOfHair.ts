import { blend, lit, type Tone } from "./color.ts";
import { mix, type Point, randomOf, type Step, walk } from "./geometry.ts";
import { placeOf, sweep } from "./lines.ts";
import { directionAt, directionOf, lightAt, normalAt, onScalp, type Place, seen, type View } from "./skull.ts";
import { blurred, line, polygon, shape, smooth } from "./svg.ts";

export interface Bed {
  tone: Tone;
  /** The skin beside it, into which the hairs fade at the edge. */
  skin: string;
  /** Round all of it. */
  outline: readonly Place[];
  /** Where its hairs begin. */
  edges: readonly (readonly Place[])[];
  /** Where they are combed to. */
  to: Place;
  /** How high it lies on the skull, so that it is the outline of the head. */
  lift: number;
  /** How uneven its edge and its hairs are; 1 by default. */
  rough?: number;
}

/** Short hair below rows, so that no skin is seen between them: filled, with single hairs that make its edge soft. */
export function bedOfHair(view: View, { tone, skin, outline, edges, to, lift, rough = 1 }: Bed): string {
  const random = randomOf(23);
  const at = (place: Place, high = lift) => seen(onScalp(directionOf(place), high), view);
  const fill = shape(polygon(outline.map((place) => at(place))), lit(tone, -0.4));
  const hairs = edges.flatMap((edge) =>
    walk(
      edge.map((place) => at(place)),
      0.8,
    ).map((step) => {
      const [azimuth, elevation] = placeOf(directionAt(step.at, view));
      const start: Place = [(azimuth + 360) % 360, elevation];
      const way = sweep(start, [mix(start[0], to[0], 0.5), mix(start[1], to[1], 0.42)], to).map((place) => at(place));
      const whole = walk(way, 1.5);
      const from = Math.floor(random() * random() * 6 * rough);
      const end = from + 10 + Math.floor(random() * 26);
      const points = whole.slice(from, end).map((one) => one.at);
      const level = lightAt(normalAt(onScalp(directionOf(start))), view) * 0.5 - 0.3 + (random() - 0.5) * 0.8 * rough;
      const before = outside(whole[0], random() * random() * 5 * rough);
      return {
        fine: line(smooth([before, ...points.slice(0, 4)]), blend(skin, lit(tone, level), 0.55), 0.7),
        hair: line(smooth(points.filter((_, i) => i % 4 === 0)), lit(tone, level), 0.9),
      };
    }),
  );
  const all = (kind: "fine" | "hair") => hairs.map((one) => one[kind]).join("");
  return blurred(fill, 2) + blurred(all("fine"), 0.5) + all("hair");
}

/** The point so far before the start of a line, straight on. */
function outside(first: Step | undefined, far: number): Point {
  return first ? [first.at[0] - first.along[0] * far, first.at[1] - first.along[1] * far] : [0, 0];
}
