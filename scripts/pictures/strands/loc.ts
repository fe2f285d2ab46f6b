import { off } from "../draw/curve";
import { band, bent, bentTwice, follow, stops } from "../draw/path";
import { between } from "../draw/random";
import { element } from "../draw/svg";
import { hairAt, type Strand, widthAt } from "./strand";

/** A faux loc: a slim column of hair, wrapped from the root to the end. */
export function loc(strand: Strand): string {
  const { curve, hair } = strand;
  let wraps = "";
  let shine = "";
  for (let along = strand.width * 0.2; along < curve.length; ) {
    const wide = widthAt(strand, along / curve.length);
    const station = curve.at(along);
    const lean = between(strand.random, 0.14, 0.3) * wide;
    wraps += bent(
      off(station, wide * 0.46, -lean),
      off(station, 0, lean * 1.4),
      off(station, -wide * 0.46, -lean * 0.2),
    );
    shine += bent(
      off(station, wide * 0.3, wide * 0.14),
      off(station, wide * 0.14, wide * 0.26),
      off(station, -wide * 0.02, wide * 0.22),
    );
    along += wide * between(strand.random, 0.42, 0.6);
  }
  const wide = (share: number) => widthAt(strand, share);
  const tip = hairAt(strand, 1);
  return [
    element("path", { d: band(curve, wide), fill: hair.edge }),
    element("path", { d: band(curve, (share) => wide(share) * 0.84), fill: tip.base }),
    element("path", {
      d: follow(curve, -strand.width * 0.24),
      fill: "none",
      stroke: tip.shade,
      strokeWidth: strand.width * 0.28,
      opacity: 0.7,
    }),
    element("path", { d: wraps, fill: "none", stroke: hair.edge, strokeWidth: strand.width * 0.07, opacity: 0.75 }),
    element("path", {
      d: shine,
      fill: "none",
      stroke: tip.sheen,
      strokeWidth: strand.width * 0.08,
      strokeLinecap: "round",
      opacity: 0.8,
    }),
  ].join("");
}

/** A butterfly loc: a loc of uneven width, with small loops of hair pulled out along its edges. */
export function butterflyLoc(strand: Strand): string {
  const { curve, width, hair, random } = strand;
  let loops = "";
  for (let along = width * 0.4, side = 1; along < curve.length - width * 0.3; side = random() < 0.7 ? -side : side) {
    const station = curve.at(along);
    const out = between(random, 0.62, 0.92) * width * side;
    const foot = width * between(random, 0.26, 0.45);
    loops += bentTwice(
      off(station, side * width * 0.3, -foot),
      off(station, out, -foot * 1.1),
      off(station, out, foot * 0.5),
      off(station, side * width * 0.2, foot),
    );
    along += width * between(random, 0.4, 0.8);
  }
  const uneven = stops(24).map(() => between(random, 0.78, 1.02));
  const body = band(curve, (share) => width * 0.9 * (uneven[Math.round(share * 24)] ?? 1), 24);
  return [
    element("path", { d: loops, fill: "none", stroke: hair.edge, strokeWidth: width * 0.26 }),
    element("path", { d: loops, fill: "none", stroke: hair.base, strokeWidth: width * 0.17 }),
    element("path", { d: body, fill: hair.edge }),
    loc({ ...strand, width: width * 0.86 }),
  ].join("");
}
