import { type Hairdo, rooted } from "../boxes.ts";
import { blend } from "../color.ts";
import type { Hair } from "../falling.ts";
import { figure } from "../figure.ts";
import { arch, hill, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { halfUp } from "../halfUp.ts";
import { hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { patched, squarePatches } from "../patches.ts";
import { man, woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { degrees, type Place, type Space, seen, type View } from "../skull.ts";
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

/** How far the part is from the middle, in degrees. */
const parted = 18;

/** From the part to both sides and away from the face; straight down behind. */
function fromPart([azimuth, elevation]: Place): Space {
  const aside = Math.asin(Math.sin(azimuth * degrees) * Math.cos(elevation * degrees)) / degrees;
  if (Math.abs(azimuth) > 86) return [0, 0, -0.3];
  return aside < parted ? [-3, 0.3, -0.4] : [3, 0.2, -1];
}

export function butterfly(): string {
  const view: View = { turn: 0, lean: -6, at: [400, 240], scale: 1.4 };
  const tone = hairs.burgundy;
  const scalp = blend(skins.light.base, tone.dark, 0.25);
  const locs = patched(view, {
    hair: { width: 13.5, kind: "butterfly", tone },
    // What begins behind the crown would stand up above it.
    patches: squarePatches({ size: parted, offsets: [0.5, 0.5], bend: 8 }).filter(
      ({ root: [, y, z] }) => z > 0 || y < 0.8,
    ),
    parts: { scalp, gap: 2.6 },
    fall: (root) => ({
      length:
        (Math.abs(root[0]) < 86 ? 238 : 214) +
        (root[1] > 30 ? 40 : 0) -
        34 * (((root[0] * 7919 + root[1] * 104729) % 97) / 97),
      lift: 6.5 + (root[1] + 38) * 0.104,
      spread: 0.1,
      sway: 6,
      hold: 130,
      comb: fromPart,
    }),
    options: () => ({ taper: rooted, end: { kind: "curl", curl: 3.4 } }),
  });
  const edge = Array.from({ length: 35 }, (_, i) => {
    const azimuth = (i - 17) * 5;
    const [low, aside] = [hairlineAt(azimuth), azimuth < parted ? -3 : 3];
    return sweep([azimuth, low + 1], [azimuth + aside * 0.5, low + 7], [azimuth + aside, low + 14]);
  });
  const fine = rooting(view, edge, { tone, scalp: skins.light.base, spread: 4, reach: 10, many: 9 });
  const look = woman({
    skin: skins.light,
    cloth: paint.rust,
    wears: "cardigan",
    eyes: "closed",
    lift: 1,
    freckles: true,
    lipColor: "#a04c40",
    earring: "stud",
  });
  return sun(paint.sand, paint.sage) + figure({ view, look, hairdos: [{ ...locs, flat: locs.flat + fine }], scalp });
}
