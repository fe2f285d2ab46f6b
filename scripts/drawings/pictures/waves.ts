import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { backward } from "../combing.ts";
import { figure } from "../figure.ts";
import { sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import type { Place, View } from "../skull.ts";

function withWaves(view: View, tone: Tone, length: number, sway = 9): Hairdo[] {
  return [
    overTheEar(view, tone, length),
    hanging(view, {
      hair: { width: 11.5, kind: "braid", tone },
      size: 14,
      gap: 2.2,
      length,
      comb: backward,
      hold: 130,
      spread: 0.07,
      volume: 1.1,
      where: behindTheFace,
    }),
    hanging(view, {
      hair: { width: 13, kind: "loose", tone },
      size: 19,
      gap: 2,
      length: length - 10,
      comb: backward,
      hold: 130,
      spread: 0.09,
      sway,
      volume: 1.5,
      where: (root) => root[1] > -20 && behindTheFace(root),
      options: () => ({ shadow: 0, taper: (part) => 0.3 + part * 1.1, end: { kind: "none" } }),
    }),
  ];
}

/** In profile, so that the waves fall clear of the face. */
export function goddessKnotless(): string {
  const view: View = { turn: 80, lean: 5, at: [410, 236], scale: 1.34, mirrored: true };
  const look = woman({
    skin: skins.dark,
    cloth: paint.apricot,
    nose: 1.12,
    lips: 1.15,
    wears: "offShoulder",
    lipColor: "#8a3f38",
    mouth: "smile",
    tip: 0.6,
    chin: -0.6,
    glasses: gold.base,
  });
  return (
    sun(paint.peach, paint.cream) +
    figure({ view, look, hairdos: withWaves(view, hairs.chestnut, 262, 17), scalp: "#6a4634" })
  );
}

/** The braids of the temple, laid back over the ear. */
function overTheEar(view: View, tone: Tone, length: number): Hairdo {
  const list = [56, 62, 67, 72, 78, 86].map((azimuth, i) => ({
    places: sweep([azimuth, hairlineAt(azimuth) + 1], [90, 22 - i * 4], [112, 14 - i * 4], [122, -6 - i * 3]),
    after: { length: length - 70 - i * 6, lift: 4, spread: 0.1, sway: 4, seed: i },
    options: {
      taper: (part: number) => Math.min(1, 0.3 + part * 5) * (1 - 0.3 * part),
      end: { kind: "tuft" as const },
    },
  }));
  return rows(view, { width: 12.5, kind: "braid", tone }, list);
}

function behindTheFace([azimuth, elevation]: Place): boolean {
  return Math.abs(azimuth) > 110 || elevation > 26;
}
