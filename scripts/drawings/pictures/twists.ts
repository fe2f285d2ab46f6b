import { backward } from "../combing.ts";
import { figure } from "../figure.ts";
import { mix } from "../geometry.ts";
import { arch, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { halfUp } from "../halfUp.ts";
import { cuffsOn, hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { fromView, type Place, type Space, type View } from "../skull.ts";

/** Half up, in profile: a knot on the crown, and ropes that hang from behind the ear. */
export function senegaleseSide(): string {
  const view: View = { turn: 82, lean: 3, at: [396, 272], scale: 1.28 };
  const { hairdos, knot } = halfUp(
    view,
    { width: 14, kind: "rope", tone: hairs.black },
    {
      size: 14,
      length: 290,
      where: ([azimuth, elevation]) => elevation < 4 && Math.abs(azimuth) > 100,
      options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.24, random) } }),
    },
    skins.tan.base,
    Array.from({ length: 34 }, (_, i): Place => {
      const azimuth = i * 6 - 16;
      return [azimuth, azimuth > 96 ? -12 : hairlineAt(azimuth) + 1];
    }),
  );
  const look = woman({
    skin: skins.tan,
    cloth: paint.slate,
    trim: paint.ivory,
    wears: "cardigan",
    necklace: "pendant",
    mouth: "smile",
    lift: 1,
    jaw: 0.94,
    nose: 0.9,
    lips: 0.92,
    lipColor: "#a1493f",
  });
  return sun(paint.peach, paint.terracotta) + figure({ view, look, hairdos, scalp: "none" }) + knot;
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
    mouth: "laugh",
    eyes: "smiling",
    tip: 0.8,
    chin: -0.5,
    lips: 1.1,
  });
  return arch(paint.forest, paint.peach) + figure({ view, look, hairdos: [twists], scalp: "#6d4230" });
}

/**
 * Where the hair of a head that looks away begins: at the temple well above the eyebrow, and nowhere beyond the outline of
 * the forehead.
 */
function withinFace([azimuth, elevation]: Place): boolean {
  const temple = 17 * Math.exp(-(((Math.abs(azimuth) - 58) / 15) ** 2));
  return elevation > (azimuth < 38 ? 50 : hairlineAt(azimuth) + temple);
}

/** Over the shoulder: ropes from the hairline back to a low tail, which hangs down the back. */
export function senegalese(): string {
  const view: View = { turn: 128, lean: -4, at: [392, 236], scale: 1.4, mirrored: true };
  const hair = { width: 21, kind: "rope", tone: hairs.black } as const;
  const knot: Place = [150, -26];
  const taper = (part: number) => Math.min(1, 0.2 + part * 2.8) * (1 - 0.3 * part ** 3);
  const near = sideRows(11, knot).map((places) => ({
    places: places.filter(withinFace),
    // Those at the outline throw no shadow on the paper.
    options: { taper, fall: [-2, 4] as const, shadow: (places[0]?.[0] ?? 0) < 46 ? 0 : 0.5 },
  }));
  const far = sideRows(9, knot, -1).map((places) => ({ places: places.slice(3), options: { taper, shadow: 0 } }));
  const below = [104, 114, 126, 140].map((azimuth) => ({
    places: sweep([azimuth, hairlineAt(azimuth) + 1], [mix(azimuth, 150, 0.5), -30], knot),
    factor: 0.7,
    options: { taper },
  }));
  const tail = Array.from({ length: 9 }, (_, i) => {
    const aside = i - 4;
    return {
      places: [
        [150, -20],
        [150, -29],
      ] as Place[],
      after: [
        [26 + aside * 3, 92, 92],
        [34 + aside * 6, 150, 96],
        [30 + aside * 9, 210 + ((i * 5) % 4) * 14, 98],
      ].map(([x = 0, y = 0, z = 0]): Space => fromView([x, -y, z], view.turn)),
      options: { end: { kind: "tuft" as const, cuffs: i % 4 === 1 ? [0.6] : i === 7 ? [0.75] : [] } },
    };
  });
  const look = woman({
    skin: skins.dark,
    cloth: paint.rose,
    wears: "scoop",
    earring: "hoop",
    lips: 1.1,
  });
  return (
    sun(paint.apricot, paint.cream) +
    figure({
      view,
      look,
      hairdos: [rows(view, hair, [...far, ...near, ...below]), rows(view, hair, tail)],
      scalp: "#6b4a38",
    })
  );
}
