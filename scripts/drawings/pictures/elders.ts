import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { arch, sun } from "../ground.ts";
import { hand } from "../hand.ts";
import { napeBed, napeRows } from "../nape.ts";
import { hairs, paint, skins } from "../palette.ts";
import { elder } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { Place, View } from "../skull.ts";
import { strand } from "../strand.ts";

/** In profile: rows swept to the nape, from where they go on as one thick braid over the shoulder. */
export function silverBraid(): string {
  const view: View = { turn: 90, at: [410, 242], scale: 1.32, mirrored: true };
  const low: Place = [178, -26];
  const lines = [...sideRows(10, low), ...napeRows(low)];
  const list = lines.map((places) => ({
    places,
    options: { shadow: 0.3, taper: (part: number) => Math.min(1, 0.16 + part * 3.4) },
  }));
  const tone = hairs.silver;
  const scalp = skins.dark.base;
  const fine = { tone, scalp, spread: 4.4, reach: 15, level: -0.2 };
  const flat = napeBed(view, tone, scalp, low) + rooting(view, lines.slice(0, 10), fine);
  const braids = rows(view, { width: 14, kind: "row", tone }, list);
  const look = elder({ skin: skins.dark, cloth: paint.ivory, wears: "shirt", earring: "pearl", eyes: "open" });
  const braid = strand(pointsOf([306, 280, 289, 318, 290, 372, 314, 436, 338, 498, 346, 556]), 47, "braid", tone, {
    taper: (part) => Math.min(1, 0.72 + part * 1.4) * (1 - 0.34 * part),
    end: { kind: "tuft", cuffs: [0.88] },
  });
  const pieces = [...braids.pieces, { hidden: false, depth: 200, svg: braid }];
  return sun(paint.sand, paint.sage) + figure({ view, look, hairdos: [{ flat, pieces }], scalp: "none" });
}

/** An elder whose fine braids hang down her back, the last one in the hands of a granddaughter. */
export function grandmother(): string {
  const view: View = { turn: 90, at: [288, 240], scale: 1.32 };
  const list = sideRows(9, "nape").map((places, i) => ({
    places,
    after: { length: 122 + i * 3 + (i % 3) * 4, lift: 4, spread: 0.2, sway: 4 },
    options: {
      taper: (part: number) => Math.min(1, 0.55 + part * 3) * (1 - 0.3 * part),
      end: { kind: "curl" as const, curl: 4.5, cuffs: i > 4 ? [0.9] : [] },
    },
  }));
  const braids = rows(view, { width: 14, kind: "row", tone: hairs.silver }, list);
  const look = elder({
    skin: skins.dark,
    cloth: paint.plum,
    wears: "cardigan",
    eyes: "closed",
    earring: "drop",
    necklace: "pearls",
  });
  const held = { scale: 0.94, skin: skins.warm, sleeve: paint.rust, nails: "#d79a7c" };
  return [
    arch(paint.sand, paint.sage, 300),
    figure({ view, look, hairdos: [braids], scalp: "#7d6250" }),
    braidInHands(),
    hand({ at: [522, 256], angle: 163, flipped: true, ...held }),
    hand({ at: [524, 334], angle: 199, ...held }),
  ].join("");
}

/** A braid that leaves the head, and its three locks: one hangs, two lead to the fingers. */
function braidInHands(): string {
  const lock = (flat: readonly number[], width: number, thin: number) =>
    strand(pointsOf(flat), width, "loose", hairs.silver, { taper: (part) => 1 - thin * part ** 2 });
  return [
    lock([466, 300, 486, 330, 492, 390, 480, 452], 17, 0.7),
    lock([528, 338, 556, 376, 566, 430, 552, 492], 17, 0.7),
    lock([464, 296, 494, 280, 528, 252], 15, 0),
    lock([464, 300, 496, 316, 530, 340], 15, 0),
    strand(pointsOf([376, 250, 404, 270, 436, 288, 474, 299]), 18, "braid", hairs.silver, { taper: () => 1 }),
  ].join("");
}

/** The points whose x and y follow each other in a list. */
function pointsOf(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);
}
