import { backward } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { halfUp } from "../halfUp.ts";
import { cuffsOn, hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { fromView, type Place, type Space, type View } from "../skull.ts";

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

/** From the far temple the twists lie over the head to a tail that falls over the near shoulder. */
export function senegalese(): string {
  const view: View = { turn: 35, lean: -3, at: [404, 244], scale: 1.42, mirrored: true };
  const hair = { width: 20, kind: "rope", tone: hairs.black } as const;
  const near = [62, 50, 37, 25, 12, 0, -14, -30, -48, -66, -90].map((azimuth, i) => ({
    places: sweep(
      [azimuth, i < 9 ? hairlineAt(azimuth) + 1 : 30],
      [azimuth * 0.5 + 12 + i * 2.7, 26 + i * 6.3],
      [82 + i * 5.4, 12 + i * 6.7],
      [114 + i, -10 + i * 0.6],
    ),
    options: {
      taper: (part: number) => Math.min(1, 0.16 + part * 3.4) * (1 - 0.2 * part),
      light: () => 0.16,
    },
  }));
  const tail = Array.from({ length: 9 }, (_, i) => {
    const aside = (i - 4) * 9;
    return {
      places: [
        [112, -6],
        [116, -14 - (i % 3) * 3],
      ] as Place[],
      after: [
        [84, 70, 16],
        [96 + aside * 0.5, 110, 46],
        [98 + aside * 0.9, 160, 74],
        [88 + aside, 196 + ((i * 5) % 4) * 13, 84],
      ].map(([x = 0, y = 0, z = 0]): Space => fromView([x, -y, z], view.turn)),
      options: { light: () => 0.16, end: { kind: "tuft" as const, cuffs: i % 4 === 1 ? [0.5] : i === 7 ? [0.7] : [] } },
    };
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
  return (
    sun(paint.apricot, paint.cream) +
    figure({ view, look, hairdos: [rows(view, hair, near), rows(view, hair, tail)], scalp: "#6b4a38" })
  );
}
