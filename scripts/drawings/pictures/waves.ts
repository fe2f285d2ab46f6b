import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { middlePartTurned } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { hanging } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";

function withWaves(view: View, tone: Tone, length: number, sway = 9): Hairdo[] {
  const comb = view.turn > 20 ? middlePartTurned : undefined;
  return [
    hanging(view, {
      hair: { width: 11.5, kind: "braid", tone },
      size: 14,
      gap: 2.2,
      length,
      comb,
      spread: 0.07,
      volume: 1.2,
    }),
    hanging(view, {
      hair: { width: 13, kind: "loose", tone },
      size: 19,
      gap: 2,
      length: length - 10,
      comb,
      spread: 0.07,
      sway,
      volume: 1.5,
      where: ([, elevation]) => elevation > -20,
      options: () => ({ shadow: 0, taper: (part) => 0.3 + part * 1.1, end: { kind: "none" } }),
    }),
  ];
}

export function goddessKnotless(): string {
  const view: View = { turn: 35, lean: -4, at: [392, 240], scale: 1.4 };
  const look = woman({
    skin: skins.dark,
    cloth: paint.apricot,
    nose: 1.12,
    lips: 1.15,
    wears: "offShoulder",
    lipColor: "#8a3f38",
    mouth: "smile",
  });
  return (
    sun(paint.peach, paint.cream) +
    figure({ view, look, hairdos: withWaves(view, hairs.chestnut, 270, 17), scalp: "#6a4634" })
  );
}

export function boho(): string {
  const view: View = { turn: 0, lean: 6, at: [400, 234], scale: 1.38 };
  const look = woman({
    skin: skins.warm,
    cloth: paint.forest,
    wears: "dress",
    earring: "tassel",
    trim: paint.mustard,
    mouth: "laugh",
    eyes: "smiling",
    lips: 1.1,
  });
  return (
    arch(paint.peach, paint.terracotta) +
    figure({ view, look, hairdos: withWaves(view, hairs.honey, 236, 14), scalp: "#9a6544" })
  );
}
