import { blend, lit, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { mix, type Point, randomOf, walk } from "../geometry.ts";
import { plain, sun } from "../ground.ts";
import { placeOf, sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { type Row, rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import {
  directionAt,
  directionOf,
  fromView,
  onScalp,
  type Place,
  type Space,
  seen,
  skullOutline,
  type View,
} from "../skull.ts";
import { ends } from "../steps/ends.ts";
import { strand } from "../strand.ts";
import { clipped, group, line, shape, smooth } from "../svg.ts";

/** A near view of loose twists that hang across the picture, some as far as their curls. */
export function passion(): string {
  const row = ends({
    kind: "spring",
    tone: hairs.copper,
    count: 7,
    width: 112,
    across: 1000,
    high: 900,
    lean: -150,
    cut: (part) => 1.3 - 0.62 * Math.abs(part - 0.42),
    options: () => ({ end: { kind: "curl", curl: 7 } }),
  });
  return plain(paint.forest) + group(row, { transform: "translate(-70 -20)" });
}

/** The edge of the hair in the picture: down the forehead to the ear, and from behind the ear along the nape. */
const brow: readonly Point[] = [
  [478, 137],
  [485, 152],
  [483, 171],
  [474, 193],
  [459, 212],
  [440, 228],
];
const nape: readonly Point[] = [
  [398, 224],
  [394, 246],
  [390, 266],
  [383, 288],
  [368, 309],
  [346, 325],
  [316, 330],
];

/** What is behind the tail of the outline of the head, which is that of the hair. */
const back: readonly Point[] = [
  [302, 319],
  [287, 302],
  [273, 281],
  [263, 258],
  [256, 230],
];

/** Rows to the tail: from the forehead over the crown and past it, and from the nape up. */
function toTail(view: View, knot: Place): Place[][] {
  const starts = (edge: readonly Point[], gap: number) =>
    walk(edge, gap).map(({ at }) => placeOf(directionAt(at, view)));
  const front = starts(brow, 15.4);
  const over = front.map((start, i) => {
    const part = i / (front.length - 1);
    return sweep(start, [mix(92, 118, part), mix(84, 10, part)], knot);
  });
  return over;
}

/** The hair of the nape: ropes from its edge and from the outline of the head to the tie, on hair that is combed there. */
function napeToTie(tie: Point, tone: Tone, skin: string): string {
  const random = randomOf(11);
  const edge = [...nape, ...back];
  const toTie = ([x, y]: Point, part: number, aside = 0): Point => {
    const rise = Math.sin(part * Math.PI);
    return [mix(x, tie[0], part) + rise * (tie[0] - x) * 0.08, mix(y, tie[1] + aside, part) + rise * 7];
  };
  const hairs = (points: readonly Point[], gap: number, to: number, seenFrom: string) =>
    walk(points, gap).map(({ at }) => {
      const from = -0.03 + random() * 0.08;
      const far = to * (0.25 + 0.75 * random() ** 2);
      const way = [from, mix(from, far, 0.3), mix(from, far, 0.65), far].map((part) => toTie(at, part));
      const level = (random() - 0.5) * 0.8 - 0.45;
      const [a, b] = [
        line(smooth(way), lit(tone, level), 1.1),
        line(smooth(way.slice(0, 2)), blend(seenFrom, lit(tone, level), 0.6), 1),
      ];
      return a + b;
    });
  const rope = (at: Point, seed: number, from: number, thin: number) =>
    strand(
      [from, 0.2, 0.4, 0.6, 0.8, 1].map((part) => toTie(at, part)),
      16,
      "rope",
      tone,
      {
        seed,
        taper: (part) => Math.min(1, thin + part * 2.2) * (1 - 0.5 * part ** 2),
        shadow: 0.4,
        fall: [-2, 4],
        light: () => 0.12,
      },
    );
  const ropes = [
    ...walk(back, 12.6).map(({ at }, i) => rope(at, i, 0.035, 0.45)),
    ...walk(nape, 12.6).map(({ at }, i) => rope(at, i, 0.05, 0.3)),
  ];
  return [
    shape(`${smooth(edge)}L${tie[0]} ${tie[1] - 30}Z`, tone.dark),
    ...hairs(nape, 0.9, 0.9, skin),
    ...ropes,
    ...hairs(nape, 1.5, 0.3, skin),
  ].join("");
}

/** Seven ropes that spread from the tail, the middle one last. */
function tail(view: View): Row[] {
  return [0, 6, 1, 5, 2, 4, 3].map((i) => {
    const aside = i - 3;
    return {
      places: [
        [150, -14],
        [150, -24],
      ] as Place[],
      after: [
        [24 + aside * 5, 92, 92 - Math.abs(aside)],
        [32 + aside * 12, 150, 97 - Math.abs(aside) * 2],
        [28 + aside * 17, 258 + ((i * 5) % 4) * 13, 99 - Math.abs(aside) * 3],
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
  const knot: Place = [150, -16];
  const taper = (part: number) => Math.min(1, 0.14 + part * 2.6) * (1 - 0.42 * part ** 3);
  const lines = toTail(view, knot);
  const near = lines.map((places) => ({
    places,
    options: { taper, fall: [-2, 4] as const, shadow: 0.3, light: () => 0.22 },
  }));
  const far = sideRows(7, knot, -1).map((places, i) => ({
    places: places.slice(i < 2 ? 8 : 3),
    options: { taper, shadow: 0.3 },
  }));
  const flat = rooting(view, lines, { tone, scalp: skin.base, level: -0.1, spread: 4, reach: 13, edge: "start" });
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
        {
          pieces: rows(view, hair, [...far, ...near]).pieces,
          flat: napeToTie(seen(onScalp(directionOf(knot)), view), tone, skin.base) + flat,
        },
        rows(view, { ...hair, width: 31 }, tail(view)),
      ],
      scalp: "none",
      before: clipped(
        "M0 0H470V250H0Z",
        shape(
          smooth(skullOutline({ ...view, at: [view.at[0] - 5, view.at[1] - 5.5], scale: view.scale * 1.045 }), true),
          tone.dark,
        ),
      ),
    })
  );
}
