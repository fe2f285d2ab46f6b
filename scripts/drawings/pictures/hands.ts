import { skinGround } from "../closeUp.ts";
import type { Point } from "../geometry.ts";
import { hand } from "../hand.ts";
import { hairs, paint, skins } from "../palette.ts";
import { rowWithHair } from "../rowWithHair.ts";
import { strand } from "../strand.ts";

/** Neat rows across; the middle one has come loose and is braided up again. */
export function emergency(): string {
  const y = (i: number, x: number) => 40 + i * 128 + 26 * Math.sin(x / 330 + 0.4) - i * x * 0.02;
  const row = (i: number, from: number, to: number) => {
    const points: Point[] = [];
    for (let x = from; x <= to; x += 40) points.push([x, y(i, x)]);
    return points;
  };
  const neat = [0, 1, 3, 4].map((i) => rowWithHair(row(i, -60, 880), 58, hairs.black, { seed: i + 4 })).join("");
  const begun = rowWithHair(row(2, -60, 420), 58, hairs.black, { seed: 9 });
  const [x0, y0] = [404, y(2, 404)];
  const lock = (bend: number, to: Point) =>
    strand(
      [[x0 - 6, y0 + bend * 0.2], [x0 + 70, y0 + bend * 0.7], [to[0] - 60, to[1] - bend * 0.2], to],
      26,
      "loose",
      hairs.black,
      { taper: () => 1 },
    );
  const held = { skin: skins.deep, sleeve: paint.rust, nails: "#c9745a", shadow: true };
  return [
    skinGround(skins.tan),
    neat,
    begun,
    strand(
      [
        [x0, y0],
        [560, y(2, 560) + 2],
        [700, y(2, 700)],
        [880, y(2, 880)],
      ],
      44,
      "loose",
      hairs.black,
      { taper: (part) => 1 + 0.3 * part },
    ),
    lock(-30, [562, y0 - 58]),
    lock(34, [552, y0 + 70]),
    lock(0, [600, y0 + 6]),
    hand({ at: [536, y0 - 64], angle: 158, scale: 1.12, flipped: true, ...held }),
    hand({ at: [526, y0 + 76], angle: 200, scale: 1.12, ...held }),
  ].join("");
}

/** Finished rows that run up the picture, and two hands at the one between. */
export function why(): string {
  const x = (i: number, y: number) => 70 + i * 132 + (i - 2.5) * (y - 300) * -0.07 + 12 * Math.sin(y / 190 + i);
  const row = (i: number, from: number, to: number) => {
    const points: Point[] = [];
    for (let y = from; y <= to; y += 40) points.push([x(i, y), y]);
    return points;
  };
  const neat = [0, 1, 2, 4, 5].map((i) => rowWithHair(row(i, -60, 680), 62, hairs.black, { seed: i + 2 })).join("");
  const [x0, y0] = [x(3, 300), 300];
  const lock = (bend: number, to: Point) =>
    strand([[x0, y0 - 8], [x0 + bend, y0 + 54], to], 25, "loose", hairs.black, { taper: () => 1 });
  const held = { scale: 1.06, skin: skins.light, sleeve: paint.forest, nails: "#a2422f", shadow: true };
  return [
    skinGround(skins.brown),
    neat,
    rowWithHair(row(3, -60, 320), 62, hairs.black, { seed: 12 }),
    strand(
      [
        [x0, y0],
        [x(3, 480), 480],
        [x(3, 700), 700],
      ],
      60,
      "loose",
      hairs.black,
      { taper: (part) => 0.8 + 0.4 * part },
    ),
    lock(-34, [x0 - 74, y0 + 96]),
    lock(0, [x0 + 4, y0 + 130]),
    lock(36, [x0 + 78, y0 + 122]),
    hand({ at: [x0 - 74, y0 + 72], angle: -46, ...held }),
    hand({ at: [x0 + 78, y0 + 98], angle: -128, flipped: true, ...held }),
  ].join("");
}
