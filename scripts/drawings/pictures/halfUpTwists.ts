import { bedOfHair } from "../bedOfHair.ts";
import { figure } from "../figure.ts";
import { sun } from "../ground.ts";
import { earFreeAt, hairlineAt } from "../hairline.ts";
import { cuffAcross } from "../jewelry.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { type Row, rows } from "../rows.ts";
import { directionOf, fromView, onScalp, type Place, type Space, seen, sum, type View } from "../skull.ts";
import { group } from "../svg.ts";
import { coil } from "../updo.ts";

const tone = hairs.black;

const view: View = { turn: 92, lean: 2, at: [396, 266], scale: 1.3 };

/** Where the rows of the upper half meet, and those of the lower. */
const top: Place = [180, 68];
const tie: Place = [152, -12];

/** Half up, in profile: over a curved part to a bun, below it to a tie, from where the ropes fall. */
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
  const hair = { width: 16.5, kind: "rope", tone } as const;
  const [high, low] = [upper(), lower()];
  const fine = { tone, scalp: skins.tan.base, spread: 6.4, reach: 24, level: -0.1, many: 30, fade: 0.5 };
  const flat =
    rooting(
      view,
      high.filter(({ places }) => (places[0]?.[0] ?? 0) < 92).map((row) => row.places),
      fine,
    ) + beds();
  const hairdos = [{ ...rows(view, hair, [...high, ...low]), flat }, rows(view, { ...hair, width: 25 }, fall())];
  const [x, y] = seen(onScalp(directionOf(top)), view);
  const [tieX, tieY] = seen(onScalp(directionOf(tie), 6), view);
  return (
    sun(paint.peach, paint.terracotta) +
    figure({ view, look, hairdos, scalp: "#a87650", edge: earFreeAt }) +
    coil([x + 10, y - 33], 62, "rope", tone) +
    group(cuffAcross([0, 0], 62), { transform: `translate(${tieX - 11} ${tieY + 3}) scale(0.54)` })
  );
}

/** Short hair behind the ear, above and below the part. */
function beds(): string {
  const bed = { tone, skin: skins.tan.base, lift: 3, rough: 0.4 };
  const turns = Array.from({ length: 91 }, (_, i) => 94 + i);
  // The part closes where the head turns away, so that its outline is hair.
  const aside = (azimuth: number) => 2 - 2 * Math.max(0, (azimuth - 94) / 82) ** 2;
  const above = turns.map((azimuth): Place => [azimuth, partAt(azimuth) + aside(azimuth)]);
  const below = turns.slice(10).map((azimuth): Place => [azimuth, partAt(azimuth) - aside(azimuth)]);
  const ear = sweep([104, partAt(104) - 2], [99, 5], [104, -3], [111, earFreeAt(111)]);
  const low = turns.slice(18, 66).map((azimuth): Place => [azimuth, earFreeAt(azimuth) + Math.sin(azimuth * 0.3)]);
  const nape = [...ear, ...low];
  const back = (from: number, to: number) =>
    Array.from({ length: 13 }, (_, i): Place => [184, from + ((to - from) * i) / 12]);
  return (
    bedOfHair(view, {
      ...bed,
      outline: [...above, ...back(partAt(184), 68), [120, 62]],
      edges: [above],
      to: top,
    }) +
    bedOfHair(view, {
      ...bed,
      outline: [...below, ...back(partAt(184), -4), ...nape.toReversed()],
      edges: [below, nape],
      to: tie,
    })
  );
}

/** The part between the halves: from above the ear, rising to the back of the head. */
function partAt(azimuth: number): number {
  return 4 + 20 * Math.max(0, (azimuth - 90) / 90) ** 0.8;
}

/** Places at equal distances along an edge. */
function spaced(edge: readonly Place[], gap: number): Place[] {
  const found: Place[] = [];
  let left = 0;
  for (const [i, place] of edge.entries()) {
    const next = edge[i + 1];
    if (!next) break;
    const far = Math.hypot(...sum(onScalp(directionOf(next)), onScalp(directionOf(place)), -1));
    left -= far;
    if (left > 0) continue;
    found.push(place);
    left += gap;
  }
  return found;
}

function upper(): Row[] {
  const front = Array.from({ length: 120 }, (_, i): Place => [i - 28, hairlineAt(i - 28) + 1]);
  const back = Array.from({ length: 110 }, (_, i): Place => [93 + i, partAt(93 + i) + 3]);
  return [...spaced(front, 19), ...spaced(back, 18)].map((start) => {
    const middle: Place = [start[0] * 0.72 + 180 * 0.28 * Math.min(1, start[0] / 60), start[1] * 0.4 + top[1] * 0.66];
    return {
      places: sweep(start, middle, top),
      options: {
        taper: (part) => Math.min(1, (start[0] < 92 ? 0.06 : 0.3) + part * 3.2) * (1 - 0.62 * part ** 1.4),
        shadow: 0.3,
      },
    };
  });
}

/** From the part down, and from the ear and the nape up, to the tie. */
function lower(): Row[] {
  const part = Array.from({ length: 82 }, (_, i): Place => [182 - i, partAt(182 - i) - 5]);
  const edge = Array.from({ length: 22 }, (_, i): Place => [105 + i, earFreeAt(105 + i) + 3]);
  const back: Place[] = [[178, 4]];
  return [...back, ...spaced(part, 31), ...spaced(edge, 29)].map((start) => {
    const middle: Place = [start[0] * 0.5 + tie[0] * 0.5, start[1] * 0.62 + tie[1] * 0.38];
    // They meet side by side, as far as the tie is wide.
    const end: Place = [tie[0] + (start[0] - tie[0]) * 0.12, tie[1] + (start[1] - tie[1]) * 0.1];
    return {
      places: sweep(start, middle, end),
      factor: 1.36,
      options: {
        taper: (part) => Math.min(1, 0.06 + part * 3.2) * (1 - 0.46 * part ** 1.4),
        light: () => 0.28,
        shadow: 0.3,
      },
    };
  });
}

/** Ropes that spread from the tie down the back, the middle ones last. */
function fall(): Row[] {
  return [0, 6, 1, 5, 2, 4, 3].map((i) => {
    const aside = i - 3;
    const deep = 92 - Math.abs(aside) * 2;
    return {
      places: [tie, [tie[0], tie[1] - 7]] as Place[],
      after: [
        [88 + aside * 3.4, -44, deep],
        [94 + aside * 8, -100, deep],
        [92 + aside * 12, -180, deep],
        [88 + aside * 14, -250 - ((i * 5) % 4) * 9, deep],
      ].map((point) => fromView(point as unknown as Space, view.turn)),
      options: {
        taper: (part: number) => Math.min(1, 0.5 + part * 2.4) * (1 - 0.2 * part),
        light: () => 0.26,
        end: { kind: "tuft" as const, cuffs: i === 1 ? [0.5] : i === 5 ? [0.66] : [] },
      },
    };
  });
}
