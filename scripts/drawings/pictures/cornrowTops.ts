import { lighten, type Tone } from "../color.ts";
import { type CrownRow, crownRows, rowAbout, rowToNape } from "../crownRows.ts";
import { figure } from "../figure.ts";
import { trimmed } from "../fromAbove.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { degrees, type View } from "../skull.ts";
import { blurred, circle, clipped, group } from "../svg.ts";
import { coil } from "../updo.ts";

interface Top {
  ground: string;
  skin: Tone;
  cloth: string;
  tone: Tone;
  rows: readonly CrownRow[];
  /** The rows end in a bun at the crown. */
  knot?: boolean;
}

/** From the edge of the hair to the crown. */
function spoke(turn: number, count: number): CrownRow {
  const [x, y] = [Math.sin(turn * degrees), -Math.cos(turn * degrees)];
  const half = Math.tan((180 / count) * degrees);
  return {
    spots: Array.from({ length: 31 }, (_, i): Point => [x * (104 - i * 2.9), y * (104 - i * 2.9)]),
    half: ([atX, atY]) => half * Math.hypot(atX, atY),
    full: (part) => 0.5 + 0.34 * part,
  };
}

/** From one side to the other and back, four times. */
function zigzag(part: number): number {
  const turn = (part * 3.6 + 0.3) % 1;
  return Math.abs(turn * 2 - 1) * 2 - 1;
}

const tops: readonly Top[] = [
  {
    ground: paint.peach,
    skin: skins.warm,
    cloth: paint.rust,
    tone: hairs.black,
    rows: [-3, -2, -1, 0, 1, 2, 3].map((i) => rowToNape(12, () => i * 24)),
  },
  {
    ground: paint.apricot,
    skin: skins.brown,
    cloth: paint.forest,
    tone: hairs.black,
    rows: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ ...rowAbout(i * 23.2 + 12, 11.6), loose: i === 0 })),
  },
  {
    ground: paint.sage,
    skin: skins.light,
    cloth: paint.plum,
    tone: hairs.brown,
    rows: Array.from({ length: 18 }, (_, i) => spoke((i + 0.5) * (360 / 18), 18)),
    knot: true,
  },
  {
    ground: paint.terracotta,
    skin: skins.tan,
    cloth: paint.ivory,
    tone: hairs.black,
    rows: [
      { ...rowToNape(19, () => 0), full: () => 0.8, bare: true },
      ...[-4, -3, -2, -1, 1, 2, 3, 4].map((i) =>
        rowToNape(10, (part) => i * 20 + Math.sign(i) * 9 + 6.5 * zigzag(part)),
      ),
    ],
  },
];

const [WIDE, HIGH] = [400, 300];

/** A head from above, in a quarter of the picture. */
function topOf({ ground, skin, cloth, tone, rows, knot }: Top): string {
  const view: View = { turn: 180, tilt: -86, at: [WIDE / 2, 158], scale: 1.36 };
  const flat = crownRows(view, tone, skin, rows);
  const at: Point = [view.at[0], view.at[1] + 2];
  // A rim of shade sets the bun off from the rows, which have its tone.
  const shade = blurred(circle(at, 51, lighten(tone.dark, -0.06), { opacity: 0.85 }), 4);
  return (
    plain(ground) +
    figure({ view, look: woman({ skin, cloth, build: 1.3 }), hairdos: [trimmed(view, { flat, pieces: [] })] }) +
    (knot ? shade + coil(at, 46, "braid", tone, { turns: 2.1, start: 0.6 }) : "")
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
