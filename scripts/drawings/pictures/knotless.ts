import { blend, dipped, type Tone } from "../color.ts";
import { middlePartTurned } from "../combing.ts";
import { figure } from "../figure.ts";
import { arch, hill } from "../ground.ts";
import { cuffsOn, hanging, rim } from "../hanging.ts";
import { cuffAcross } from "../jewelry.ts";
import { hairs, paint, skins } from "../palette.ts";
import { patched, squarePatches } from "../patches.ts";
import { elder, woman } from "../people.ts";
import { fringe } from "../rooting.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { directionOf, onScalp, type Place, type Space, seen, type View } from "../skull.ts";
import { shape, smooth } from "../svg.ts";
import { taperedParts } from "../taperedParts.ts";

/** From behind: the braids are gathered at the nape by a cuff, and their honey ends spread below it. */
export function honeyEnds(): string {
  const view: View = { turn: 180, tilt: 6, at: [400, 206], scale: 1.42 };
  const knot: Place = [180, -30];
  const lines = ([1, -1] as const).flatMap((side) => sideRows(9, knot, side).map((places) => ({ places, side })));
  const list = lines.map(({ places, side }, i) => {
    const aside = side * ((i % 9) + 0.5);
    return {
      places,
      after: [
        [-aside * 1.6, -66, -92],
        [-aside * 3.6, -104, -96],
        [-aside * 6.4, -170, -98],
        [-aside * 7.4, -236 - ((i * 5) % 7) * 3 + Math.abs(aside) * 2, -98],
      ] as Space[],
      options: {
        toneAt: dipped(hairs.brown, hairs.honey, 0.66 + ((i * 5) % 6) * 0.016, 0.16),
        taper: (part: number) => Math.min(1, 0.6 + part * 4) * (1 - 0.24 * part),
        end: { kind: "tuft" as const, cuffs: i % 6 === 2 ? [0.84] : [] },
      },
    };
  });
  const braids = rows(view, { width: 14, kind: "braid", tone: hairs.brown }, list);
  const look = woman({
    skin: skins.brown,
    cloth: paint.ivory,
    pattern: "stripes",
    patternColor: paint.rust,
  });
  const [x, y] = seen(onScalp(directionOf(knot), 4), view);
  return (
    arch(paint.sage, paint.peach) +
    figure({ view, look, hairdos: [braids], scalp: "#8d6044" }) +
    cuffAcross([x, y + 26], 62)
  );
}

export function burgundyKnotless(): string {
  const view: View = { turn: 35, tilt: 4, lean: -5, at: [396, 256], scale: 1.46 };
  const braids = hanging(view, {
    hair: { width: 12.5, kind: "braid", tone: hairs.burgundy },
    size: 13,
    gap: 3,
    length: 150,
    uneven: 26,
    spread: 0.16,
    volume: 1.1,
    comb: middlePartTurned,
    hold: 150,
    options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.14, random) } }),
  });
  const fine = fringe(view, hairs.burgundy, skins.tan.base);
  const look = woman({
    skin: skins.tan,
    cloth: paint.forest,
    wears: "turtleneck",
    eyes: "closed",
    lipColor: "#9c3f46",
    mouth: "smile",
    youth: 0.2,
    cheek: 1,
    chin: -0.7,
    nose: 0.9,
    lips: 1.15,
  });
  return (
    hill(paint.peach, paint.sage) +
    figure({ view, look, hairdos: [{ ...braids, flat: braids.flat + fine }], scalp: "#9a6a50" })
  );
}

export function homeKnotless(): string {
  const view: View = { turn: 30, at: [392, 238], scale: 1.34, tilt: 5, lean: -4, mirrored: true };
  const braids = hanging(view, {
    hair: { width: 13, kind: "braid", tone: hairs.black },
    size: 13.5,
    gap: 3,
    length: 250,
    uneven: 46,
    volume: 1.1,
    comb: overTheHead,
    hold: 190,
    options: (_, random) => ({
      toneAt: dipped(hairs.black, hairs.chestnut, 0.5 + random() * 0.16, 0.3),
      end: { kind: "tuft", cuffs: cuffsOn(0.22, random) },
    }),
  });
  const look = woman({
    skin: skins.dark,
    cloth: paint.mustard,
    wears: "hoodie",
    mouth: "laugh",
    eyes: "smiling",
    youth: 0.5,
    lips: 1.1,
    cheek: 0.6,
    earring: "stud",
    glasses: undefined,
  });
  return arch(paint.peach, paint.apricot) + figure({ view, look, hairdos: [braids], scalp: "#6c4836" });
}

