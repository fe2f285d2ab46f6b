import { lighten } from "../color.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { napeBed, napeRows } from "../nape.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { Place, View } from "../skull.ts";
import { circle, ellipse, group } from "../svg.ts";
import { coil } from "../updo.ts";

/** Dressed for a wedding: rows swept to a low chignon with white flowers. */
export function weddingGuest(): string {
  const view: View = { turn: 90, lean: 3, at: [414, 246], scale: 1.32, mirrored: true };
  const low: Place = [176, -8];
  const lines = [...sideRows(8, low), ...napeRows(low)];
  const list = lines.map((places) => ({
    places,
    options: { shadow: 0.3, taper: (part: number) => Math.min(1, 0.16 + part * 2.6) },
  }));
  const tone = hairs.chestnut;
  const skin = skins.dark.base;
  const fine = { tone, scalp: skin, spread: 4.6, reach: 12, level: -0.5, many: 17, fade: 0.6 };
  const flat = napeBed(view, tone, skin, low) + rooting(view, lines.slice(0, 8), fine);
  const braids = { ...rows(view, { width: 19, kind: "row", tone }, list), flat };
  const look = woman({
    skin: skins.dark,
    cloth: paint.terracotta,
    wears: "offShoulder",
    eyes: "smiling",
    mouth: "grin",
    tip: 0.5,
    lift: 1,
    earring: "drop",
    necklace: "pearls",
    lipColor: "#a2453c",
  });
  return [
    sun(paint.forest, paint.apricot, [404, 290], 240),
    figure({ view, look, hairdos: [braids], scalp: "none" }),
    coil([284, 290], 66, "braid", tone, { turns: 3.1, stands: false, start: 0.3, mirrored: true }),
    flower([300, 236], 25, 10),
    flower([262, 250], 19, 40),
    flower([332, 222], 16, -20),
  ].join("");
}

/** Five petals about a golden middle, lit from the upper left. */
function flower([x, y]: Point, size: number, turn: number): string {
  const petal = (i: number) =>
    group(
      ellipse([0, -size * 0.56], size * 0.4, size * 0.52, lighten(paint.ivory, i > 1 && i < 4 ? -0.09 : 0), {
        stroke: lighten(paint.ivory, -0.2),
        "stroke-width": 1.2,
      }),
      { transform: `rotate(${turn + i * 72})` },
    );
  return group(
    circle([2, 5], size * 0.86, "#1c0f0a", { opacity: 0.28 }) +
      [2, 3, 1, 4, 0].map(petal).join("") +
      circle([0, 0], size * 0.25, gold.base) +
      circle([-size * 0.07, -size * 0.08], size * 0.1, gold.light),
    { transform: `translate(${x} ${y})` },
  );
}
