import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { backward } from "../combing.ts";
import { figure } from "../figure.ts";
import { mix, randomOf } from "../geometry.ts";
import { arch, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import type { Place, Space, View } from "../skull.ts";

function withWaves(view: View, tone: Tone, length: number, sway = 9): Hairdo[] {
  return [
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
  });
  return (
    sun(paint.peach, paint.cream) +
    figure({ view, look, hairdos: withWaves(view, hairs.chestnut, 262, 17), scalp: "#6a4634" })
  );
}

function behindTheFace([azimuth, elevation]: Place): boolean {
  return Math.abs(azimuth) > 98 || elevation > 8;
}

/** Gathered high on the crown, braids and waves fall from there to all sides. */
export function boho(): string {
  const view: View = { turn: 0, lean: 4, tilt: 4, at: [400, 286], scale: 1.3 };
  const tone = hairs.honey;
  const up = rows(
    view,
    { width: 14, kind: "row", tone },
    [...[150, 128, 106].flatMap((far) => [far, -far]), -84, -64, -46, -30, -15, 0, 15, 30, 46, 64, 84].map(
      (azimuth) => ({
        places: sweep([azimuth, Math.max(-8, hairlineAt(azimuth) + 1)], [azimuth * 0.98, 58], [azimuth, 84]),
        options: { taper: (part: number) => Math.min(1.1, 0.5 + 2.4 * part) },
      }),
    ),
  );
  const random = randomOf(17);
  const fountain = Array.from({ length: 66 }, (_, i) => {
    const loose = i % 2 === 1;
    const angle = (i * 137.5 * Math.PI) / 180;
    const [side, ahead] = [Math.sin(angle), Math.cos(angle)];
    const far = 0.36 + 0.64 * random();
    const short = ahead > 0.2 && Math.abs(side) < 0.72 ? 0.3 : 1;
    const end = 150 - (150 + 130 * random()) * short;
    const after: Space[] = [
      [side * 16, 118, ahead * 14],
      [side * 52 * far, 138 + 16 * random(), ahead * 40],
      [side * 104 * far, 124, ahead * 62 - 10],
      [side * (128 * far + 10), mix(124, end, 0.5), ahead * 74 - 14],
      [side * (132 * far + 14), end, ahead * 74 - 14],
    ];
    return { after, loose };
  });
  const falling = (loose: boolean) =>
    rows(
      view,
      { width: loose ? 19 : 11, kind: loose ? "loose" : "braid", tone },
      fountain
        .filter((one) => one.loose === loose)
        .map(({ after }) => ({
          places: [
            [0, 88],
            [180, 88],
          ],
          after,
          options: loose
            ? {
                shadow: 0,
                taper: (part: number) => (0.4 + Math.sin(part * 2.6) * 0.8) * (1 - 0.9 * part ** 5),
                end: { kind: "none" as const },
              }
            : { end: { kind: "curl" as const, curl: 6 } },
        })),
    );
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
    figure({ view, look, hairdos: [up, falling(true), falling(false)], scalp: "#9a6544" })
  );
}
