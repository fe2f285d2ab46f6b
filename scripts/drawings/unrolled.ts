import type { Point } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { placeOf } from "./lines.ts";
import { onScalp, type Space, seen, type View } from "./skull.ts";

/**
 * The direction of a spot: degrees from the crown to the right of the picture and down to the nape, as the head is seen
 * from above. It is narrowed towards the outline of the head less than on a ball, so that lines end at the outline; a spot
 * beyond 90 is beyond the outline.
 */
export function directionAt([x, y]: Point): Space {
  const part = Math.min(1.2, Math.hypot(x, y) / 90);
  const turn = Math.atan2(y, x);
  const far = part * (1.22 - 0.22 * part * part);
  return [-Math.cos(turn) * far, Math.sqrt(Math.max(0, 1 - far * far)), -Math.sin(turn) * far];
}

/** How many degrees a spot is above the hairline. */
export function aboveHairline(spot: Point): number {
  const [azimuth, elevation] = placeOf(directionAt(spot));
  return elevation - hairlineAt(azimuth);
}

/** Where a spot is in the picture. */
export function spotSeen(spot: Point, view: View): Point {
  return seen(onScalp(directionAt(spot), 3), view);
}
