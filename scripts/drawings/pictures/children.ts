import { middlePartTurned } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, hill, sun } from "../ground.ts";
import { hanging } from "../hanging.ts";
import { gold, hairs, paint, red, skins, white, wood } from "../palette.ts";
import { child } from "../people.ts";
import { fringe } from "../rooting.ts";
import type { View } from "../skull.ts";
import { frontRows } from "./cornrows.ts";

export function girlWithBeads(): string {
  const view: View = { turn: 0, lean: 6, at: [396, 262], scale: 1.5 };
  const braids = hanging(view, {
    hair: { width: 15, kind: "braid", tone: hairs.black },
    size: 17,
    gap: 2.6,
    length: 136,
    uneven: 20,
    options: (_, random) => ({ end: { kind: "beads", beads: random() < 0.5 ? [wood, gold] : [gold, wood, gold] } }),
  });
  const fine = fringe(view, hairs.black, skins.dark.base);
  const look = child({
    skin: skins.dark,
    cloth: paint.forest,
    pattern: "dots",
    patternColor: paint.apricot,
    eyes: "smiling",
    mouth: "laugh",
    gapTooth: true,
  });
  return (
    sun(paint.terracotta, paint.apricot) +
    figure({ view, look, hairdos: [{ ...braids, flat: braids.flat + fine }], scalp: "#6f4936" })
  );
}

export function homeGirl(): string {
  const view: View = { turn: 35, lean: -6, at: [404, 250], scale: 1.42, mirrored: true };
  const braids = hanging(view, {
    hair: { width: 14, kind: "braid", tone: hairs.black },
    size: 15,
    gap: 2.6,
    length: 156,
    uneven: 24,
    comb: middlePartTurned,
    hold: 150,
    options: (_, random) => ({ end: { kind: "beads", beads: random() < 0.5 ? [red, white, gold] : [white, red] } }),
  });
  const fine = fringe(view, hairs.black, skins.warm.base);
  const look = child({
    skin: skins.warm,
    cloth: paint.ivory,
    pattern: "stripes",
    patternColor: paint.rust,
    trim: paint.denim,
    wears: "dungarees",
    mouth: "laugh",
    lift: 1,
  });
  return (
    hill(paint.sage, paint.terracotta) +
    figure({ view, look, hairdos: [{ ...braids, flat: braids.flat + fine }], scalp: "#8b5d41" })
  );
}

export function boy(): string {
  const view: View = { turn: 0, tilt: 21, lean: -5, at: [400, 270], scale: 1.5 };
  const look = child({
    skin: skins.light,
    cloth: paint.rust,
    wears: "hoodie",
    mouth: "laugh",
    lift: 1,
    gapTooth: true,
    freckles: true,
    jaw: 1.08,
  });
  return (
    arch(paint.peach, paint.sage) +
    figure({ view, look, hairdos: [frontRows(view, 15, 13, 0, skins.light.base, true)], scalp: "none" })
  );
}
