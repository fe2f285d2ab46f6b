import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { hand } from "../hand.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { elder } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { Place, View } from "../skull.ts";
import { strand } from "../strand.ts";
import { bun } from "../updo.ts";

export function silverBun(): string {
  const view: View = { turn: 90, at: [410, 242], scale: 1.32, mirrored: true };
  const low: Place = [180, -24];
  const list = [...sideRows(9, low), sweep([102, -4], [130, -8], low), sweep([116, -22], [140, -20], low)].map(
    (places) => ({
      places,
      options: { taper: (part: number) => Math.min(1, 0.5 + part * 2) },
    }),
  );
  const braids = rows(view, { width: 14, kind: "row", tone: hairs.silver }, list);
  const look = elder({ skin: skins.dark, cloth: paint.plum, earring: "hoop", eyes: "open" });
  return (
    sun(paint.sand, paint.sage) +
    figure({ view, look, hairdos: [braids], scalp: "#7d6250" }) +
    bun([282, 318], 46, "braid", hairs.silver, 2.1)
  );
}

/** An elder whose last row is braided by a granddaughter. */
export function grandmother(): string {
  const view: View = { turn: 90, at: [318, 246], scale: 1.32 };
  const list = sideRows(9, "nape").map((places, i) => ({
    places: i < 6 ? places : places.slice(0, Math.round(places.length * 0.9)),
    after: { length: 52, lift: 4, spread: -0.1, sway: 2 },
    options: { end: { kind: "tuft" as const } },
  }));
  const braids = rows(view, { width: 14, kind: "row", tone: hairs.silver }, list);
  const look = elder({ skin: skins.dark, cloth: paint.plum, eyes: "closed", earring: "hoop" });
  const skin = skins.warm;
  const lock = (to: [number, number], bend: number) =>
    strand([[478, 300], [500, 298 + bend], to], 15, "loose", hairs.silver, { taper: () => 1 });
  return [
    arch(paint.cream, paint.sage, 318),
    figure({ view, look, hairdos: [braids], scalp: "#7d6250" }),
    strand(
      [
        [474, 300],
        [500, 316],
        [508, 360],
        [500, 420],
      ],
      20,
      "loose",
      hairs.silver,
      { taper: (part) => 1 - 0.3 * part },
    ),
    strand(
      [
        [408, 262],
        [430, 280],
        [456, 294],
        [486, 300],
      ],
      17,
      "braid",
      hairs.silver,
      { taper: () => 1 },
    ),
    lock([528, 262], -12),
    lock([540, 326], 10),
    hand({ at: [524, 262], angle: 170, scale: 0.82, skin, flipped: false, sleeve: paint.rust, nails: "#d79a7c" }),
    hand({ at: [536, 330], angle: 192, scale: 0.82, skin, flipped: true, sleeve: paint.rust, nails: "#d79a7c" }),
  ].join("");
}
