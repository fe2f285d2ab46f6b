import type { Hairdo } from "./boxes.ts";
import type { Hair } from "./falling.ts";
import { hairlineAt } from "./hairline.ts";
import { type Hanging, hanging } from "./hanging.ts";
import { sweep } from "./lines.ts";
import { rows } from "./rows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "./skull.ts";
import { bun } from "./updo.ts";

/** Of a head seen from the front; behind the ears from where the hair that hangs begins, which is seen if it is turned. */
const fromTheFront: readonly Place[] = [
  ...[150, 128, 106].flatMap((far): Place[] => [
    [far, -2],
    [-far, -2],
  ]),
  ...Array.from({ length: 16 }, (_, i): Place => [i * 11.4 - 85.5, hairlineAt(i * 11.4 - 85.5) + 1]),
];

/** The upper half in a knot on the crown, from where its rows begin; the lower half hangs. */
export function halfUp(
  view: View,
  hair: Hair,
  below: Pick<Hanging, "size" | "length" | "sway" | "where" | "options">,
  starts = fromTheFront,
): { hairdos: Hairdo[]; knot: string } {
  const locs = hanging(view, { hair, gap: 2.6, volume: 0.75, where: ([, elevation]) => elevation < 14, ...below });
  const gathered = rows(
    view,
    hair,
    starts.map(([azimuth, elevation]) => ({
      places: sweep([azimuth, elevation], [azimuth * 0.98, 58], [azimuth, 84]),
      options: { taper: (part: number) => Math.min(1.1, 0.2 + 2.9 * part) },
    })),
  );
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return { hairdos: [locs, gathered], knot: bun([x, y - 28], 62, hair.kind, hair.tone, 2.6) };
}