/** From the far temple over the head to the near shoulder. */
function overTheHead([azimuth]: Place): Space {
  return azimuth < -20 && azimuth > -110 ? [5, 1.6, -1.6] : [3.4, 0, -0.5];
}

/** What is dark between the braids beside the face, so that no skin shows there. */
const inside = smooth(
  [
    [452, 214],
    [470, 212],
    [492, 262],
    [498, 400],
    [480, 448],
    [464, 442],
    [465, 396],
    [468, 260],
  ],
  true,
);

const grandmother = elder({
  skin: skins.light,
  cloth: paint.ivory,
  wears: "turtleneck",
  pattern: "knit",
  mouth: "grin",
  lift: 1,
  brows: "#6b6059",
  jaw: 1.1,
  cheek: 0.8,
  nose: 1.14,
  glasses: paint.rust,
  earring: "pearl",
});

/** A woman of sixty, gray at the roots: squares on both sides of a middle part, braids that grow from flat, fine roots. */
export function knotless(): string {
  const view: View = { turn: 27, tilt: 16, lean: -4, at: [392, 250], scale: 1.46 };
  const brown: Tone = { base: "#573729", light: "#b27f5e", dark: "#25150f" };
  const gray: Tone = { base: "#6f655f", light: "#d6d0c8", dark: "#332b28" };
  // Between the braids, in their shade, gray hair and brown hair lie side by side.
  const combed: Tone = { base: "#3b2d26", light: "#7c6e64", dark: "#20150f" };
  const scalp = blend(skins.light.base, skins.light.dark, 0.3);
  // The braids of each second square start nearer to the face, so that those beside the part do not cover them.
  const patches = squarePatches({
    size: 20,
    offsets: [0.5, 0.5],
    bend: 10,
    root: (column, row) => (column % 2 ? [-0.1, row ? -0.2 : 0.24] : [column ? 0 : -0.06, row ? 0.14 : 0.06]),
  });
  const braids = patched(view, {
    hair: { width: 16, kind: "braid", tone: gray },
    patches,
    parts: taperedParts(patches, view, { skin: skins.light, depth: combed.dark, wide: 3.1, reach: 38 }),
    combed,
    fall: (root) => ({
      length: 262 - 20 * (((root[0] * 7919 + root[1] * 104729) % 97) / 97) + (root[1] > 30 ? 40 : 0),
      lift: 3 + (root[1] + 38) * 0.035,
      spread: 0.08,
      sway: 2,
      comb: fromFace,
      hold: 120,
    }),
    options: ([azimuth, elevation], random) => ({
      taper: grown,
      shadow: 0.7,
      // Above the ear the starts lie in the shade of the braids that fall over them.
      toneAt: dipped(azimuth > 40 && elevation < 52 ? combed : gray, brown, 0.03 + random() * 0.05, 0.13),
      end: { kind: "tuft" },
    }),
  });
  const fine = fringe(view, combed, scalp);
  return (
    hill(paint.peach, paint.sage) +
    figure({
      view,
      look: grandmother,
      hairdos: [{ ...braids, flat: braids.flat + fine }],
      scalp,
      before: rim(view, brown, 5),
      between: shape(inside, brown.dark),
    })
  );
}

/** Combed away from a part in the middle and from the face. */
function fromFace([azimuth, elevation]: Place): Space {
  // The lowest braids lie close to those behind them, so that no slit is left before the ear.
  if (azimuth >= 0 && azimuth < 60 && elevation < 44) return [2.8, 0.2, -1.15];
  if (azimuth < 0 && azimuth > -90) return [-3.2, 0.4, -1.2];
  return azimuth < 80 && azimuth >= 0 ? [2.8, 0.2, -0.75] : [0, 0, -0.3];
}

/** A knotless braid starts as fine as the hair that it grows from. */
function grown(part: number): number {
  return Math.min(1, 0.28 + part * 4.8) * (1 - 0.3 * part);
}
