import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hill, sun } from "../ground.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import type { Place, View } from "../skull.ts";

/** Rows from the far hairline over the head to the near side, and down over that shoulder. */
function lemonadeOn(view: View, tone: Tone): Hairdo[] {
  const starts: Place[] = [
    [66, 15],
    [56, 23],
    [45, 31],
    [33, 35],
    [20, 37],
    [6, 37],
    [-9, 37],
    [-26, 36],
    [-48, 28],
  ];
  const list = starts.map((start, i) => ({
    places: sweep(start, [start[0] * 0.62 + 30, 34 + i * 5.6], [72 + i * 5.2, 20 + i * 5], [80 + i * 6, -4 + i]),
    after: { length: 215 - ((i * 5) % 4) * 14, lift: 5, spread: 0.16 - i * 0.003, sway: 3, seed: i },
    options: {
      taper: (part: number) => Math.min(1.05, 0.2 + 5 * part) * (1 - 0.15 * part),
      end: { kind: "tuft" as const, cuffs: i % 4 === 1 ? [0.66] : [] },
    },
  }));
  const over = [-78, -96, -116, -140].map((azimuth, i) => ({
    places: sweep([azimuth, i < 2 ? 4 : -22], [azimuth - 6, 62], [150 - i * 4, 66 - i * 8], [140 - i * 5, -6]),
    after: { length: 200 - i * 12, lift: 6, spread: 0.2, sway: 4, seed: i + 20 },
    options: { end: { kind: "tuft" as const } },
  }));
  return [rows(view, { width: 16, kind: "braid", tone }, [...over, ...list])];
}

export function lemonade(): string {
  const view: View = { turn: 35, lean: -5, at: [384, 232], scale: 1.3 };
  const look = woman({
    skin: skins.warm,
    cloth: paint.rust,
    wears: "vee",
    earring: "bar",
    necklace: "pendant",
    lift: 1,
    lips: 1.12,
    lipColor: "#98433a",
  });
  return (
    sun(paint.plum, paint.peach) + figure({ view, look, hairdos: lemonadeOn(view, hairs.honey), scalp: "#80563b" })
  );
}

export function honeyLemonade(): string {
  const view: View = { turn: 35, lean: 3, at: [416, 232], scale: 1.4, mirrored: true };
  const look = woman({
    skin: skins.brown,
    cloth: paint.cocoa,
    wears: "dress",
    eyes: "closed",
    nose: 1.04,
    earring: "tassel",
    trim: paint.mustard,
  });
  return (
    hill(paint.sand, paint.terracotta, true) +
    figure({ view, look, hairdos: lemonadeOn(view, hairs.black), scalp: "#6b432f" })
  );
}
