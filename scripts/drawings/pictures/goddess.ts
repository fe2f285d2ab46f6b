import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hill, sun } from "../ground.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { View } from "../skull.ts";
import { coil, ringlet } from "../updo.ts";

/** Few thick rows, swept up to the place of a bun. */
function goddessRows(view: View, tone: Tone, skin: Tone): Hairdo {
  const lines = [
    ...sideRows(6, [180, 50]),
    sweep([98, -3], [126, 26], [178, 52]),
    sweep([112, -18], [140, 14], [180, 50]),
    sweep([132, -34], [154, 8], [180, 48]),
  ];
  const list = lines.map((places, i) => ({
    places,
    options: {
      taper: (part: number) => Math.min(1, 0.16 + part * 2.4),
      end: { kind: "none" as const, cuffs: i === 1 ? [0.46] : i === 3 ? [0.5] : [] },
    },
  }));
  const flat = rooting(view, lines, { tone, scalp: skin.base, spread: 6, reach: 22, many: 21, level: -0.2 });
  return { flat, pieces: rows(view, { width: 29, kind: "row", tone }, list).pieces };
}

export function goddess(): string {
  const view: View = { turn: 90, at: [404, 248], scale: 1.3, mirrored: true };
  const look = woman({
    skin: skins.brown,
    cloth: paint.plum,
    wears: "offShoulder",
    eyes: "closed",
    lift: 1,
    earring: "bar",
    necklace: "chain",
  });
  const curls =
    ringlet(
      [
        [430, 245],
        [454, 270],
        [464, 310],
        [461, 350],
        [467, 374],
      ],
      hairs.black,
      3.4,
    ) +
    ringlet(
      [
        [327, 316],
        [316, 366],
        [322, 410],
      ],
      hairs.black,
      3.6,
    ) +
    ringlet(
      [
        [332, 321],
        [336, 370],
        [342, 396],
      ],
      hairs.black,
      3,
    );
  return (
    sun(paint.peach, paint.apricot, [404, 300]) +
    figure({ view, look, hairdos: [goddessRows(view, hairs.black, look.skin)], scalp: "none" }) +
    curls +
    coil([284, 154], 59, "braid", hairs.black, { turns: 2.7, stands: false, start: 0.4, mirrored: true })
  );
}

export function copperGoddess(): string {
  const view: View = { turn: 90, at: [392, 252], scale: 1.3 };
  const look = woman({
    skin: skins.light,
    cloth: paint.ivory,
    wears: "shirt",
    earring: "ring",
    lipColor: "#9c4a3e",
    freckles: true,
    tip: -1,
    chin: 0.6,
    lips: 0.85,
    mouth: "smile",
    lift: 1,
  });
  const curls =
    ringlet(
      [
        [468, 316],
        [482, 372],
        [472, 424],
      ],
      hairs.copper,
      6,
    ) +
    ringlet(
      [
        [464, 321],
        [462, 374],
        [454, 404],
      ],
      hairs.copper,
      5,
    );
  return (
    hill(paint.sand, paint.forest) +
    figure({ view, look, hairdos: [goddessRows(view, hairs.copper, look.skin)], scalp: "none" }) +
    curls +
    coil([514, 158], 59, "braid", hairs.copper, { turns: 2.2, stands: false, start: 0.7 })
  );
}
