import type { Hairdo } from "./boxes.ts";
import type { Hair } from "./falling.ts";
import { hairlineAt } from "./hairline.ts";
import { type Hanging, hanging } from "./hanging.ts";
import { sweep } from "./lines.ts";
import { rows } from "./rows.ts";
import { directionOf, onScalp, seen, type View } from "./skull.ts";
import { bun } from "./updo.ts";

/** The upper half in a knot on the crown, the lower half hangs: seen from the front or turned a little. */
export function halfUp(
  view: View,
  hair: Hair,
  below: Pick<Hanging, "size" | "length" | "sway" | "options">,
): { hairdos: Hairdo[]; knot: string } {
  const locs = hanging(view, { hair, gap: 2.6, volume: 0.75, where: ([, elevation]) => elevation < 14, ...below });
  const gathered = rows(
    view,
    hair,
    [...[150, 128, 106].flatMap((far) => [far, -far]), ...Array.from({ length: 16 }, (_, i) => i * 11.4 - 85.5)].map(
      (azimuth) => ({
        // Behind the ears from where the hair that hangs begins, which is seen of a head that is turned.
        places: sweep(
          [azimuth, Math.abs(azimuth) > 90 ? -2 : hairlineAt(azimuth) + 1],
          [azimuth * 0.98, 58],
          [azimuth, 84],
        ),
        options: { taper: (part: number) => Math.min(1.1, 0.2 + 2.9 * part) },
      }),
    ),
  );
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return { hairdos: [locs, gathered], knot: bun([x, y - 28], 62, hair.kind, hair.tone, 2.6) };
}
