import { blend, lighten, lit, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { clamp, mix, type Point, randomOf } from "../geometry.ts";
import { hairlineAt } from "../hairline.ts";
import { hand } from "../hand.ts";
import { placeOf, sweep } from "../lines.ts";
import { gold, paint } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { type Row, rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import {
  directionOf,
  fromView,
  lightAt,
  normalAt,
  onScalp,
  type Place,
  type Space,
  seen,
  sum,
  turned,
  unit,
  type View,
} from "../skull.ts";
import { strand } from "../strand.ts";
import { line, smooth } from "../svg.ts";
import { panelGround } from "./panel.ts";
import { tailComb } from "./tailComb.ts";

export interface ThickSide {
  ground: string;
  skin: Tone;
  tone: Tone;
  cloth: string;
  maker: Tone;
}

const view: View = { turn: 94, lean: -3, at: [206, 186], scale: 1.24, mirrored: true };

/** Where the sections meet, and from where their lengths fall. */
const meet: Place = [180, 34];

/** Where the lines between the sections begin, by azimuth along the hairline. */
const borders = [-70, -26, 4, 34, 62, 92, 126, 160, 192];

/** A line from the hairline at an azimuth, bent about the face, to where all meet. */
function toMeet(azimuth: number): Place[] {
  const start: Place = [azimuth, hairlineAt(azimuth) + 1];
  const bend = mix(0.3, 0.6, clamp(azimuth / 160, 0, 1));
  return sweep(
    start,
    [mix(azimuth, 180, bend), mix(start[1], 84, mix(0.62, 0.2, clamp((azimuth - 80) / 50, 0, 1)))],
    meet,
  );
}

/** The rows that are made in the sections, from the crown about the ear to the nape. */
const made: readonly Place[][] = [
  sweep([-16, 40], [-40, 89], meet),
  ...sideRows(6, meet),
  sweep([98, -3], [126, 22], meet),
  sweep([112, -18], [140, 10], meet),
  sweep([132, -34], [154, 2], meet),
];

/** The row into which the lock is fed: those before it are not yet begun. */
const BEGUN = 4;

/** A line between two of the rows: 2.5 is in the middle of the third and the fourth. */
function between(at: number): Place[] {
  const [a, b] = [made[Math.floor(at)] ?? [], made[Math.ceil(at)] ?? []];
  const part = at - Math.floor(at);
  return a.map((one, i): Place => {
    const other = b[Math.round((i / Math.max(1, a.length - 1)) * (b.length - 1))] ?? one;
    const [from, to] = [directionOf(one), directionOf(other)];
    return placeOf(unit(sum(sum([0, 0, 0], from, 1 - part), to, part)));
  });
}

/** What is seen of a line; `facing` is how far the scalp must face the viewer. */
function shownOf(places: readonly Place[], facing: number): Point[] {
  return places
    .map((place) => onScalp(directionOf(place)))
    .filter((at) => turned(normalAt(at), view)[2] > facing)
    .map((at) => seen(at, view));
}

/** The hair of a section that is combed along it, between two lines; `lineAt` gives one at a part of its width. */
function combed(lineAt: (part: number) => Place[], seed: number, tone: Tone): string {
  const random = randomOf(seed);
  return Array.from({ length: 60 }, (_, i) => {
    const part = (i + 0.5) / 60;
    const places = lineAt(part);
    const points = shownOf(places, 0.01);
    const middle = places[Math.floor(places.length / 2)];
    if (points.length < 2 || !middle) return "";
    const level = lightAt(normalAt(onScalp(directionOf(middle))), view) * 0.6 + 0.3 * Math.sin(part * Math.PI) - 0.42;
    return line(smooth(points), lit(tone, level + (random() - 0.5) * 0.8), 1.8);
  }).join("");
}

/** A length of hair behind the head, from the tie, the one of so many. */
function lengthOf(i: number, many: number): Space[] {
  const aside = (i - (many - 1) / 2) * (46 / many);
  return [
    [101 + aside * 0.12, 24],
    [114 + aside * 0.6, -30],
    [108 + aside, -110],
    [104 + aside * 1.2, -210],
  ].map(([x = 0, y = 0]) => fromView([x, y, 6 - Math.abs(aside)], view.turn));
}

/** A head from the side in its panel, its hair gathered at the back of the crown with a cord. */
function gathered({ ground, skin, tone, cloth }: ThickSide, flat: string, list: readonly Row[], scalp: string): string {
  const [x, y] = seen(onScalp(directionOf([176, 34]), 5), view);
  const cord = [-5, 0, 5].map((aside) =>
    line(`M${x + aside - 6} ${y - 15}q-7 14 2 31`, aside ? gold.dark : gold.base, 5),
  );
  const hair = rows(view, { width: 27, kind: "row", tone }, list);
  const many = list.length ? 3 : 13;
  const falling = Array.from(
    { length: many },
    (_, i): Row => ({
      places: [[176, 37], meet],
      after: lengthOf(i, many),
      options: { taper: (part) => Math.min(1, 0.4 + part * 2.4), shadow: 0.3 },
    }),
  );
  const tail = rows(view, { width: list.length ? 26 : 20, kind: list.length ? "braid" : "loose", tone }, falling);
  // Between loose hair no ground shows.
  const bed = rows(
    view,
    { width: list.length ? 24 : 44, kind: "flat", tone: { ...tone, dark: blend(tone.dark, tone.base, 0.6) } },
    [
      {
        places: [[176, 37], meet],
        after: lengthOf(0, 1),
        options: { taper: (part) => Math.min(1, 0.3 + part * 2.4), shadow: 0 },
      },
    ],
  );
  return (
    panelGround(ground) +
    figure({
      view,
      look: woman({ skin, cloth, wears: "tee", eyes: "closed", earring: "hoop", lips: 1.1 }),
      hairdos: [
        {
          flat,
          pieces: [
            ...bed.pieces.map((piece) => ({ ...piece, hidden: true, depth: -99 })),
            ...tail.pieces,
            ...hair.pieces,
          ],
        },
      ],
      scalp,
    }) +
    cord.join("")
  );
}

/** Thin at the hairline, and thinner again at the cord. */
function thick(part: number): number {
  return Math.min(1, 0.16 + part * 2.8) * (1 - 0.3 * part ** 3);
}

/** Broad sections, the comb at the last line. */
export function wideParts(want: ThickSide): string {
  const { tone, skin } = want;
  const light = blend(skin.base, "#f2c79c", 0.25);
  const sections = borders.slice(1).map((to, i) => {
    const from = borders[i] ?? to;
    return combed((part) => toMeet(mix(from, to, part)), Math.round(from + 60), tone);
  });
  const edge = Array.from({ length: 64 }, (_, i) => toMeet(i * 3));
  const flat = [
    ...sections,
    rooting(view, edge, { tone, scalp: skin.base, spread: 2.6, reach: 9, many: 6, fade: 0.5, level: -0.2, edge: soft }),
    ...borders.map((azimuth) => line(smooth(shownOf(toMeet(azimuth), 0.3)), light, 3.6)),
  ];
  const bed = blend(tone.dark, tone.base, 0.4);
  return gathered(want, flat.join(""), [], bed) + tailComb("translate(236 96) rotate(-64) scale(0.8)");
}

/** Most sections are thick rows; into the next one a lock is fed. */
export function fullBraids(want: ThickSide): string {
  const { tone, skin } = want;
  const added = { ...tone, base: lighten(tone.base, 0.08), light: lighten(tone.light, 0.05) };
  const light = blend(skin.base, "#f2c79c", 0.25);
  const lanes = Array.from({ length: BEGUN + 1 }, (_, i) =>
    combed((part) => between(Math.max(0, i - 0.5 + part)), i + 3, tone),
  );
  const lines = Array.from({ length: BEGUN }, (_, i) => line(smooth(shownOf(between(i + 0.5), 0.1)), light, 3.4));
  const flat = [
    ...lanes,
    ...lines,
    rooting(view, made, { tone, scalp: skin.base, spread: 6, reach: 22, many: 23, level: -0.2, fade: 0.6 }),
  ];
  const list = made.slice(BEGUN).map(
    (places, i): Row => ({
      places: i === 0 ? places.slice(0, Math.round(places.length * 0.55)) : places,
      options: { taper: (part) => (i === 0 ? Math.min(1, 0.2 + part * 1.3) : thick(part)), shadow: 0.4 },
    }),
  );
  const [x, y] = shownOf(list[0]?.places ?? [], 0).at(-1) ?? [0, 0];
  const lock: Point[] = [
    [x - 4, y + 2],
    [mix(x, 300, 0.3), mix(y, 62, 0.2) - 8],
    [mix(x, 300, 0.7), mix(y, 62, 0.8)],
    [300, 62],
  ];
  return (
    gathered(want, flat.join(""), list, "none") +
    strand(lock, 20, "loose", added, { taper: (part) => 0.7 + part * 0.4 }) +
    hand({ at: [298, 62], angle: 172, scale: 0.68, skin: want.maker, sleeve: paint.rust, nails: "#c9745a" })
  );
}

/** The edge of the hair with single hairs before it. */
function soft(azimuth: number): number {
  return hairlineAt(azimuth) - 1.5;
}
