import type { Hairdo } from "../boxes.ts";
import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { rim } from "../hanging.ts";
import { straightBack } from "../lines.ts";
import { gold, hairs, paint, skins, wood } from "../palette.ts";
import { man } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { View } from "../skull.ts";

/** Rows straight back, seen from the front. */
export function frontRows(view: View, count: number, width: number, tail: number): Hairdo {
  const list = Array.from({ length: count }, (_, i) => {
    const side = ((i / (count - 1)) * 2 - 1) * 0.85;
    return {
      places: straightBack(side, tail ? 250 : 140),
      after: tail ? { length: tail, lift: 4, spread: 0.05, sway: 3 } : undefined,
      options: { taper: (part: number) => Math.min(1, 0.3 + part * 5), end: { kind: "tuft" as const } },
    };
  });
  return rows(view, { width, kind: "row", tone: hairs.black }, list);
}

export function homeMan(): string {
  const view: View = { turn: 0, tilt: 8, at: [400, 236], scale: 1.34 };
  const look = man({ skin: skins.deep, cloth: paint.slate, trim: undefined, earring: "stud", lift: 1 });
  return (
    sun(paint.terracotta, paint.cream) +
    figure({ view, look, hairdos: [frontRows(view, 11, 17, 150)], scalp: "#6a4636", before: rim(view, hairs.black, 8) })
  );
}

export function cornrows(): string {
  const view: View = { turn: 90, lean: 4, at: [408, 236], scale: 1.4 };
  const list = sideRows(7, "nape").map((places, i) => ({
    places,
    after: { length: 58 + ((i * 5) % 4) * 7, lift: 4, spread: 0.12, sway: 3 },
    options: { end: { kind: "beads" as const, beads: [wood, gold] } },
  }));
  const braids = rows(view, { width: 15, kind: "row", tone: hairs.black }, list);
  const look = man({ skin: skins.dark, cloth: paint.forest, wears: "hoodie" });
  return arch(paint.rust, paint.sand) + figure({ view, look, hairdos: [braids], scalp: "#8a614b" });
}
