import { off } from "../draw/curve";
import { band, bent, straight } from "../draw/path";
import { element } from "../draw/svg";
import { layered, type Stroke } from "./layered";
import { hairAt, type Strand, shadowAt, widthAt } from "./strand";

/** Below this width the bend of a lock is too small to see. */
const SLIM = 40;

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
    const from = off(station, side * wide * 0.3, -wide * 0.16);
    const to = off(station, -side * wide * 0.02, wide * 0.4);
    const d = strand.width < SLIM ? straight(from, to) : bent(from, off(station, side * wide * 0.34, wide * 0.14), to);
    strokes.push({ d, wide: wide * 0.38, hair: hairAt(strand, share) });
    along += wide * 0.45;
  }
  const shadow = element("path", { d: band(curve, (share) => shadowAt(strand, share)), fill: strand.hair.edge });
  return shadow + layered(strokes);
}
