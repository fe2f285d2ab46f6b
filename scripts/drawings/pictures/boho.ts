import type { Hairdo } from "../boxes.ts";
import { blend, dipped, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { mix, type Point, randomOf } from "../geometry.ts";
import { arch } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import { type Space, seen, type View } from "../skull.ts";
import { type StrandOptions, strand } from "../strand.ts";

const tone = hairs.honey;

/** The hair is brown where it grows. */
const root: Tone = {
  base: blend(hairs.brown.base, tone.base, 0.4),
  light: blend(hairs.brown.light, tone.light, 0.4),
  dark: blend(hairs.brown.dark, tone.dark, 0.4),
};

/** Gathered high on the crown, braids and waves fall from there to both sides. */
export function boho(): string {
  const view: View = { turn: 0, lean: 4, tilt: 4, at: [400, 286], scale: 1.3 };
  const look = woman({
    skin: skins.warm,
    cloth: paint.forest,
    wears: "dress",
    earring: "stud",
    mouth: "laugh",
    eyes: "smiling",
    lips: 1.1,
  });
  return (
    arch(paint.peach, paint.terracotta) +
    figure({ view, look, hairdos: [upward(view), ...fountain(view), tie(view)], scalp: "none" })
  );
}

/** Rows from the hairline up to the tie; the scalp is seen between them. */
function upward(view: View): Hairdo {
  const lines = Array.from({ length: 13 }, (_, i) => {
    const azimuth = (i - 6) * 12.8;
    return sweep([azimuth, Math.max(6, hairlineAt(azimuth) + 1)], [azimuth * 0.98, 58], [azimuth, 86]);
  });
  const { pieces } = rows(
    view,
    { width: 13, kind: "row", tone },
    // Those before the ears would hang beside the face.
    lines.slice(1, -1).map((places) => ({
      places,
      options: {
        toneAt: dipped(root, tone, 0.1, 0.4),
        taper: (part) => Math.min(1, 0.3 + 2.4 * part) * (1 - 0.5 * part),
        shadow: 0.4,
      },
    })),
  );
  const fine = { tone: root, scalp: skins.warm.base, spread: 5.4, reach: 13, many: 15 };
  return { flat: rooting(view, lines, { ...fine, edge: (azimuth) => Math.max(4, hairlineAt(azimuth)) }), pieces };
}

const wave: StrandOptions = {
  shadow: 0,
  taper: (part) => (0.5 + Math.sin(part * 2.6) * 0.7) * (1 - 0.9 * part ** 5),
  end: { kind: "none" },
};

/** The light on a braid that crosses behind the tie, where it is seen from the front: each is told from the next. */
function litBehind(part: number): number {
  return 1.2 * Math.max(0, 1 - part * 1.8);
}

/** Braids and waves in turn from the tie: the front ones beside the face, the others behind the head. */
function fountain(view: View): Hairdo[] {
  const random = randomOf(17);
  const strands = Array.from({ length: 104 }, (_, i) => {
    const angle = (i * 137.5 * Math.PI) / 180;
    const front = Math.cos(angle) > 0;
    const turn = Math.sin(angle);
    const side = (turn < 0 ? -1 : 1) * (front ? 0.72 + 0.28 * Math.abs(turn) : Math.max(0.36, Math.abs(turn)));
    // Clear of the face.
    const out = front ? Math.sign(side) * Math.max(0.8, Math.abs(side)) : side;
    const wide = 0.92 + 0.22 * random();
    const deep = front ? 4 + Math.cos(angle) * 20 : -12 + Math.cos(angle) * 20;
    const end = -70 - 90 * random();
    const high = 134 + 18 * random();
    // Side by side in the tie, so that they rise as one sheaf.
    const apart = 4 + 14 * ((i * 0.755) % 1);
    // From the middle of the back over to the other side, so that no gap is left between the two.
    const across = !front && Math.abs(turn) < 0.36;
    const rise: Space[] = across
      ? [
          [side * -22, 99, deep],
          [side * -34, high - 26, deep],
          [side * 8, high + 1 - Math.abs(turn) * 50, deep],
        ]
      : [
          [side * apart, 100, deep],
          [side * (apart + 8), 122, deep],
        ];
    const after: Space[] = [
      ...rise,
      [side * (front ? 38 : 46), high, deep],
      [side * 84 * wide, 120, deep],
      [out * 108 * wide, mix(120, end, 0.4), deep],
      [out * 114 * wide, end, deep],
    ];
    return { after, loose: front && i % 5 < 2, across };
  });
  const falling = (loose: boolean) =>
    rows(
      view,
      { width: loose ? 15 : 11, kind: loose ? "loose" : "braid", tone },
      strands
        .filter((one) => one.loose === loose)
        .map(({ after, across }) => ({
          places: [
            [0, 89],
            [0, 88],
          ],
          after,
          options: loose ? wave : { light: across ? litBehind : undefined, end: { kind: "curl" as const, curl: 6 } },
        })),
    );
  return [falling(true), falling(false)];
}

/** Two braids wound about the hair above the crown. */
function tie(view: View): Hairdo {
  const wound = [92, 102].map((high) => {
    const points = [-1, -0.5, 0, 0.5, 1].map(
      (side): Point => seen([side * 19, high - 4 * Math.sqrt(1 - side * side), 40], view),
    );
    return strand(points, 13, "braid", tone, {
      taper: (part) => 0.1 + 0.9 * Math.sin(Math.PI * part) ** 0.7,
      light: () => 0.1,
    });
  });
  return { flat: "", pieces: [{ hidden: false, depth: 300, svg: wound.join("") }] };
}
