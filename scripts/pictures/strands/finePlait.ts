import { off } from "../draw/curve";
import { band, bent } from "../draw/path";
import { element } from "../draw/svg";
import { layered, type Stroke } from "./layered";
import { hairAt, type Strand, widthAt } from "./strand";

/**
 * A slim three-strand plait, as one of many: the crossings are rounded strokes that slant to the
 * middle from the left and the right in turn.
 */
export function finePlait(strand: Strand): string {
  const { curve } = strand;
  const strokes: Stroke[] = [];
  for (let along = 0, side = 1; along < curve.length; side = -side) {
    const share = along / curve.length;
    const wide = widthAt(strand, share);
    const station = curve.at(along);
    const d = bent(
      off(station, side * wide * 0.3, -wide * 0.16),
      off(station, side * wide * 0.34, wide * 0.14),
      off(station, -side * wide * 0.02, wide * 0.38),
    );
    strokes.push({ d, wide: wide * 0.36, hair: hairAt(strand, share) });
    along += wide * 0.36;
  }
  const shadow = element("path", { d: band(curve, (share) => widthAt(strand, share) * 0.94), fill: strand.hair.edge });
  return shadow + layered(strokes);
}
