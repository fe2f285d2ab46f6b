import { off } from "../draw/curve";
import { band, bentTwice, straight } from "../draw/path";
import { element } from "../draw/svg";
import { layered, type Stroke } from "./layered";
import { hairAt, type Strand, shadowAt, widthAt } from "./strand";

/** How tight a two-strand twist is: the step from lock to lock as a share of the width. */
interface Tightness {
  step: number;
  /** How far a lock leans: the length along the twist of one crossing, as a share of the width. */
  lean: number;
}

/** Senegalese twists: smooth and tight. */
export const senegalese: Tightness = { step: 0.46, lean: 0.62 };
/** Passion twists: loose, with more wave. */
export const passion: Tightness = { step: 0.62, lean: 0.95 };

/** Below this width the bend of a lock is too small to see. */
const SLIM = 40;

/** How far a lock reaches from edge to edge, as a share of the width. */
const ACROSS = 0.68;

/**
 * A two-strand rope twist: each lock crosses from one edge to the other in a long S,
 * always to the same side, over the one that crossed before.
 */
export function rope({ step, lean }: Tightness): (strand: Strand) => string {
  return (strand) => {
    const { curve } = strand;
    const strokes: Stroke[] = [];
    // The gap from lock to lock is measured along the twist; across a leaning lock it is narrower.
    const thick = (step * ACROSS) / Math.sqrt(ACROSS ** 2 + lean ** 2);
    for (let along = 0; along < curve.length; ) {
      const share = along / curve.length;
      const wide = widthAt(strand, share);
      const station = curve.at(along);
      const place = (across: number, down: number) => off(station, across * wide, down * lean * wide);
      const d =
        strand.width < SLIM
          ? straight(place(0.32, -0.42), place(-0.32, 0.42))
          : bentTwice(place(0.33, -0.5), place(0.36, -0.08), place(-0.36, 0.08), place(-0.33, 0.5));
      strokes.push({ d, wide: wide * thick * 1.06, hair: hairAt(strand, share) });
      along += wide * step;
    }
    const shadow = element("path", { d: band(curve, (share) => shadowAt(strand, share)), fill: strand.hair.edge });
    return shadow + layered(strokes);
  };
}
