import type { Hairdo } from "./boxes.ts";
import { lighten } from "./color.ts";
import type { Hair } from "./falling.ts";
import { hairlineAt } from "./hairline.ts";
import { type Hanging, hanging } from "./hanging.ts";
import { sweep } from "./lines.ts";
import { rooting } from "./rooting.ts";
import { rows } from "./rows.ts";
import { shadesWithin } from "./shade.ts";
import { directionOf, normalAt, onScalp, type Place, seen, turned, type View } from "./skull.ts";
import { polygon, shape } from "./svg.ts";
import { bun } from "./updo.ts";

/** Of a head seen from the front; behind the ears from where the hair that hangs begins, which is seen if it is turned. */
const fromTheFront: readonly Place[] = [
  ...[150, 128, 106].flatMap((far): Place[] => [
    [far, -2],
    [-far, -2],
  ]),
  ...Array.from({ length: 23 }, (_, i): Place => [i * 7.8 - 85.8, hairlineAt(i * 7.8 - 85.8) + 1]),
];

/** The upper half in a knot on the crown, from where its rows begin; the lower half hangs. */
export function halfUp(
  view: View,
  hair: Hair,
  below: Pick<Hanging, "size" | "length" | "sway" | "where" | "options">,
  scalp: string,
  starts = fromTheFront,
  factor = 0.72,
): { hairdos: Hairdo[]; knot: string } {
  const { pieces } = hanging(view, {
    hair,
    gap: 2.6,
    volume: 0.75,
    where: ([, elevation]) => elevation < 14,
    ...below,
  });
  const down = Array.from({ length: 17 }, (_, i) =>
    sweep([112 + i * 4.4, -3], [112 + i * 4.4, -12], [112 + i * 4.4, -24]),
  );
  const roots = { tone: hair.tone, scalp, spread: 3, reach: 12, level: -0.2, fade: 1, edge: () => -1.6 };
  const locs = { flat: behindEar(view, lighten(hair.tone.dark, -0.02)) + rooting(view, down, roots), pieces };
  const lines = starts.map(([azimuth, elevation]) => sweep([azimuth, elevation], [azimuth * 0.98, 58], [azimuth, 84]));
  const upward = lines.map((places) => ({
    places,
    factor,
    options: { shadow: 0.3, taper: (part: number) => Math.min(1.1, 0.14 + 2.6 * part) },
  }));
  const spread = (starts.at(-1)?.[0] ?? 0) - (starts.at(-2)?.[0] ?? 0);
  const fine = { tone: hair.tone, scalp, spread: spread * 0.5, reach: 16, level: -0.2 };
  const isFront = ([azimuth]: Place) => Math.abs(azimuth) < 90;
  const flat =
    rooting(
      view,
      lines.filter((_, i) => isFront(starts[i] ?? [0, 0])),
      fine,
    ) +
    rooting(
      view,
      lines.filter((_, i) => !isFront(starts[i] ?? [0, 0])),
      { ...fine, edge: () => 0.4, fade: 1 },
    );
  const gathered = { ...rows(view, hair, upward), flat };
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return { hairdos: [locs, gathered], knot: shadesWithin(bun([x, y - 28], 62, hair.kind, hair.tone, 2.6)) };
}

/** The shade between the roots of what hangs behind the ear. */
function behindEar(view: View, fill: string): string {
  const from = (azimuth: number, edge: number): Place => [azimuth, edge];
  const azimuths = Array.from({ length: 15 }, (_, i) => 109 + i * 6);
  const places = [
    ...azimuths.map((azimuth) => from(azimuth, hairlineAt(azimuth) + 2)),
    ...azimuths.toReversed().map((azimuth) => from(azimuth, -1.5)),
  ];
  const edge = places
    .map((place) => onScalp(directionOf(place)))
    .filter((point) => turned(normalAt(point), view)[2] > 0);
  return edge.length > 4 ? shape(polygon(edge.map((point) => seen(point, view))), fill) : "";
}
