import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { type Row, rows } from "../rows.ts";
import { shadesWithin } from "../shade.ts";
import { directionOf, fromView, onScalp, type Place, type Space, seen, type View } from "../skull.ts";
import { strand } from "../strand.ts";
import { bun } from "../updo.ts";

const tone = hairs.black;

const view: View = { turn: 82, lean: 3, at: [396, 272], scale: 1.28 };

/** Where the ropes of the lower half meet. */
const tie: Place = [149, -11];

/** Half up, in profile: over a curved part to a bun, below it to the nape, from where the ropes hang. */
export function senegaleseSide(): string {
  const look = woman({
    skin: skins.tan,
    cloth: paint.slate,
    trim: paint.ivory,
    wears: "cardigan",
    necklace: "pendant",
    mouth: "smile",
    lift: 1,
    jaw: 0.94,
    nose: 0.9,
    lips: 0.92,
    lipColor: "#a1493f",
  });
  const hair = { width: 15, kind: "rope", tone } as const;
  const [high, low] = [upper(), lower()];
  const fine = { tone, scalp: skins.tan.base, spread: 4.6, reach: 15, level: -0.1, many: 17 };
  const edge = (azimuth: number) => (azimuth > 91 ? partAt(azimuth) + 1 : hairlineAt(azimuth));
  const flat =
    rooting(
      view,
      high.map((row) => row.places),
      { ...fine, edge },
    ) +
    rooting(
      view,
      low.slice(0, parted).map((row) => row.places),
      { ...fine, edge: (azimuth) => partAt(azimuth) - 3 },
    ) +
    rooting(
      view,
      low.slice(parted).map((row) => row.places),
      fine,
    );
  const hairdos = [{ ...rows(view, hair, [...high, ...low]), flat }, rows(view, { ...hair, width: 17 }, fall())];
  const [x, y] = seen(onScalp(directionOf([0, 90])), view);
  return (
    sun(paint.peach, paint.terracotta) +
    figure({ view, look, hairdos, scalp: "#7c553d" }) +
    shadesWithin(wound(seen(onScalp(directionOf(tie), 6), view)) + bun([x, y - 26], 60, "rope", tone, 2.6))
  );
}

/** How many ropes of the lower half begin at the part. */
const parted = 12;

/** The part between the halves: from above the ear, rising to the back of the head. */
function partAt(azimuth: number): number {
  return 3 + 27 * Math.max(0, (azimuth - 90) / 90) ** 0.7;
}

const lifted = (part: number) => Math.min(1.1, 0.3 + part * 2.4) * (1 - 0.25 * part * part);

function upper(): Row[] {
  return Array.from({ length: 25 }, (_, i) => {
    const azimuth = i * 8.4 - 20;
    const start: Place = [azimuth, azimuth > 90 ? partAt(azimuth) + 3.5 : hairlineAt(azimuth) + 1];
    return { places: sweep(start, [azimuth * 0.98, 58], [azimuth, 84]), options: { taper: lifted, shadow: 0.4 } };
  });
}

/** From the part down, and from the ear and the nape up, to the tie. */
function lower(): Row[] {
  const fromPart = Array.from({ length: parted }, (_, i): Place => [93 + i * 9, partAt(93 + i * 9) - 3]);
  const fromEdge = [112, 120, 128, 136, 145, 154, 163, 172].map((at): Place => [at, hairlineAt(at) + 1]);
  return [...fromPart, ...fromEdge].map((start) => {
    const middle: Place = [start[0] * 0.5 + tie[0] * 0.5, start[1] * 0.62 + tie[1] * 0.38];
    return {
      places: sweep(start, middle, tie),
      options: { taper: (part: number) => Math.min(1, 0.3 + part * 2.4) * (1 - 0.4 * part ** 3), shadow: 0.4 },
    };
  });
}

/** Ropes that spread from the tie down the back, the middle ones last. */
function fall(): Row[] {
  return [0, 8, 1, 7, 2, 6, 3, 5, 4].map((i) => {
    const aside = i - 4;
    const deep = 92 - Math.abs(aside) * 2;
    return {
      places: [tie, [tie[0], tie[1] - 6]] as Place[],
      after: [
        [90 + aside * 4, -46, deep],
        [98 + aside * 7.5, -100, deep],
        [94 + aside * 9, -180, deep],
        [90 + aside * 9.5, -262 - ((i * 5) % 4) * 9, deep],
      ].map((point) => fromView(point as unknown as Space, view.turn)),
      options: {
        taper: (part: number) => Math.min(1, 0.55 + part * 2.4) * (1 - 0.2 * part),
        light: () => 0.12,
        end: { kind: "tuft" as const, cuffs: i === 1 ? [0.5] : i === 5 ? [0.66] : [] },
      },
    };
  });
}

/** A rope wound twice around the tie. */
function wound([x, y]: Point): string {
  return [-5, 8]
    .map((down) =>
      strand(
        [
          [x - 19, y + down - 8],
          [x - 11, y + down + 1],
          [x + 3, y + down + 5],
          [x + 9, y + down + 3],
        ],
        14,
        "rope",
        tone,
        { taper: (part) => 0.5 + 0.5 * Math.sin(Math.PI * part), light: () => 0.1 },
      ),
    )
    .join("");
}
