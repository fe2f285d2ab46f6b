import type { Hairdo } from "../boxes.ts";
import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { mix } from "../geometry.ts";
import { hill, sun } from "../ground.ts";
import { earFreeAt, hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "../skull.ts";
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
  const fine = { tone, scalp: skin.base, spread: 6, reach: 22, many: 21, level: -0.2 };
  // Those of the nape begin on a narrow edge: a wide fan would stand beside them as a brush.
  const flat =
    rooting(view, lines.slice(0, 6), fine) +
    rooting(view, lines.slice(6), { ...fine, spread: 3, reach: 15, many: 15, edge: "start" });
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

/** Rows from all of the hairline up to the crown, with the hair that they begin in. */
function copperRows(view: View, tone: Tone, { base }: Tone): Hairdo {
  const starts = [-94, -72, -51, -30, -10, 10, 30, 50, 69, 87, 104, 117, 130];
  const lines = starts.map((azimuth): Place[] => {
    const start: Place = [azimuth, hairlineAt(azimuth) + (azimuth < -60 ? 1 : -1)];
    return sweep(start, [azimuth * 1.06, mix(start[1], 78, 0.55)], [azimuth * 1.1, 76]);
  });
  const list = lines.map((places, i) => {
    // Behind the temple that is turned away a thick start would end beside the face as if it were cut.
    const thin = i < 2 ? 0.16 : 0.28;
    const taper = (part: number) => Math.min(1, thin + part * 2.4) * (1 - 0.3 * part ** 2);
    return { places, options: { shadow: 0.2, taper } };
  });
  const seenEdge = lines.slice(0, 10);
  const flat = rooting(view, seenEdge, { tone, scalp: base, spread: 10, reach: 26, many: 44, level: -0.2 });
  return { flat, pieces: rows(view, { width: 29, kind: "row", tone }, list).pieces };
}

/** Half turned: thick rows from all of the hairline up to a bun on the crown, a curl on both sides of the face. */
export function copperGoddess(): string {
  const view: View = { turn: 32, tilt: 9, lean: -3, at: [396, 268], scale: 1.32 };
  const tone = hairs.copper;
  const look = woman({
    skin: skins.light,
    cloth: paint.ivory,
    wears: "shirt",
    earring: "ring",
    lipColor: "#9c4a3e",
    lips: 0.85,
    mouth: "smile",
    lift: 1,
  });
  const curls =
    ringlet(
      [
        [454, 238],
        [465, 272],
        [460, 318],
        [467, 362],
        [459, 400],
      ],
      tone,
      3.6,
    ) +
    ringlet(
      [
        [286, 238],
        [279, 276],
        [283, 318],
        [276, 350],
      ],
      tone,
      3.2,
    );
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return (
    hill(paint.sand, paint.forest) +
    figure({
      view,
      look,
      hairdos: [copperRows(view, tone, look.skin)],
      scalp: blend(look.skin.base, tone.dark, 0.42),
      edge: earFreeAt,
    }) +
    curls +
    coil([x + 6, y - 34], 60, "braid", tone, { turns: 2.2, start: 0.7 })
  );
}
