import type { Hairdo } from "../boxes.ts";
import { blend, lighten, type Tone } from "../color.ts";
import type { Piece } from "../falling.ts";
import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { straightBack } from "../lines.ts";
import { gold, hairs, paint, skins, wood } from "../palette.ts";
import { man } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { hairOutline, skullOutline, type View } from "../skull.ts";
import { clipped, shape, smooth } from "../svg.ts";

/**
 * Rows straight back, seen from the front: fine hair at the edge, then rows that thicken.
 *
 * @param closed shows the hair behind the outline of the head, which closes the gaps between wide rows
 */
export function frontRows(
  view: View,
  count: number,
  width: number,
  tail: number,
  scalp: string,
  closed = false,
): Hairdo {
  const lines = Array.from({ length: count }, (_, i) => {
    const side = ((i / (count - 1)) * 2 - 1) * 0.93;
    return straightBack(side, tail ? 250 : 150);
  });
  const list = lines.map((places) => ({
    places,
    after: tail ? { length: tail, lift: 4, spread: 0.05, sway: 3 } : undefined,
    options: { taper: (part: number) => Math.min(1, 0.16 + part * 6), end: { kind: "tuft" as const }, shadow: 0.3 },
  }));
  const tone = hairs.black;
  const flat = rooting(view, lines, { tone, scalp, spread: 4.3, reach: 16, level: -0.35 });
  const { pieces } = rows(view, { width, kind: "row", tone }, list);
  // A stitch at the outline does not stand out of it.
  const within = hairOutline(view, 3);
  const [, ears] = view.at;
  const below = `M0 ${ears}V900H800V${ears}Z`;
  const drawn = pieces.map((one) => ({ ...one, svg: clipped(one.hidden ? within + below : within, one.svg) }));
  return { flat, pieces: closed ? [beyond(view, tone), ...drawn] : drawn };
}

/** The hair behind the outline of the head, down to the temples. */
function beyond(view: View, tone: Tone): Piece {
  const outline = smooth(skullOutline({ ...view, scale: view.scale * 1.034 }), true);
  const svg = clipped(`M0 0H800V${view.at[1] - 27 * view.scale}H0Z`, shape(outline, lighten(tone.dark, 0.03)));
  return { hidden: true, depth: -300, svg };
}

export function homeMan(): string {
  const view: View = { turn: 0, tilt: 8, at: [400, 236], scale: 1.34 };
  const look = man({ skin: skins.deep, cloth: paint.slate, trim: undefined, earring: "stud", lift: 1 });
  return (
    sun(paint.terracotta, paint.cream) +
    figure({
      view,
      look,
      hairdos: [frontRows(view, 17, 11, 150, skins.deep.base)],
      scalp: "none",
    })
  );
}

export function cornrows(): string {
  const view: View = { turn: 90, lean: 4, at: [408, 236], scale: 1.4 };
  const lines = sideRows(7, "nape");
  const list = lines.map((places, i) => ({
    places,
    after: { length: 58 + ((i * 5) % 4) * 7, lift: 4, spread: 0.12, sway: 3 },
    options: {
      shadow: 0.3,
      taper: (part: number) => Math.min(1, 0.18 + part * 5),
      end: { kind: "beads" as const, beads: [wood, gold] },
    },
  }));
  const tone = hairs.black;
  const scalp = blend(skins.dark.base, skins.dark.light, 0.6);
  const flat = rooting(view, lines, { tone, scalp, spread: 4.4, reach: 15, level: -0.2 });
  const braids = { ...rows(view, { width: 15, kind: "row", tone }, list), flat };
  const look = man({ skin: skins.dark, cloth: paint.forest, wears: "hoodie" });
  return arch(paint.rust, paint.sand) + figure({ view, look, hairdos: [braids], scalp });
}
