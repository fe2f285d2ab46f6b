import type { Hairdo } from "../boxes.ts";
import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { arch, hill } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { elder, woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { hairOutline, type Place, type View } from "../skull.ts";
import { shape } from "../svg.ts";

/** A thick braid about the head from ear to ear, the hair combed up to it. */
function crown(view: View, tone: Tone, scalp: string): Hairdo[] {
  const combed = Array.from({ length: 33 }, (_, i): Place[] => {
    const azimuth = (i - 16) * 5.6;
    const high = 46 + 14 * Math.cos((azimuth * Math.PI) / 180);
    return sweep([azimuth, hairlineAt(azimuth) + 1], [azimuth * 0.98, high * 0.75], [azimuth * 0.9, high]);
  });
  const behind = Array.from({ length: 27 }, (_, i): Place[] =>
    sweep([-91 + i * 7, 54], [-80 + i * 6.2, 70], [-150 + i * 11.5, 84]),
  );
  const flat =
    rooting(view, behind, { tone, scalp: tone.dark, spread: 5, reach: 30, many: 9, edge: () => 54 }) +
    rooting(view, combed, { tone, scalp, spread: 4.4, reach: 34, many: 17, level: -0.1 });
  const path = sweep([-94, -8], [-90, 30], [-54, 56], [0, 66], [54, 56], [90, 30], [94, -8]);
  const thick = rows(view, { width: 46, kind: "braid", tone }, [
    {
      places: path,
      options: { shadow: 0.3, fall: [0, 6], taper: (part) => 0.3 + 0.7 * Math.sin(part * Math.PI) ** 0.5 },
    },
  ]);
  return [{ flat, pieces: [] }, thick];
}

/** Where hair is dense enough to hide the scalp. */
function dense(azimuth: number): number {
  return hairlineAt(azimuth) + 2.4;
}

/** The shade below the hair, and beside the head between it and the braid. */
function dark(view: View, tone: Tone) {
  return { scalp: blend(tone.dark, tone.base, 0.4), edge: dense, before: shape(hairOutline(view, 8), tone.dark) };
}

export function crownBraid(): string {
  const view: View = { turn: 0, tilt: 6, lean: 4, at: [400, 252], scale: 1.36 };
  const look = woman({
    skin: skins.light,
    cloth: paint.ivory,
    wears: "vee",
    eyes: "closed",
    lift: 1,
    earring: "pearl",
    necklace: "pearls",
    lipColor: "#9a4a3e",
    nose: 0.96,
  });
  return (
    hill(paint.sage, paint.peach) +
    figure({ view, look, hairdos: crown(view, hairs.chestnut, skins.light.base), ...dark(view, hairs.chestnut) })
  );
}

export function elderCrown(): string {
  const view: View = { turn: 0, tilt: 6, at: [400, 250], scale: 1.36 };
  const look = elder({
    skin: skins.deep,
    cloth: paint.plum,
    pattern: "print",
    patternColor: paint.mustard,
    trim: paint.ivory,
    wears: "tee",
    mouth: "smile",
    eyes: "smiling",
    nose: 1.1,
    glasses: gold.base,
  });
  return (
    arch(paint.peach, paint.paper) +
    figure({ view, look, hairdos: crown(view, hairs.silver, skins.deep.base), ...dark(view, hairs.silver) })
  );
}
