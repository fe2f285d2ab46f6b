import { clamp } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { degrees, directionOf, type Place, type Space, sum, unit } from "./skull.ts";

/** The place on the scalp in a direction. */
export function placeOf([x, y, z]: Space): Place {
  return [Math.atan2(x, z) / degrees, Math.asin(clamp(y, -1, 1)) / degrees];
}

/**
 * A line back over the head, from the hairline to the nape. `side` is how far it is from the middle (-1 to 1): one number
 * for a straight line, or by the angle from the forehead in degrees.
 */
export function straightBack(side: number | ((angle: number) => number), stop = 400): Place[] {
  const places: Place[] = [];
  for (let angle = -30; angle < Math.min(stop, 250); angle += 4) {
    const aside = typeof side === "number" ? side : side(angle);
    const flat = Math.sqrt(1 - aside * aside);
    const place = placeOf([aside, Math.sin(angle * degrees) * flat, Math.cos(angle * degrees) * flat]);
    const inside = place[1] > hairlineAt(place[0]) + 1;
    if (inside) places.push(place);
    else if (places.length > 3) break;
  }
  return places;
}

/** A line from a place through others to the last, rounded: each point is drawn towards the ones about it. */
export function sweep(...stops: readonly Place[]): Place[] {
  let line = stops.map(directionOf);
  for (let round = 0; round < 3; round++) {
    const finer: Space[] = [line[0] ?? [0, 0, 1]];
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i], line[i + 1]];
      if (!a || !b) continue;
      finer.push(unit(sum(sum([0, 0, 0], a, 0.75), b, 0.25)), unit(sum(sum([0, 0, 0], a, 0.25), b, 0.75)));
    }
    const last = line.at(-1);
    line = last ? [...finer, last] : finer;
  }
  return line.map(placeOf);
}
