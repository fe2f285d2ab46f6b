import { off, type Point } from "../draw/curve";
import { band, bent, smoothShape, stops } from "../draw/path";
import { element } from "../draw/svg";
import type { Hair } from "../palette";
import { hairAt, type Strand, widthAt } from "./strand";

/** How far a strand swings from the middle, and how thick it is, as shares of the plait's width. */
const SWING = 0.27;
const THICKNESS = 0.43;
/** The length of one strand's whole weave, from the left edge back to it, as a share of the width. */
const PERIOD = 1.62;

/** Below this width a crossing is drawn with fewer points and one line of shine. */
const SLIM = 90;

/** A place on a strand: how far it has turned since its edge, and how far off its middle line. */
type Place = (turn: number, lift: number) => Point;

/**
 * A three-strand plait, large enough to show each strand.
 *
 * Each strand swings across the curve as a cosine and lies on top on its way from an edge to the
 * middle: there the strand from the other edge crosses over it. The three are a third of a period
 * apart, so that a new crossing begins every sixth, from the left and the right in turn.
 */
export function plait(strand: Strand): string {
  const { curve, width } = strand;
  const crossings = new Map<Hair, string[]>();
  const shadows = new Map<Hair, string[]>();
  const shines = new Map<Hair, string[]>();
  for (let along = -width * 0.2, side = 1; along < curve.length - width * 0.3; side = -side) {
    const wide = widthAt(strand, along / curve.length);
    const hair = hairAt(strand, along / curve.length);
    const place = weave(strand, along, side, wide);
    push(crossings, hair, element("path", { d: crossing(place, wide) }));
    const line = (lift: number, from: number, to: number) =>
      bent(place(from, lift * wide), place((from + to) / 2, lift * wide * 1.2), place(to, lift * wide));
    push(shadows, hair, line(-0.1, 0.25, 1.2));
    push(shines, hair, line(0.1, 0.15, 1.1) + (wide < SLIM ? "" : line(0.03, 0.35, 1.05)));
    along += (wide * PERIOD) / 6;
  }
  const fine = Math.max(0.8, width / 60);
  const lines = (d: string, stroke: string) => element("path", { d, fill: "none", stroke, strokeWidth: fine * 1.5 });
  return element(
    "g",
    { strokeLinejoin: "round", strokeLinecap: "round" },
    element("path", { d: band(curve, (share) => widthAt(strand, share) * 0.8, 14), fill: strand.hair.edge }),
    ...[...crossings].map(([{ base, edge }, paths]) =>
      element("g", { fill: base, stroke: edge, strokeWidth: fine * 1.6 }, ...paths),
    ),
    ...[...shadows].map(([{ shade }, paths]) => lines(paths.join(""), shade)),
    ...[...shines].map(([{ sheen }, paths]) => lines(paths.join(""), sheen)),
  );
}

/** The places on the strand that comes from the edge at `side`, `along` the curve. */
function weave({ curve }: Strand, along: number, side: number, wide: number): Place {
  return (turn, lift) => {
    const down = along + (turn / (2 * Math.PI)) * wide * PERIOD;
    // The strand's own normal: it leans as the cosine falls.
    const slope = (Math.sin(turn) * SWING * 2 * Math.PI) / PERIOD;
    const long = Math.sqrt(1 + slope * slope);
    const station = curve.at(down + (lift * slope) / long);
    return off(station, side * (Math.cos(turn) * SWING * wide + lift / long));
  };
}

/** The outline of what is seen of a strand: from the edge, over the middle, to where it goes under. */
function crossing(place: Place, wide: number): string {
  const thick = (turn: number) =>
    THICKNESS * wide * 0.5 * Math.min(1, 0.3 + 0.62 * Math.sqrt(Math.max(0, turn + 0.55)));
  const turns = stops(wide < SLIM ? 3 : 4).map((share) => -0.5 + share * 2.7);
  return smoothShape([
    ...turns.map((turn) => place(turn, thick(turn))),
    ...turns.toReversed().map((turn) => place(turn, -thick(turn))),
  ]);
}

function push<Key>(map: Map<Key, string[]>, key: Key, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
