import { middlePartTurned } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, hill, sun } from "../ground.ts";
import { halfUp } from "../halfUp.ts";
import { cuffsOn, hanging } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { man, woman } from "../people.ts";
import type { View } from "../skull.ts";

export function manWithLocs(): string {
  const view: View = { turn: 35, lean: 4, at: [396, 232], scale: 1.36 };
  const locs = hanging(view, {
    hair: { width: 16, kind: "loc", tone: hairs.burgundy },
    size: 16,
    gap: 2.6,
    length: 210,
    volume: 0.75,
    sway: 6,
    spread: 0.07,
    comb: middlePartTurned,
  });
  const look = man({ skin: skins.brown, cloth: paint.mustard, wears: "turtleneck", pattern: "knit", lift: 1 });
  return arch(paint.sand, paint.sage) + figure({ view, look, hairdos: [locs], scalp: "#6d4436" });
}

export function faux(): string {
  const view: View = { turn: 0, tilt: 4, at: [400, 262], scale: 1.28 };
  const { hairdos, knot } = halfUp(
    view,
    { width: 21, kind: "loc", tone: hairs.brown },
    {
      size: 19.5,
      length: 300,
      sway: 5,
      options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.5, random) } }),
    },
  );
  const look = woman({
    skin: skins.tan,
    cloth: paint.ivory,
    pattern: "stripes",
    patternColor: paint.slate,
    lipColor: "#a1503f",
    nose: 1.05,
    lift: 1,
  });
  return hill(paint.sand, paint.plum, true) + figure({ view, look, hairdos, scalp: "#8b6143" }) + knot;
}

export function butterfly(): string {
  const view: View = { turn: 0, lean: -6, at: [400, 240], scale: 1.4 };
  const locs = hanging(view, {
    hair: { width: 13.5, kind: "butterfly", tone: hairs.burgundy },
    size: 17.5,
    gap: 2.6,
    length: 206,
    uneven: 34,
    spread: 0.1,
    sway: 6,
    volume: 1.3,
    options: () => ({ end: { kind: "curl", curl: 3.4 } }),
  });
  const look = woman({
    skin: skins.light,
    cloth: paint.rust,
    wears: "cardigan",
    eyes: "closed",
    lift: 1,
    freckles: true,
    lipColor: "#a04c40",
    earring: undefined,
  });
  return sun(paint.sand, paint.sage) + figure({ view, look, hairdos: [locs], scalp: "#94623f" });
}
