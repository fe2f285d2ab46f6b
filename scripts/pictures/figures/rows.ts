import { type Curve, mix, type Point } from "../draw/curve";
import { smoothLine, stops } from "../draw/path";
import { element } from "../draw/svg";
import type { Skin } from "../palette";
import type { DrawStrand, Strand } from "../strands/strand";

/**
 * Cornrows on the scalp: the lines of the parting halfway between neighboring rows,
 * and on them the rows, the first ones below.
 *
 * @param partedUntil the share of each row's length that lies on the scalp
 */
export function rows(
  draw: DrawStrand,
  curves: Curve[],
  strand: Omit<Strand, "curve">,
  skin: Skin,
  partedUntil = 1,
): string {
  const lines = curves.slice(1).map((curve, i) => parting(curves[i] as Curve, curve, partedUntil));
  return [
    element("path", {
      d: lines.join(""),
      fill: "none",
      stroke: skin.scalp,
      strokeWidth: Math.max(3, strand.width * 0.16),
      strokeLinecap: "round",
    }),
    ...curves.map((curve) => draw({ ...strand, curve })),
  ].join("");
}

function parting(one: Curve, other: Curve, until: number): string {
  const between = (share: number): Point => mix(one.at(one.length * share), other.at(other.length * share), 0.5);
  return smoothLine(stops(6).map((share) => between(share * until)));
}
