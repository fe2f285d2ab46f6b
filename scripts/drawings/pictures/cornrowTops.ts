import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { trimmed } from "../fromAbove.ts";
import { plain } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { around, straightBack, sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { type Row, rows } from "../rows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "../skull.ts";
import { clipped, group } from "../svg.ts";
import { bun } from "../updo.ts";

interface Top {
  ground: string;
  skin: Tone;
  cloth: string;
  tone: Tone;
  list: readonly Row[];
  /** Where the rows end in a bun. */
  knot?: Place;
}

/** Places beside each other, from one side of the head to the other. */
function beside(count: number, row: (side: number, i: number) => Row): Row[] {
  return Array.from({ length: count }, (_, i) => row(((i / (count - 1)) * 2 - 1) * 0.82, i));
}

/** A line to the back that turns at every 30 degrees, to one side and to the other. */
function zigzag(side: number): Place[] {
  return straightBack((angle) => {
    const part = (((angle + 30) / 60) % 1) * 2 - 1;
    return side + (Math.abs(part) - 0.5) * 0.18;
  });
}

const tops: readonly Top[] = [
  {
    ground: paint.peach,
    skin: skins.warm,
    cloth: paint.rust,
    tone: hairs.black,
    list: beside(7, (side) => ({ places: straightBack(side) })),
  },
  {
    ground: paint.apricot,
    skin: skins.brown,
    cloth: paint.forest,
    tone: hairs.black,
    list: [16, 32, 48, 64, 80, 95].map((far) => ({ places: around([-58, 38], far) })),
  },
  {
    ground: paint.sage,
    skin: skins.light,
    cloth: paint.plum,
    tone: hairs.brown,
    list: Array.from({ length: 16 }, (_, i) => {
      const from = (i + 0.5) * (360 / 16);
      return {
        places: sweep([from, hairlineAt(from) + 2], [from, 48], [from, 74]),
        options: { taper: (part: number) => Math.min(1.2, 0.8 + part * 5) * (1 - 0.6 * part) },
      };
    }),
    knot: [0, 90],
  },
  {
    ground: paint.terracotta,
    skin: skins.tan,
    cloth: paint.ivory,
    tone: hairs.black,
    list: [-0.78, -0.54, -0.3, 0, 0.3, 0.54, 0.78].map((side) =>
      side ? { places: zigzag(side), factor: 0.78 } : { places: straightBack(0), factor: 1.9 },
    ),
  },
];

const [WIDE, HIGH] = [400, 300];

/** A head from above, in a quarter of the picture. */
function topOf({ ground, skin, cloth, tone, list, knot }: Top): string {
  const view: View = { turn: 180, tilt: -86, at: [WIDE / 2, 158], scale: 1.24 };
  const lit = list.map((row) => ({ ...row, options: { light: () => 0.22, ...row.options } }));
  const braids = trimmed(view, rows(view, { width: 18, kind: "row", tone }, lit));
  const look = woman({ skin, cloth, build: 1.5 });
  return (
    plain(ground) +
    figure({ view, look, hairdos: [braids], scalp: blend(skin.base, tone.dark, 0.34) }) +
    (knot ? bun(seen(onScalp(directionOf(knot), 12), view), 44, "braid", tone, 2.2) : "")
  );
}

/** The four styles of the page's price cards, in their order, seen from above, the face to the top. */
export function cornrowTops(): string {
  return tops
    .map((top, i) =>
      group(clipped(`M0 0H${WIDE}V${HIGH}H0Z`, topOf(top)), {
        transform: `translate(${(i % 2) * WIDE} ${i < 2 ? 0 : HIGH})`,
      }),
    )
    .join("");
}
