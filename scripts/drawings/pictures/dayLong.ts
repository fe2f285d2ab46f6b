import { figure } from "../figure.ts";
import { plain } from "../ground.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "../skull.ts";
import { circle, line, shape, smooth } from "../svg.ts";
import { bun } from "../updo.ts";

/** From behind, under a sky in which the sun is drawn from its rise to the evening. */
export function dayLong(): string {
  const view: View = { turn: 180, tilt: 6, at: [400, 330], scale: 1.24 };
  const list = [-150, -168, 174, 156, 138, -132, 120, -114, 104, -98, 90, -84].map((azimuth) => {
    const full = azimuth < 0 ? azimuth + 360 : azimuth;
    const from: Place = [azimuth, Math.abs(azimuth) > 145 ? -36 : Math.abs(azimuth) > 118 ? -28 : -2];
    return {
      places: sweep(
        from,
        [full + (180 - full) * 0.3, 8 + (180 - Math.abs(azimuth)) * 0.3],
        [full + (180 - full) * 0.8, 58],
      ),
      options: { taper: (part: number) => Math.min(1.2, 0.34 + part * 1.6) },
    };
  });
  const braids = rows(view, { width: 19, kind: "row", tone: hairs.black }, list);
  const look = woman({ skin: skins.warm, cloth: paint.rust, wears: "tee", earring: "hoop" });
  const [x, y] = seen(onScalp(directionOf([180, 66])), view);
  return [
    plain(paint.peach),
    sky(),
    shape("M0 470C140 404 260 420 400 446C560 474 680 420 800 404V600H0Z", paint.sage),
    shape("M0 520C180 476 320 500 460 512C600 524 700 494 800 486V600H0Z", "#76805c"),
    figure({ view, look, hairdos: [braids], scalp: "#7b5138" }),
    bun([x, y - 30], 58, "braid", hairs.black, 2.3),
  ].join("");
}

/** Four suns on their way, the one of the morning low and the one of noon high. */
function sky(): string {
  const at = (part: number) => {
    const angle = Math.PI * (1 - part);
    return [400 + Math.cos(angle) * 326, 404 - Math.sin(angle) * 240] as const;
  };
  const suns = [
    { part: 0.06, size: 40, color: paint.terracotta },
    { part: 0.33, size: 48, color: paint.apricot },
    { part: 0.67, size: 48, color: "#fbe0a6" },
    { part: 0.94, size: 40, color: paint.rust },
  ];
  return (
    line(smooth(Array.from({ length: 23 }, (_, i) => at(0.06 + i * 0.04))), paint.mustard, 2) +
    suns
      .map(
        ({ part, size, color }) =>
          circle(at(part), size + 16, paint.peach) +
          circle(at(part), size, color) +
          circle(at(part), size + 9, "none", { stroke: paint.mustard, "stroke-width": 2 }),
      )
      .join("")
  );
}
