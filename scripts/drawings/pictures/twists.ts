import { backward, overShoulder } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { halfUp } from "../halfUp.ts";
import { cuffsOn, hanging } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";

export function senegaleseFront(): string {
  const view: View = { turn: 35, tilt: 4, lean: 4, at: [400, 262], scale: 1.28, mirrored: true };
  const { hairdos, knot } = halfUp(
    view,
    { width: 16, kind: "rope", tone: hairs.black },
    {
      size: 15,
      length: 300,
      options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.24, random) } }),
    },
  );
  const look = woman({
    skin: skins.warm,
    cloth: paint.slate,
    trim: paint.ivory,
    wears: "cardigan",
    necklace: "pendant",
    mouth: "grin",
    jaw: 0.98,
    nose: 1.06,
  });
  return sun(paint.peach, paint.terracotta) + figure({ view, look, hairdos, scalp: "#7d5439" }) + knot;
}

export function passion(): string {
  const view: View = { turn: 80, lean: 6, at: [404, 240], scale: 1.34 };
  const twists = hanging(view, {
    hair: { width: 17, kind: "spring", tone: hairs.copper },
    size: 16.5,
    gap: 3,
    length: 178,
    uneven: 50,
    spread: 0.1,
    sway: 9,
    volume: 1.25,
    comb: backward,
    hold: 130,
    where: ([azimuth, elevation]) => Math.abs(azimuth) > 98 || elevation > 8,
    options: () => ({ end: { kind: "curl", curl: 6.5 } }),
  });
  const look = woman({
    skin: skins.dark,
    cloth: paint.denim,
    wears: "shirt",
    mouth: "smile",
    eyes: "smiling",
    nose: 1.05,
    lips: 1.1,
  });
  return arch(paint.forest, paint.peach) + figure({ view, look, hairdos: [twists], scalp: "#6d4230" });
}

export function senegalese(): string {
  const view: View = { turn: 35, lean: -3, at: [404, 244], scale: 1.42, mirrored: true };
  const ropes = hanging(view, {
    hair: { width: 27, kind: "rope", tone: hairs.black },
    size: 24,
    gap: 3.4,
    length: 300,
    volume: 0.8,
    comb: overShoulder,
    hold: 150,
    options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.16, random) } }),
  });
  const look = woman({
    skin: skins.dark,
    cloth: paint.rose,
    wears: "turtleneck",
    earring: "bar",
    lift: 1,
    nose: 1.08,
    lips: 1.1,
  });
  return sun(paint.apricot, paint.cream) + figure({ view, look, hairdos: [ropes], scalp: "#6b4a38" });
}
