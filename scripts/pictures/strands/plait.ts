import { off, type Point } from "../draw/curve";
import { band, smoothLine, smoothShape, stops } from "../draw/path";
import { element } from "../draw/svg";
import { hairAt, type Strand, widthAt } from "./strand";

/** How far a strand swings from the middle, and how thick it is, as shares of the plait's width. */
const SWING = 0.27;
const THICKNESS = 0.43;
/** The length of one strand's whole weave, from the left edge back to it, as a share of the width. */
const PERIOD = 1.62;

/**
 * A three-strand plait, large enough to show each strand.
 *
 * Each strand swings across the curve as a cosine and lies on top on its way from an edge to the
 * middle: there the strand from the other edge crosses over it. The three are a third of a period
 * apart, so that a new crossing begins every sixth, from the left and the right in turn.
 */
export function plait(strand: Strand): string {
  const { curve, width } = strand;
  const parts = [
    element("path", { d: band(curve, (share) => widthAt(strand, share) * 0.86, 14), fill: strand.hair.edge }),
  ];
  for (let along = -width * 0.2, side = 1; along < curve.length - width * 0.3; side = -side) {
    const wide = widthAt(strand, along / curve.length);
    parts.push(crossing(strand, along, side, wide));
    along += (wide * PERIOD) / 6;
  }
  return element("g", { strokeLinejoin: "round", strokeLinecap: "round" }, ...parts);
}

/** The visible piece of one strand: from the edge at `side`, over the middle, to where it goes under. */
function crossing(strand: Strand, along: number, side: number, wide: number): string {
  const { edge, shade, base, sheen } = hairAt(strand, along / strand.curve.length);
  const place = (turn: number, lift: number): Point => {
    const down = along + (turn / (2 * Math.PI)) * wide * PERIOD;
    const across = Math.cos(turn) * SWING * wide;
    // The strand's own normal: it leans as the cosine falls.
    const slope = (Math.sin(turn) * SWING * 2 * Math.PI) / PERIOD;
    const long = Math.sqrt(1 + slope * slope);
    const station = strand.curve.at(down + (lift * slope) / long);
    return off(station, side * (across + lift / long));
  };
  const thick = (turn: number) =>
    THICKNESS * wide * 0.5 * Math.min(1, 0.3 + 0.62 * Math.sqrt(Math.max(0, turn + 0.55)));
  const turns = stops(6).map((share) => -0.5 + share * 2.75);
  const outline = [
    ...turns.map((turn) => place(turn, thick(turn))),
    ...turns.toReversed().map((turn) => place(turn, -thick(turn))),
  ];
  const hairline = (lift: number, from: number, to: number) =>
    smoothLine(stops(3).map((share) => place(from + (to - from) * share, lift * thick(0.8))));
  const fine = Math.max(0.8, wide / 60);
  return [
    element("path", { d: smoothShape(outline), fill: base, stroke: edge, strokeWidth: fine * 1.6 }),
    element("path", {
      d: hairline(-0.55, 0.1, 1.9) + hairline(-0.1, -0.1, 1.8),
      fill: "none",
      stroke: shade,
      strokeWidth: fine * 1.5,
    }),
    element("path", {
      d: hairline(0.5, 0.15, 1.15) + hairline(0.22, 0.35, 1.0),
      fill: "none",
      stroke: sheen,
      strokeWidth: fine * 1.6,
      opacity: 0.75,
    }),
  ].join("");
}
