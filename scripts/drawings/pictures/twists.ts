import { blend, type Tone } from "../color.ts";
import { backward } from "../combing.ts";
import { figure } from "../figure.ts";
import { mix } from "../geometry.ts";
import { arch, sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { hanging } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { type Rooting, rooting } from "../rooting.ts";
import { type Row, rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { directionOf, fromView, onScalp, type Place, type Space, seen, type View } from "../skull.ts";
import { shape, smooth } from "../svg.ts";

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
function foreheadEdge(azimuth: number): number {
  const temple = 44 * Math.exp(-(((azimuth - 66) / 19) ** 2));
  return azimuth < 38
    ? 50 + (38 - azimuth) * 0.8 + Math.max(0, 34 - azimuth) * 2.2
    : Math.max(hairlineAt(azimuth) + temple, 60 - (azimuth - 38) * 2.2);
}

/** The hair below the rows, from the edge of the nape up to the tail. */
function napeHair(view: View, knot: Place, fine: Pick<Rooting, "tone" | "scalp" | "level">): string {
  const nape = Array.from({ length: 21 }, (_, i) => 119 + i * 4).map((azimuth) =>
    sweep([azimuth, hairlineAt(azimuth) + 1], [mix(azimuth, 150, 0.25), mix(hairlineAt(azimuth), -26, 0.6)], knot),
  );
  const bed = [
    ...nape.map((places) => places[0] ?? knot),
    ...([
      [186, -22],
      [168, -22],
      [150, -20],
      [138, -12],
      [127, -7],
      [121, -6],
    ] as const),
  ].map((place) => seen(onScalp(directionOf(place)), view));
  return (
    shape(smooth(bed, true), blend(fine.scalp, fine.tone.dark, 0.45)) +
    rooting(view, nape, { ...fine, spread: 3.4, reach: 10, many: 12 })
  );
}

/** Seven ropes that spread from the tail, the middle one last. */
function tail(view: View): Row[] {
  return [0, 6, 1, 5, 2, 4, 3].map((i) => {
    const aside = i - 3;
    return {
      places: [
        [150, -20],
        [150, -29],
      ] as Place[],
      after: [
        [24 + aside * 5, 92, 92 - Math.abs(aside)],
        [32 + aside * 12, 150, 97 - Math.abs(aside) * 2],
        [28 + aside * 17, 222 + ((i * 5) % 4) * 13, 99 - Math.abs(aside) * 3],
      ].map(([x = 0, y = 0, z = 0]): Space => fromView([x, -y, z], view.turn)),
      options: {
        taper: (part: number) => Math.min(1, 0.5 + part * 2.4) * (1 - 0.22 * part),
        light: () => 0.16,
        end: { kind: "tuft" as const, cuffs: i === 1 ? [0.62] : i === 5 ? [0.76] : [] },
      },
    };
  });
}

/** Over the shoulder: ropes from the hairline back to a low tail, which hangs down the back. */
export function senegalese(): string {
  const view: View = { turn: 128, lean: -4, at: [392, 226], scale: 1.4, mirrored: true };
  const tone: Tone = { base: "#3a2c27", light: "#a3866f", dark: "#150e0d" };
  const skin = skins.dark;
  const hair = { width: 19, kind: "rope", tone } as const;
  const knot: Place = [150, -26];
  const taper = (part: number) => Math.min(1, 0.14 + part * 3) * (1 - 0.42 * part ** 3);
  const lines = sideRows(8, knot).map((places) => places.filter(([at, high]) => high > foreheadEdge(at)));
  const near = lines.map((places) => ({
    places,
    options: { taper, fall: [-2, 4] as const, shadow: 0.3, light: () => 0.12 },
  }));
  const far = sideRows(7, knot, -1).map((places) => ({
    places: places.slice(3),
    options: { taper, shadow: 0.3 },
  }));
  const fine = { tone, scalp: skin.base, level: -0.1 };
  const flat = napeHair(view, knot, fine) + rooting(view, lines, { ...fine, spread: 3, reach: 14, edge: foreheadEdge });
  const look = woman({
    skin,
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
      hairdos: [
        { pieces: rows(view, hair, [...far, ...near]).pieces, flat },
        rows(view, { ...hair, width: 31 }, tail(view)),
      ],
      scalp: "none",
    })
  );
}
