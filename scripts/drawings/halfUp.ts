import type { Hairdo } from "./boxes.ts";
import type { Hair } from "./falling.ts";
import { hairlineAt } from "./hairline.ts";
import { type Hanging, hanging } from "./hanging.ts";
import { sweep } from "./lines.ts";
import { rooting } from "./rooting.ts";
import { rows } from "./rows.ts";
import { shadesWithin } from "./shade.ts";
import { directionOf, onScalp, type Place, seen, type View } from "./skull.ts";
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
): { hairdos: Hairdo[]; knot: string } {
  const locs = hanging(view, { hair, gap: 2.6, volume: 0.75, where: ([, elevation]) => elevation < 14, ...below });
  const lines = starts.map(([azimuth, elevation]) => sweep([azimuth, elevation], [azimuth * 0.98, 58], [azimuth, 84]));
  const upward = lines.map((places) => ({
    places,
    factor: 0.72,
    options: { shadow: 0.3, taper: (part: number) => Math.min(1.1, 0.14 + 2.6 * part) },
  }));
  const fine = lines.filter((_, i) => Math.abs(starts[i]?.[0] ?? 0) < 96);
  const spread = (starts.at(-1)?.[0] ?? 0) - (starts.at(-2)?.[0] ?? 0);
  const flat = rooting(view, fine, { tone: hair.tone, scalp, spread: spread * 0.5, reach: 16, level: -0.2 });
  const gathered = { ...rows(view, hair, upward), flat };
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return { hairdos: [locs, gathered], knot: shadesWithin(bun([x, y - 28], 62, hair.kind, hair.tone, 2.6)) };
}
