import type { Hairdo } from "../boxes.ts";
import { blend } from "../color.ts";
import type { Hair } from "../falling.ts";
import { figure } from "../figure.ts";
import { arch, hill, sun } from "../ground.ts";
import { halfUp } from "../halfUp.ts";
import { hanging } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { man, woman } from "../people.ts";
import { rows } from "../rows.ts";
import { type Place, type Space, seen, type View } from "../skull.ts";
import { softShade } from "../strand.ts";
import { clipped } from "../svg.ts";

/** Short locs on top, combed to one side; the sides are cut short. */
export function manWithLocs(): string {
  const view: View = { turn: 35, lean: 4, at: [396, 262], scale: 1.36 };
  const skin = skins.brown;
  const locs = hanging(view, {
    hair: { width: 17, kind: "loc", tone: hairs.burgundy },
    size: 16,
    gap: 2.6,
    length: 44,
    uneven: 40,
    volume: 1.2,
    sway: 8,
    spread: 0.2,
    hold: 160,
    comb: () => [2.4, 0.3, 0.8],
    where: ([, elevation]) => elevation > 32,
  });
  const look = man({ skin, cloth: paint.mustard, wears: "turtleneck", pattern: "knit", lift: 1, earring: "stud" });
  return (
    arch(paint.sand, paint.sage) +
    figure({ view, look, hairdos: [locs], scalp: blend(skin.base, hairs.black.dark, 0.45) })
  );
}

/** Half up: a knot on the crown, and locs that fall from the temples and from behind the ears before the shoulders. */
export function faux(): string {
  const view: View = { turn: 0, tilt: 4, at: [400, 262], scale: 1.28 };
  const hair = { width: 22, kind: "loc", tone: hairs.brown } as const;
  const scalp = blend(skins.tan.base, hairs.brown.base, 0.24);
  const { hairdo, knot } = halfUp(view, { ...hair, width: 13 }, scalp);
  const look = woman({
    skin: skins.tan,
    cloth: paint.ivory,
    pattern: "stripes",
    patternColor: paint.slate,
    lipColor: "#a1503f",
    nose: 1.05,
    lift: 1,
  });
  return (
    hill(paint.sand, paint.plum, true) + figure({ view, look, hairdos: [hairdo, tails(view, hair)], scalp }) + knot
  );
}

/** Locs from behind both ears to the breast, each in one piece: behind the head, and again before the shoulders. */
function tails(view: View, hair: Hair): Hairdo {
  const list = ([-1, 1] as const).flatMap((side) =>
    [4, 3, 2, 1, 0].map((k) => ({
      places: [
        [side * (112 + k * 9), -12],
        [side * (114 + k * 9), -24],
      ] as Place[],
      // No point is before the head, so that none is cut where it would pass from behind it.
      after: [
        [side * (60 + k * 6.5), -62, -34],
        [side * (70 + k * 10), -124, -34],
        [side * (68 + k * 15), -186, -34],
        [side * (60 + k * 17), -226 - ((k * 3 + side) % 4) * 9, -34],
      ] as Space[],
      options: {
        shadow: 0,
        light: () => (side < 0 ? 0.64 : 0.5),
        end: { kind: "tuft" as const, cuffs: k === (side < 0 ? 3 : 1) ? [0.7] : [] },
      },
    })),
  );
  const { pieces } = rows(view, hair, list);
  const shades = list.map(({ after }) =>
    softShade(
      after.slice(1).map((point) => seen(point, view)),
      hair.width,
      "#5d3520",
    ),
  );
  const onShirt = clipped("M152 600Q176 536 228 518H572Q624 536 648 600Z", shades.join(""));
  const near = [onShirt, ...pieces.map(({ svg }) => clipped("M0 398H800V600H0Z", svg))];
  return { flat: "", pieces: [...pieces, ...near.map((svg, i) => ({ hidden: false, depth: 200 + i, svg }))] };
}

/** From a part on one side over to the other; what is below the part is tucked behind the ear. */
function fromSide([azimuth, elevation]: Place): Space {
  if (azimuth > 24 && azimuth < 120) return [-0.4, elevation < 40 ? 0.6 : 0, -3.4];
  return azimuth > -80 && azimuth <= 24 ? [-3, 0.3, -0.3] : [0, 0, -0.3];
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
    hold: 130,
    comb: fromSide,
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
    earring: "hoop",
  });
  return sun(paint.sand, paint.sage) + figure({ view, look, hairdos: [locs], scalp: "#94623f" });
}
