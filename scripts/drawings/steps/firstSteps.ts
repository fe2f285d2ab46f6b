import { blend, lighten, lit, type Tone } from "../color.ts";
import { crownDiamonds, crownSquares } from "../crownPatches.ts";
import { type CrownRow, crownRows } from "../crownRows.ts";
import { figure } from "../figure.ts";
import { trimmed } from "../fromAbove.ts";
import { mix, type Point, randomOf, walk } from "../geometry.ts";
import { hand } from "../hand.ts";
import { gold, hairs, paint, skins, white } from "../palette.ts";
import { woman } from "../people.ts";
import { degrees, directionOf, onScalp, type Space, seen, type View } from "../skull.ts";
import { circle, clipped, group, line, polygon, shape, smooth } from "../svg.ts";
import { napeEdge } from "../sweptUp.ts";
import { bun } from "../updo.ts";
import { panelGround } from "./panel.ts";
import { partedHair, partedHead } from "./partedHead.ts";
import { tailComb } from "./tailComb.ts";

const fromAbove: View = { turn: 180, tilt: -86, at: [200, 206], scale: 1.66 };

/** What lies on the head is turned with it, about its middle. */
function turnedBy(angle: number, drawn: string): string {
  return group(drawn, { transform: `rotate(${angle} 200 206)` });
}

/** Hair that is not parted yet, below a line across the head from above: combed to the nape. */
function unparted(tone: Tone, from: number): string {
  const random = randomOf(from);
  const [x, y] = fromAbove.at;
  const edge = (side: number) => y + from + 10 * (1 - side * side);
  const bed = `M${x - 140} ${edge(-1)}Q${x} ${edge(0) + 10} ${x + 140} ${edge(1)}V420H${x - 140}Z`;
  const combed = Array.from({ length: 150 }, (_, i) => {
    const side = (i / 149) * 2 - 1 + (random() - 0.5) * 0.02;
    const points: Point[] = [0, 0.5, 1].map((part) => [
      x + side * 134 * (1 - 0.24 * part * part),
      mix(edge(side) + random() * 4, y + 176, part),
    ]);
    return line(smooth(points), lit(tone, -side * 0.4 + (random() - 0.5) * 0.9), 1.7);
  });
  return shape(bed, blend(tone.dark, tone.base, 0.4)) + combed.join("");
}

/** Squares drawn row by row from the forehead; the back is still one. */
export function boxSquares(): string {
  const tone = hairs.chestnut;
  return (
    panelGround(paint.apricot) +
    partedHead({
      ...{ view: fromAbove, skin: skins.light, tone, cloth: paint.indigo, gap: 5 },
      patches: crownSquares(27, 0),
      over: unparted(tone, 48),
    }) +
    tailComb("translate(196 258) rotate(-4) scale(0.86)") +
    hand({
      at: [306, 256],
      angle: 190,
      scale: 0.72,
      skin: skins.dark,
      sleeve: paint.rust,
      nails: "#c9745a",
      flipped: true,
    })
  );
}

/** From behind: the upper hair held up in a knot, the lower parted as fine as the braids will be. */
export function knotlessParts(): string {
  const tone = hairs.chestnut;
  const skin = skins.tan;
  const view: View = { turn: 180, tilt: -4, at: [188, 172], scale: 1.16 };
  const look = woman({ skin, cloth: paint.forest, earring: "stud" });
  const at = (azimuth: number, elevation: number) => seen(onScalp(directionOf([azimuth, elevation]), 3), view);
  const border = Array.from({ length: 41 }, (_, i) => at(180 + (i - 20) * 4.6, 26));
  const nape = Array.from({ length: 41 }, (_, i) => 180 + (i - 20) * 4.1).map((far) => at(far, napeEdge(far)));
  const crown = Array.from({ length: 41 }, (_, i): Point => {
    const angle = (i * 4.5 + 180) * degrees;
    return [view.at[0] + Math.cos(angle) * 79 * view.scale, view.at[1] + Math.sin(angle) * 95 * view.scale];
  });
  // The patches of a crown, on the back of the head.
  const lower = crownSquares(15, 0).map(({ outline, root }) => ({ outline: outline.map(toBack), root: toBack(root) }));
  const knot: Point = [view.at[0], view.at[1] - 88 * view.scale];
  const flat =
    clipped(polygon([...border, ...nape.toReversed()]), partedHair(lower, view, skin, tone, 3.8)) +
    sweptTo(knot, border, polygon([...border.toReversed(), ...crown]), tone) +
    line(smooth(border.slice(2, -2)), blend(skin.base, "#f2c79c", 0.3), 4.4);
  return (
    panelGround(paint.terracotta) +
    figure({ view, look, hairdos: [{ flat, pieces: [] }], scalp: blend(tone.dark, tone.base, 0.5), edge: napeEdge }) +
    bun([knot[0], knot[1] - 10], 34, "rope", tone, 2) +
    tailComb("translate(216 210) rotate(22) scale(0.8)") +
    hand({
      at: [312, 258],
      angle: 212,
      scale: 0.7,
      skin: skins.dark,
      sleeve: paint.ivory,
      nails: "#c9745a",
      flipped: true,
    })
  );
}

function toBack([x, y, z]: Space): Space {
  return [x, z, -y];
}

/** Hair from a line across the head that is combed up to a knot, within an outline. */
function sweptTo(knot: Point, border: readonly Point[], area: string, tone: Tone): string {
  const random = randomOf(3);
  const swept = walk(border, 1.3).map(({ at: [x, y] }) => {
    const side = (x - knot[0]) / 104;
    const points: Point[] = [
      [x, y],
      [mix(x, knot[0], 0.28 - 0.1 * Math.abs(side)), mix(y, knot[1], 0.5)],
      [knot[0] + side * 20, knot[1] + 10],
    ];
    return line(smooth(points), lit(tone, -side * 0.35 + (random() - 0.5) * 0.9), 1.7);
  });
  return shape(area, blend(tone.dark, tone.base, 0.5)) + clipped(area, swept.join(""));
}

