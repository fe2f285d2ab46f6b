import { figure } from "../figure.ts";
import { plain } from "../ground.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins, white } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "../skull.ts";
import { bead } from "../strandEnds.ts";
import { circle } from "../svg.ts";
import { bun } from "../updo.ts";

/** From behind, in an evening dress: rows swept up to rolls with pearls. */
export function lastMinute(): string {
  const view: View = { turn: 180, tilt: 4, at: [420, 222], scale: 1.3 };
  const list = [-150, -165, 180, 165, 150, 136, -136, 122, -122, 110, -110, 98, -98, 84, -84].map((azimuth) => {
    const from: Place = [azimuth, Math.abs(azimuth) > 145 ? -36 : Math.abs(azimuth) > 118 ? -28 : -2];
    return {
      places: sweep(from, [mixTo180(azimuth, 0.35), 6 + (180 - Math.abs(azimuth)) * 0.3], [mixTo180(azimuth, 0.8), 52]),
      options: { taper: (part: number) => Math.min(1.3, 0.28 + part * 1.7) },
    };
  });
  const braids = rows(view, { width: 17, kind: "row", tone: hairs.burgundy }, list);
  const look = woman({ skin: skins.light, cloth: paint.forest, wears: "dress", earring: "drop", build: 1.02 });
  const [cx, cy] = seen(onScalp(directionOf([180, 58])), view);
  const pearls = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.12 + (i / 8) * 0.76);
    return bead([cx + Math.cos(angle) * 88, cy + 4 + Math.sin(angle) * 50], 6.6, white);
  }).join("");
  return [
    plain(paint.plum),
    circle([420, 292], 226, paint.peach),
    circle([420, 292], 250, "none", { stroke: paint.mustard, "stroke-width": 2 }),
    figure({ view, look, hairdos: [braids], scalp: "#8d5a45" }),
    bun([cx - 48, cy - 4], 40, "braid", hairs.burgundy, 1.9),
    bun([cx + 48, cy - 4], 40, "braid", hairs.burgundy, 1.9),
    bun([cx, cy - 34], 46, "braid", hairs.burgundy, 2),
    pearls,
  ].join("");
}

function mixTo180(azimuth: number, part: number): number {
  const full = azimuth < 0 ? azimuth + 360 : azimuth;
  return full + (180 - full) * part;
}
