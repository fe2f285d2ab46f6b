import { type Curve, off } from "../draw/curve";
import { smoothLine, stops } from "../draw/path";
import { between } from "../draw/random";
import { element } from "../draw/svg";
import type { Strand } from "./strand";

/**
 * Loose wavy hair along a curve, as goddess and boho braids leave out: a few locks that swing
 * around the curve and come to a point.
 */
export function wave(strand: Strand): string {
  const { curve, width, hair, random } = strand;
  const locks = Array.from({ length: 4 }, (_, i) =>
    lock(curve, width, between(random, 0, 6), (i - 1.5) * width * 0.16),
  );
  const colors = [hair.edge, hair.shade, hair.base, hair.sheen];
  return locks
    .map((d, i) =>
      element("path", {
        d,
        fill: "none",
        stroke: colors[i],
        strokeWidth: i === 3 ? width * 0.06 : width * (0.3 - i * 0.06),
        strokeLinecap: "round",
      }),
    )
    .join("");
}

function lock(curve: Curve, width: number, phase: number, across: number): string {
  const waves = Math.max(2, curve.length / (width * 3.2));
  const steps = Math.ceil(waves * 6);
  return smoothLine(
    stops(steps).map((share) => {
      const swing = Math.sin(phase * 0.15 + share * waves * 2 * Math.PI) * width * (0.18 + 0.25 * share);
      return off(curve.at(share * curve.length), swing + across * (1 - share));
    }),
  );
}
