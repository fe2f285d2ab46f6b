import { skinGround } from "../closeUp.ts";
import { lighten } from "../color.ts";
import { type Point, randomOf } from "../geometry.ts";
import { hairs, skins } from "../palette.ts";
import { combedPart } from "../steps/parting.ts";
import { strand } from "../strand.ts";
import { group } from "../svg.ts";

/** Rows of parts, and where the braids of each hang below the last row: beside the others, by parts of a box. */
const drifts = [0.33, -0.3, 0.02];

/** A place on the back of a head close up, in boxes from its middle and rows from the top: lines bend with the head. */
function placeOf(across: number, row: number): Point {
  const wide = 134 + row * 3;
  return [600 + across * wide, -52 + row * 146 + across ** 2 * (2 + row * 0.8)];
}

/** From behind and so near that each square of the grid is seen, with the one braid that grows from it. */
export function boxGrid(): string {
  const random = randomOf(7);
  const roots = drifts.flatMap((drift, row) =>
    Array.from({ length: 12 }, (_, i) => ({
      row,
      drift,
      across: i - 5.5 + (row % 2) * 0.5,
      cuffs: row === 0 && i % 3 === 2 ? [0.28 + (i % 2) * 0.08] : [],
    })),
  );
  const squares = roots.map(({ row, across }) => combedPart(squareAt(across, row), hairs.chestnut, 11));
  const braids = roots.toReversed().map(({ row, across, drift, cuffs }) => {
    const shift = (random() - 0.5) * 0.07;
    const tone = {
      base: lighten(hairs.chestnut.base, shift + 0.05),
      light: lighten(hairs.chestnut.light, shift + 0.05),
      dark: hairs.chestnut.dark,
    };
    const end = drifts.length + 1;
    const points = [0.46, 0.9, 1.6, 2.4, 3.2, end].map((below, i): Point => {
      const part = Math.min(1, Math.max(0, below - 0.9) / 1.6);
      return placeOf(across + drift * part + (i > 1 ? (random() - 0.5) * 0.05 : 0), row + below);
    });
    return strand(points, 42, "braid", tone, {
      seed: row * 31 + Math.round(across * 7),
      taper: (part) => (part < 0.04 ? 1.3 : Math.min(1, 0.76 + part * 0.9)),
      light: (part) => 0.12 - part * 0.28,
      shadow: 0.55,
      fall: [8, 7],
      end: { kind: "none", cuffs },
    });
  });
  return group(skinGround(skins.tan), { transform: "scale(1.5)" }) + squares.join("") + braids.join("");
}

/** A square part, with a point on each side so that its edges bend. */
function squareAt(across: number, row: number): Point[] {
  const [l, r] = [across - 0.5, across + 0.5];
  return [
    placeOf(l, row),
    placeOf(across, row),
    placeOf(r, row),
    placeOf(r, row + 1),
    placeOf(across, row + 1),
    placeOf(l, row + 1),
  ];
}
