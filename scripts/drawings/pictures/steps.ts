import { blend, type Tone } from "../color.ts";
import { rowAbout, rowToNape } from "../crownRows.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { hand } from "../hand.ts";
import { straightBack } from "../lines.ts";
import { gold, hairs, paint, red, skins, white } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { seen, skullOutline, type View } from "../skull.ts";
import { fedBraid, knottedBraid, restingBraids, rolledHalves, slantedTwists } from "../steps/begun.ts";
import { ends } from "../steps/ends.ts";
import { boxSquares, knotlessParts, passionParts, senegaleseParts, tribalParts } from "../steps/firstSteps.ts";
import { across, laneRows } from "../steps/lanes.ts";
import { feeding, making, wrapping } from "../steps/making.ts";
import { onHead } from "../steps/onHead.ts";
import { panelGround, SIDE, scalpPanel, threePanels } from "../steps/panel.ts";
import { tailComb } from "../steps/tailComb.ts";
import { fullBraids, wideParts } from "../steps/thickSide.ts";
import { type StrandOptions, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";
import { clipped, group, line, shape, smooth } from "../svg.ts";
import { goddess } from "./goddess.ts";
import { fromTheFront } from "./lemonade.ts";
import { ponytailCloseUp } from "./ponytail.ts";
import { tribalProfile } from "./tribal.ts";

/** Ends on a ground, as the last of three panels. */
function endPanel(
  ground: string,
  kind: Kind,
  tone: Tone,
  width: number,
  options: (i: number) => StrandOptions,
): string {
  return panelGround(ground) + ends({ kind, tone, count: 4, width, across: SIDE, high: SIDE, options });
}

/** A part of another picture as a panel: `scale`, and what of it is in the middle. */
function detail(picture: string, scale: number, [x, y]: readonly [number, number]): string {
  return group(picture, { transform: `translate(${SIDE / 2 - x * scale} ${SIDE / 2 - y * scale}) scale(${scale})` });
}

/** A head whose lanes bend from a part on one side about the ear of the other. */
const sweptHead = {
  ground: paint.sage,
  skin: skins.warm,
  tone: hairs.honey,
  cloth: paint.rust,
  lanes: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const row = rowAbout(14 + i * 23.2, 11.6);
    return { ...row, spots: row.spots.map(([x, y]): Point => [-x, y]) };
  }),
} as const;

/** A head with few thick rows. */
const thickHead = {
  ground: paint.apricot,
  skin: skins.brown,
  tone: hairs.black,
  cloth: paint.plum,
  maker: skins.deep,
} as const;

const tuft = (): StrandOptions => ({ end: { kind: "tuft" } });
const curl = (): StrandOptions => ({ end: { kind: "curl", curl: 4.6 } });

