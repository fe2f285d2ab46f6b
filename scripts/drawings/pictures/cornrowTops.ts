import type { Hairdo } from "../boxes.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { straightBack, sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { type Row, rows } from "../rows.ts";
import { directionOf, onScalp, type Place, seen, type View } from "../skull.ts";
import { clipped, group } from "../svg.ts";
import { bun } from "../updo.ts";

interface Top {
  ground: string;
  width: number;
  list: readonly Row[];
  /** Where the rows end in a bun. */
  knot?: Place;
}

/** Places beside each other, from one side of the head to the other. */
function beside(count: number, row: (side: number, i: number) => Row): Row[] {
  return Array.from({ length: count }, (_, i) => row(((i / (count - 1)) * 2 - 1) * 0.86, i));
}

/** A line straight back that turns from side to side. */
function zigzag(side: number): Place[] {
  const line = straightBack(side, 200);
  const bend = (i: number) => (Math.floor(i / 5) % 2 ? 1 : -1) * ((i % 5) / 5) + (Math.floor(i / 5) % 2 ? -0.5 : 0.5);
  return line.map((_, i) => straightBack(side + bend(i) * 0.12, 400)[i + 1] ?? line[i] ?? [0, 0]);
}

const tops: readonly Top[] = [
  { ground: paint.peach, width: 15, list: beside(8, (side) => ({ places: straightBack(side) })) },
  {
    ground: paint.apricot,
    width: 15,
    list: Array.from({ length: 8 }, (_, i) => {
      const high = 74 - i * 13;
      return { places: sweep([92, high], [180, high + 4], [262, high - 30]) };
    }),
  },
  {
    ground: paint.sage,
    width: 15,
    list: Array.from({ length: 16 }, (_, i) => {
      const from = i * 22.5;
      return { places: sweep([from, hairlineAt(from) + 2], [from, 45], [from, 78]) };
    }),
    knot: [0, 90],
  },
  {
    ground: paint.terracotta,
    width: 13,
    list: beside(9, (side, i) =>
      i % 2 ? { places: zigzag(side), factor: 0.9 } : { places: straightBack(side), factor: i === 4 ? 1.7 : 0.9 },
    ),
  },
];

function topOf({ ground, width, list, knot }: Top): string {
  const view: View = { turn: 180, tilt: -40, at: [190, 158], scale: 1.24 };
  const hairdo: Hairdo = rows(view, { width, kind: "row", tone: hairs.black }, list);
  const look = woman({ skin: skins.brown, cloth: paint.rust, covered: true, earring: undefined });
  const at: Point = knot ? seen(onScalp(directionOf(knot), 16), view) : [0, 0];
  return (
    plain(ground) +
    figure({ view, look, hairdos: [hairdo], scalp: "#8f6046" }) +
    (knot ? bun(at, 36, "braid", hairs.black, 2.2) : "")
  );
}

/** The four styles of the page's price cards, in their order, seen from behind and above. */
export function cornrowTops(): string {
  return (
    plain(paint.cream) +
    tops
      .map((top, i) =>
        group(clipped("M0 0H385V285H0Z", topOf(top)), {
          transform: `translate(${i % 2 ? 410 : 5} ${i < 2 ? 5 : 310})`,
        }),
      )
      .join("")
  );
}
