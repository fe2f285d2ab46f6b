import { lighten } from "../color.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { hairs, paint, skins, white } from "../palette.ts";
import { woman } from "../people.ts";
import { directionOf, onScalp, seen, type View } from "../skull.ts";
import { bead } from "../strandEnds.ts";
import { blurred, circle, clipped, line, shape, smooth } from "../svg.ts";
import { napeEdge, sweptUp } from "../sweptUp.ts";
import { coil } from "../updo.ts";

/** From behind, in an evening dress: rows swept up to rolls with pearls. */
export function lastMinute(): string {
  const tone = hairs.burgundy;
  const view: View = { turn: 180, tilt: 4, at: [420, 222], scale: 1.3 };
  const braids = sweptUp(view, { width: 17, kind: "row", tone: tone }, 52);
  const look = woman({ skin: skins.light, cloth: paint.forest, wears: "dress", earring: "drop", build: 1.02 });
  const [cx, cy] = seen(onScalp(directionOf([180, 58])), view);
  const hung = Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI * (0.12 + (i / 8) * 0.76);
    return [cx + Math.cos(angle) * 88, cy + 4 + Math.sin(angle) * 50];
  });
  const pearls = line(smooth(hung), white.dark, 1.6) + hung.map((at) => bead(at, 6.6, white)).join("");
  return [
    plain(paint.plum),
    circle([420, 292], 226, paint.peach),
    circle([420, 292], 250, "none", { stroke: paint.mustard, "stroke-width": 2 }),
    figure({ view, look, hairdos: [braids], scalp: "#7d4a3c", edge: napeEdge }),
    coil([cx - 48, cy - 4], 46, "braid", tone, { turns: 2.2, start: 0.3, mirrored: true }),
    coil([cx + 48, cy - 4], 46, "braid", tone, { turns: 2.2, start: 0.2 }),
    // The shade of the middle bun on the others, without which the three are one heap.
    clipped(
      [cx - 48, cx + 48].map((x) => smooth(ring([x, cy], 38), true)).join(""),
      blurred(shape(smooth(ring([cx, cy - 32], 55), true), lighten(tone.dark, -0.04)), 2),
    ),
    coil([cx, cy - 34], 52, "braid", tone, { turns: 2.3, start: 0.45 }),
    pearls,
  ].join("");
}

/** Points on a circle. */
function ring([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
