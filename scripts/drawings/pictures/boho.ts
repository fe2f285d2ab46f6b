import type { Hairdo } from "../boxes.ts";
import { dipped } from "../color.ts";
import { figure } from "../figure.ts";
import { mix, randomOf } from "../geometry.ts";
import { arch } from "../ground.ts";
import { hairlineAt } from "../hairline.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rooting } from "../rooting.ts";
import { rows } from "../rows.ts";
import type { Space, View } from "../skull.ts";

const tone = hairs.honey;

/** The hair is brown where it grows. */
const roots = dipped(hairs.brown, hairs.honey, 0, 0.5);

/** Gathered high on the crown, braids and waves fall from there to all sides. */
export function boho(): string {
  const view: View = { turn: 0, lean: 4, tilt: 4, at: [400, 286], scale: 1.3 };
  const look = woman({
    skin: skins.warm,
    cloth: paint.forest,
    wears: "dress",
    earring: "tassel",
    trim: paint.mustard,
    mouth: "laugh",
    eyes: "smiling",
    lips: 1.1,
  });
  return (
    arch(paint.peach, paint.terracotta) +
    figure({ view, look, hairdos: [upward(view), ...fountain(view)], scalp: "none" })
  );
}

/** Rows from the hairline up to the crown. */
function upward(view: View): Hairdo {
  const azimuths = [
    ...[150, 128, 106].flatMap((far) => [far, -far]),
    ...Array.from({ length: 27 }, (_, i) => i * 6.4 - 83.2),
  ];
  const lines = azimuths.map((azimuth) =>
    sweep([azimuth, Math.max(-8, hairlineAt(azimuth) + 1)], [azimuth * 0.98, 58], [azimuth, 84]),
  );
  const taper = (part: number) => Math.min(1, 0.14 + 2.2 * part);
  const { pieces } = rows(
    view,
    { width: 9.4, kind: "row", tone },
    lines.map((places) => ({ places, options: { toneAt: roots, taper, shadow: 0.3 } })),
  );
  const front = lines.filter((_, i) => Math.abs(azimuths[i] ?? 0) < 84);
  return { flat: rooting(view, front, { tone: hairs.brown, scalp: skins.warm.base, spread: 3.6, reach: 15 }), pieces };
}

/** Braids and waves in turn that rise at the crown and fall to all sides; before the face they are short. */
function fountain(view: View): Hairdo[] {
  const random = randomOf(17);
  const strands = Array.from({ length: 66 }, (_, i) => {
    const loose = i % 2 === 1;
    const angle = (i * 137.5 * Math.PI) / 180;
    const [side, ahead] = [Math.sin(angle), Math.cos(angle)];
    const far = 0.36 + 0.42 * random();
    const short = ahead > 0.2 && Math.abs(side) < 0.72 ? 0.22 : 1;
    const end = Math.min(150 - (150 + 130 * random()) * short, Math.abs(side) > 0.9 ? -60 : 150);
    const after: Space[] = [
      [side * 16, 118, ahead * 14],
      [side * 52 * far, 138 + 16 * random(), ahead * 40],
      [side * 104 * far, 124, ahead * 62 - 10],
      [side * (128 * far + 10), mix(124, end, 0.5), ahead * 74 - 14],
      [side * (132 * far + 14), end, ahead * 74 - 14],
    ];
    return { after, loose };
  });
  const falling = (loose: boolean) =>
    rows(
      view,
      { width: loose ? 19 : 11, kind: loose ? "loose" : "braid", tone },
      strands
        .filter((one) => one.loose === loose)
        .map(({ after }) => ({
          places: [
            [0, 88],
            [180, 88],
          ],
          after,
          options: loose
            ? {
                shadow: 0,
                taper: (part: number) => (0.4 + Math.sin(part * 2.6) * 0.8) * (1 - 0.9 * part ** 5),
                end: { kind: "none" as const },
              }
            : { end: { kind: "curl" as const, curl: 6 } },
        })),
    );
  return [falling(true), falling(false)];
}