/** Large parts that stand on a corner, and the cream for their roots. */
export function passionParts(): string {
  return (
    panelGround(lighten(paint.forest, 0.1)) +
    turnedBy(
      12,
      partedHead({
        ...{ view: fromAbove, skin: skins.brown, tone: hairs.copper, cloth: paint.denim, gap: 4.6 },
        patches: crownDiamonds(36, 52),
        back: true,
      }),
    ) +
    jar([350, 352]) +
    hand({
      at: [128, 232],
      angle: -40,
      scale: 0.7,
      skin: skins.deep,
      sleeve: paint.sand,
      nails: "#c9745a",
      shadow: true,
    }) +
    shape("M124 236C122 228 130 224 136 228C144 226 150 232 146 239C144 247 128 248 124 236Z", white.base) +
    line("M130 236Q134 231 140 234", white.light, 3)
  );
}

/** An open jar of cream from above. */
function jar([x, y]: Point): string {
  const swirl = Array.from({ length: 34 }, (_, i): Point => {
    const far = 30 - i * 0.8;
    return [Math.cos(i / 3) * far, Math.sin(i / 3) * far];
  });
  return group(
    circle([8, 12], 56, "#1c0f0a", { opacity: 0.3 }) +
      circle([0, 0], 56, paint.apricot) +
      circle([0, 0], 50, lighten(paint.apricot, -0.14)) +
      circle([0, 0], 46, white.base) +
      line(smooth(swirl), white.light, 6) +
      line(smooth(swirl.map(([a, b]): Point => [a + 2, b + 4])), white.dark, 1.6, { opacity: 0.6 }),
    { transform: `translate(${x} ${y}) scale(0.56)` },
  );
}

/** Small boxes on one side; on the other the hair is rolled out of the way and clipped. */
export function senegaleseParts(): string {
  const tone = hairs.black;
  const skin = skins.brown;
  return (
    panelGround(paint.peach) +
    turnedBy(
      -28,
      partedHead({
        ...{ view: fromAbove, skin, tone, cloth: paint.rose, gap: 3.6 },
        patches: crownSquares(17, 0.5),
        over: clippedAway(tone, blend(skin.base, "#f2c79c", 0.3)),
      }),
    )
  );
}

/** Three sections of the other half, with lines between them. */
function clippedAway(tone: Tone, light: string): string {
  return (
    shape("M200 0H400V400H200Z", blend(tone.dark, tone.base, 0.4)) +
    bundle(tone, 60, 166, 128) +
    bundle(tone, 166, 252, 209) +
    bundle(tone, 252, 366, 300) +
    line("M200 20V400M200 166H340M200 252H340", light, 5)
  );
}

/** Hair of a section that is rolled up in its middle, where a clip holds it. */
function bundle(tone: Tone, top: number, bottom: number, y: number): string {
  const random = randomOf(y);
  const middle: Point = [262, y];
  const hairsIn = Array.from({ length: 190 }, (_, i) => {
    const angle = (i / 190) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(62 / Math.abs(cos), Math.abs(((sin > 0 ? bottom : top) - y) / (sin || 0.01)));
    const from: Point = [middle[0] + cos * reach * (cos > 0 ? 1.3 : 1), y + sin * reach];
    const half: Point = [mix(from[0], middle[0], 0.5), mix(from[1], y, 0.5) - cos * 5];
    return line(
      smooth([from, half, [middle[0] + cos * 10, y + sin * 6]]),
      lit(tone, (random() - 0.35) * 0.9 - sin * 0.2),
      1.7,
    );
  });
  return hairsIn.join("") + bun(middle, 22, "rope", tone, 2) + clip(middle);
}

/** A flat clip of gold. */
function clip([x, y]: Point): string {
  const d = "M-34 -5Q-36 0 -34 5L30 8Q38 0 30 -8Z";
  return group(
    shape(d, "#1c0f0a", { transform: "translate(4 7)", opacity: 0.4 }) +
      shape(d, gold.base, { stroke: gold.dark, "stroke-width": 1.6 }) +
      line("M-28 -2L26 -4", gold.light, 2.4) +
      line("M18 -7V7", gold.dark, 2),
    { transform: `translate(${x} ${y}) rotate(-16)` },
  );
}

/** Rows down the middle are braided first; lines for the rows to both sides are drawn. */
export function tribalParts(): string {
  const tone = hairs.brown;
  const skin = skins.tan;
  const middle = [-1, 0, 1].map(
    (i): CrownRow => ({
      spots: Array.from({ length: 21 }, (_, k): Point => [i * 18, -92 + k * 9.8]),
      half: () => 9,
      sideways: true,
    }),
  );
  const sides = [-1, 1].flatMap((side) =>
    [-3, -2, -1, 0, 1, 2, 3].map(
      (i): CrownRow => ({
        spots: Array.from({ length: 15 }, (_, k): Point => [side * (20 + k * 6), i * 25 - 18 + k * 3.6]),
        half: () => 12,
        loose: true,
      }),
    ),
  );
  const flat = crownRows(fromAbove, tone, skin, [...sides, ...middle], 4.6);
  const look = woman({ skin, cloth: paint.ivory });
  return (
    panelGround(paint.sage) +
    turnedBy(16, figure({ view: fromAbove, look, hairdos: [trimmed(fromAbove, { flat, pieces: [] })] })) +
    tailComb("translate(254 214) rotate(-30) scale(0.8)")
  );
}