/** How each style is made, in three steps: each picture is 1200 by 400. */
export const steps: Record<string, () => string> = {
  "steps-box-braids": () =>
    threePanels([
      boxSquares(),
      knottedBraid({ tone: hairs.chestnut, skin: skins.light, ground: paint.peach, maker: skins.dark }),
      endPanel(paint.sand, "braid", hairs.chestnut, 54, (i) => ({
        end: i % 2 ? { kind: "beads", beads: [gold, white] } : { kind: "tuft" },
      })),
    ]),
  "steps-cornrows": () =>
    threePanels([
      onHead({
        ...{ ground: paint.peach, skin: skins.warm, tone: hairs.black, cloth: paint.mustard },
        lanes: [-3, -2, -1, 0, 1, 2, 3].map((i) => rowToNape(12.5, () => i * 25)),
        ...{ parted: 3, braided: 0 },
        upon: tailComb("translate(178 138) rotate(-28)"),
      }),
      feeding({ tone: hairs.black, maker: skins.tan }, scalpPanel(skins.warm)),
      napeTied(),
    ]),
  "steps-knotless-braids": () =>
    threePanels([
      knotlessParts(),
      fedBraid({ tone: hairs.chestnut, skin: skins.tan, ground: paint.sage, maker: skins.dark }),
      endPanel(paint.peach, "braid", hairs.chestnut, 46, tuft),
    ]),
  "steps-senegalese-twists": () =>
    threePanels([
      senegaleseParts(),
      rolledHalves({ tone: hairs.black, skin: skins.brown, ground: paint.apricot, maker: skins.tan }),
      endPanel(paint.sand, "rope", hairs.black, 54, (i) => ({ end: { kind: "tuft", cuffs: i === 2 ? [0.6] : [] } })),
    ]),
  "steps-feed-in-braids": () =>
    threePanels([
      laneRows(
        { count: 6, width: 46, skin: skins.light, tone: hairs.brown, path: across(70) },
        (part) => 0.16 + part * 0.6,
      ),
      feeding({ tone: hairs.brown, maker: skins.deep, fine: true }, scalpPanel(skins.light)),
      detail(ponytailCloseUp(), 0.86, [560, 250]),
    ]),
  "steps-tribal-braids": () =>
    threePanels([
      tribalParts(),
      detail(tribalProfile(hairs.brown), 1.28, [392, 190]),
      endPanel(paint.terracotta, "braid", hairs.brown, 40, (i) => ({
        end: { kind: "beads", beads: i % 2 ? [gold, red, gold] : [red, gold, red], cuffs: i === 1 ? [0.5] : [] },
      })),
    ]),
  "steps-lemonade-braids": () =>
    threePanels([
      onHead({ ...sweptHead, parted: 6, braided: 0, turn: -12, upon: tailComb("translate(283 170) rotate(-52)") }),
      onHead({ ...sweptHead, parted: 7, braided: 4, turn: 16, upon: lemonadeHand() }),
      panelGround(paint.apricot) + detail(fromTheFront(hairs.honey, { cloth: paint.rust }), 0.8, [410, 342]),
    ]),
  "steps-passion-twists": () =>
    threePanels([
      passionParts(),
      making({ kind: "spring", tone: hairs.copper, skin: skins.brown, ground: paint.apricot, maker: skins.deep }),
      endPanel(paint.sage, "spring", hairs.copper, 54, curl),
    ]),
  "steps-faux-locs": () =>
    threePanels([
      restingBraids({ tone: hairs.brown, skin: skins.tan, ground: paint.sand, maker: skins.dark }),
      wrapping({ kind: "loc", tone: hairs.brown, skin: skins.tan, ground: paint.peach, maker: skins.dark }),
      endPanel(paint.terracotta, "loc", hairs.brown, 54, (i) => ({
        end: { kind: "tuft", cuffs: i % 2 ? [0.74] : [] },
      })),
    ]),
  "steps-butterfly-locs": () =>
    threePanels([
      slantedTwists({ tone: hairs.burgundy, skin: skins.light, ground: paint.sand, maker: skins.deep }),
      wrapping({ kind: "butterfly", tone: hairs.burgundy, skin: skins.light, ground: paint.sage, maker: skins.deep }),
      endPanel(paint.peach, "butterfly", hairs.burgundy, 42, (i) => ({ end: { kind: "curl", curl: 3 + (i % 2) } })),
    ]),
  "steps-goddess-braids": () =>
    threePanels([wideParts(thickHead), fullBraids(thickHead), detail(goddess(), 1.5, [330, 210])]),
};

/** The hand at the end of the last row that is braided, and the locks that are left of it. */
function lemonadeHand(): string {
  const lock = (...points: Point[]) =>
    strand(points, 20, "loose", hairs.honey, { taper: (part) => 0.8 + part * 0.3, shadow: 0.5 });
  const held = { skin: skins.deep, sleeve: paint.plum, nails: "#c9745a", shadow: true };
  return (
    lock([98, 294], [102, 320], [112, 352], [106, 386]) +
    lock([96, 294], [90, 302], [86, 310], [82, 322]) +
    hand({ at: [84, 316], angle: -66, scale: 0.6, ...held })
  );
}

/** From behind: rows from the forehead over the crown to the nape, where a cord ties their ends together. */
function napeTied(): string {
  const view: View = { turn: 180, tilt: -14, at: [200, 150], scale: 1.32 };
  const skull = smooth(skullOutline({ ...view, scale: view.scale * 1.035 }), true);
  const bed = blend(skins.warm.base, hairs.black.dark, 0.72);
  const inside = `${skull}M0 170V400H400V170Z`;
  const list = Array.from({ length: 11 }, (_, i) => {
    const side = ((i - 5) / 5) * 0.94;
    const places = straightBack((angle) => side * (angle < 150 ? 1 : 1 - 0.34 * ((angle - 150) / 66) ** 2), 214);
    const end = 12 * side;
    return {
      places,
      after: [
        [end * 2.2, -72, -84],
        [end, -92, -84],
        [end * 1.5, -116, -86],
        [end * 1.7 + 3 * Math.sin(i * 5), -140 - 9 * Math.cos(i * 3), -86],
      ] as const,
      options: {
        taper: (part: number) => (part < 0.6 ? 1 - 0.1 * part : Math.max(0.5, 0.94 - (part - 0.6) * 1.9)),
        end: { kind: "tuft" as const },
      },
    };
  });
  const { pieces } = rows(view, { width: 18, kind: "row", tone: hairs.black }, list);
  const braids = pieces.filter(({ hidden }) => !hidden).map((piece) => ({ ...piece, svg: clipped(inside, piece.svg) }));
  const look = woman({ skin: skins.warm, cloth: paint.mustard, earring: "stud" });
  const [x, y] = seen([0, -93, -84], view);
  const cord = [-6, 0, 6].map((down) => line(`M${x - 19} ${y + down}q19 7 38 0`, down ? gold.dark : gold.base, 6));
  return (
    panelGround(paint.terracotta) +
    figure({
      view,
      look,
      hairdos: [{ flat: clipped("M0 0H400V170H0Z", shape(skull, bed)), pieces: braids }],
      scalp: bed,
    }) +
    cord.join("")
  );
}
