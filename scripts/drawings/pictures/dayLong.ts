import { figure } from "../figure.ts";
import { plain } from "../ground.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { directionOf, onScalp, seen, type View } from "../skull.ts";
import { circle, line, shape, smooth } from "../svg.ts";
import { napeEdge, sweptUp } from "../sweptUp.ts";
import { coil } from "../updo.ts";

/** From behind, under a sky in which the sun is drawn from its rise to the evening. */
export function dayLong(): string {
  const view: View = { turn: 180, tilt: 6, at: [400, 330], scale: 1.24 };
  const braids = sweptUp(view, { width: 17, kind: "row", tone: hairs.black }, 58);
  const look = woman({ skin: skins.warm, cloth: paint.rust, wears: "tee", earring: "hoop" });
  const [x, y] = seen(onScalp(directionOf([180, 66])), view);
  return [
    plain(paint.peach),
    sky(),
    shape("M0 470C140 404 260 420 400 446C560 474 680 420 800 404V600H0Z", paint.sage),
    shape("M0 520C180 476 320 500 460 512C600 524 700 494 800 486V600H0Z", "#76805c"),
    figure({ view, look, hairdos: [braids], scalp: "#64412f", edge: napeEdge }),
    coil([x, y - 30], 60, "braid", hairs.black, { turns: 2.7, start: 0.25 }),
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
