import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { hill, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import type { Look } from "../look.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { type Rooting, rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { fromView, type Place, type Space, type View } from "../skull.ts";

const starts = [44, 31, 18, 5, -8, -21, -33, -44, -54, -62, -69, -75, -81, -92, -104, -118, -136];

/** Rows from the hairline of one side over the head to the other (1 is the left of the head), where the first leaves it at `last` degrees, and down before that shoulder. The beginnings of the first `below` rows lie below others. */
function lemonadeOn(view: View, tone: Tone, side: 1 | -1, last: number, skin: Tone, light = 0, below = 0): Hairdo[] {
  const list = starts.map((start, i) => {
    const from = hairlineAt(start) + 1;
    const out = (x: number, y: number, z: number): Space => fromView([side * x, -y, z], view.turn);
    return {
      places: sweep(
        [side * start, from],
        [side * (start + 20 * Math.cos((start * Math.PI) / 180)), from + 10 + Math.abs(start) * 0.08],
        [side * (start * 0.25 + 30), 47 + i * 2.9],
        [side * (last + i * 2.6), 33 + i * 2.4],
        [side * (last + i * 1.4), 8],
      ),
      after: [
        out(82 + i, 20, 14 + i),
        out(86 + i * 2, 100, 34 + i),
        out(76 + i * 3.4, 170, 60),
        out(62 + i * 4.4, 216 + ((i * 5) % 4) * 13, 72),
      ],
      options: {
        taper: (part: number) => Math.min(1.05, 0.14 + 4.6 * part) * (1 - 0.2 * part),
        shadow: 0.3,
        light: (part: number) => light * Math.max(0.3, 1 - part * 1.6),
        end: { kind: "tuft" as const, cuffs: i % 5 === 1 ? [0.72] : [] },
      },
    };
  });
  const lines = list.map(({ places }) => places);
  const fine = { tone, scalp: skin.base, spread: 6.4, reach: 17, level: -0.15, many: 21 };
  const flat = below ? edgeFromTheFront(view, side, lines, fine) : rooting(view, lines, fine);
  const seen = list.map((row, i) => (i < below ? { ...row, places: row.places.slice(row.places.length / 4) } : row));
  return [{ flat, pieces: rows(view, { width: 15, kind: "braid", tone }, seen).pieces }];
}

/**
 * The edge of the hair seen from the front. On the side of the falling braids it is fine and goes on below them, over the
 * forehead its hairs meet in the rows, and down the other temple it is fine again.
 */
function edgeFromTheFront(view: View, side: 1 | -1, lines: readonly Place[][], fine: Rooting): string {
  const along = (from: number, to: number, ahead: number, rise: number) =>
    Array.from({ length: Math.round((from - to) / 2.5) }, (_, i) => {
      const at = from - i * 2.5;
      const low = hairlineAt(at);
      return sweep(
        [side * at, low + 1],
        [side * (at + ahead * 0.5), low + rise * 0.5],
        [side * (at + ahead), low + rise],
      );
    });
  const temples = { ...fine, spread: 3, many: 9, fade: 0.5 };
  return (
    rooting(view, along(70, 27, 12, 26), { ...temples, reach: 22 }) +
    rooting(view, along(-38, -104, 10, 22), { ...temples, many: 12, reach: 20 }) +
    rooting(view, lines.slice(2, 8), fine)
  );
}

/** From the side that the rows leave: the ear is bare, the braids fall before the other shoulder. */
export function lemonade(): string {
  const view: View = { turn: 35, lean: 4, at: [408, 236], scale: 1.3, mirrored: true };
  const look = woman({
    skin: skins.brown,
    cloth: paint.rust,
    wears: "vee",
    necklace: "pendant",
    lift: 1,
    jaw: 0.9,
    cheek: -0.7,
    chin: 0.7,
    nose: 0.9,
    lips: 1.24,
    lipColor: "#a8433c",
  });
  return (
    sun(paint.plum, paint.peach) +
    figure({ view, look, hairdos: lemonadeOn(view, hairs.honey, -1, 48, skins.brown), scalp: "none" })
  );
}

/** From the front, with closed eyes. */
export function blackLemonade(): string {
  return (
    hill(paint.sand, paint.terracotta, true) + fromTheFront(hairs.black, { eyes: "closed", cloth: paint.cocoa }, true)
  );
}

/** The same head on any ground, for the last of the three steps. */
export function fromTheFront(tone: Tone, own: Partial<Look>, mirrored = false): string {
  const view: View = { turn: 0, lean: -5, tilt: 4, at: [mirrored ? 408 : 392, 240], scale: 1.36, mirrored };
  const look = woman({
    skin: skins.warm,
    wears: "dress",
    mouth: "smile",
    lift: 1,
    jaw: 1.1,
    nose: 1.1,
    lips: 1.1,
    earring: "tassel",
    trim: paint.mustard,
    ...own,
  });
  return figure({ view, look, hairdos: lemonadeOn(view, tone, 1, 66, look.skin, 0.8, 2), scalp: "none" });
}
