import { blend, lighten, lit, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { clamp, mix, type Point, randomOf } from "../geometry.ts";
import { hairlineAt } from "../hairline.ts";
import { hand } from "../hand.ts";
import { sweep } from "../lines.ts";
import { paint } from "../palette.ts";
import { woman } from "../people.ts";
import { type Row, rows } from "../rows.ts";
import {
  directionOf,
  fromView,
  lightAt,
  normalAt,
  onScalp,
  type Place,
  type Space,
  seen,
  turned,
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

/** What is seen of a line; `facing` is how far the scalp must face the viewer. */
function shownOf(places: readonly Place[], facing: number): Point[] {
  return places
    .map((place) => onScalp(directionOf(place)))
    .filter((at) => turned(normalAt(at), view)[2] > facing)
    .map((at) => seen(at, view));
}

/** The hair of a section that is combed along it, between its two lines. */
function combed(from: number, to: number, tone: Tone): string {
  const random = randomOf(Math.round(from + 60));
  return Array.from({ length: 60 }, (_, i) => {
    const part = (i + 0.5) / 60;
    const places = toMeet(mix(from, to, part));
    const points = shownOf(places, 0.01);
    const middle = places[Math.floor(places.length / 2)];
    if (points.length < 2 || !middle) return "";
    const level = lightAt(normalAt(onScalp(directionOf(middle))), view) * 0.6 + 0.3 * Math.sin(part * Math.PI) - 0.42;
    return line(smooth(points), lit(tone, level + (random() - 0.5) * 0.8), 1.8);
  }).join("");
}

/** The length of a section behind the head, the one of so many. */
function lengthOf(i: number): Space[] {
  const aside = (i - 4) * 6;
  return [
    [104 + aside * 0.3, 30],
    [116 + aside * 0.7, -30],
    [108 + aside, -110],
    [104 + aside * 1.2, -210],
  ].map(([x = 0, y = 0]) => fromView([x, y, 6 - Math.abs(aside)], view.turn));
}

/** Thick soon after the hairline, thinner where the sections meet. */
function thick(part: number): number {
  return Math.min(1, 0.62 + part * 7) * mix(1, 0.5, clamp((part - 0.12) * 6, 0, 1));
}

/** A head from the side whose hair lies in a few broad sections; so many of them, from the nape on, are braided. */
function thickSide({ ground, skin, tone, cloth }: ThickSide, braided: number): string {
  const middles = borders.slice(1).map((to, i) => toMeet(mix(borders[i] ?? to, to, 0.5)));
  const isBraided = (i: number) => i >= middles.length - braided;
  const light = blend(skin.base, "#f2c79c", 0.25);
  const flat = [
    ...borders.slice(1).map((to, i) => combed(borders[i] ?? to, to, tone)),
    ...borders.map((azimuth) => line(smooth(shownOf(toMeet(azimuth), 0.3)), light, 4.6)),
  ].join("");
  const list = middles.flatMap((places, i): Row[] =>
    isBraided(i)
      ? [
          {
            places,
            after: lengthOf(i),
            // So that it lies close to the head.
            factor: 3,
            options: { taper: thick, shadow: 0, light: () => -0.1 },
          },
        ]
      : [],
  );
  const falling = middles.flatMap((_, i): Row[] =>
    isBraided(i)
      ? []
      : [{ places: [[178, 40], meet], after: lengthOf(i), options: { taper: (part) => 0.7 + part * 0.5 } }],
  );
  return (
    panelGround(ground) +
    figure({
      view,
      look: woman({ skin, cloth, wears: "tee", eyes: "closed", earring: "hoop", lips: 1.1 }),
      hairdos: [
        { flat, pieces: rows(view, { width: 30, kind: "loose", tone }, falling).pieces },
        rows(view, { width: 20, kind: "row", tone }, list),
      ],
      scalp: blend(tone.dark, tone.base, 0.4),
    })
  );
}

/** Broad sections, the comb at the last line. */
export function wideParts(want: ThickSide): string {
  return thickSide(want, 0) + tailComb("translate(236 96) rotate(-64) scale(0.8)");
}

/** Most sections are thick rows; into the next one a lock is fed. */
export function fullBraids(want: ThickSide): string {
  const { tone } = want;
  const added = { ...tone, base: lighten(tone.base, 0.08), light: lighten(tone.light, 0.05) };
  const lock: Point[] = [
    [196, 122],
    [232, 104],
    [268, 74],
    [300, 62],
  ];
  return (
    thickSide(want, 4) +
    strand(lock, 24, "loose", added, { taper: (part) => 0.7 + part * 0.4 }) +
    hand({ at: [298, 62], angle: 172, scale: 0.68, skin: want.maker, sleeve: paint.rust, nails: "#c9745a" })
  );
}
