import { bodyFrame, chinShade, neckOf } from "../bodyFrame.ts";
import { cloth, farShade } from "../cloth.ts";
import { lighten, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { clamp, mix, type Point, randomOf } from "../geometry.ts";
import { arch } from "../ground.ts";
import { innerShade } from "../hanging.ts";
import { limb } from "../limb.ts";
import type { Look } from "../look.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { skullOutline, type View } from "../skull.ts";
import { strand } from "../strand.ts";
import { blurred, clipped, group, line, shape, smooth } from "../svg.ts";

/** How far down hair reaches, in units of the head below the middle of the skull: shoulder, middle of the back, tail bone. */
const reaches = [232, 410, 636] as const;

const view: View = { turn: 180, tilt: 4, at: [200, 98], scale: 0.7 };

const look: Look = woman({ skin: skins.warm, cloth: paint.ivory, earring: "hoop", build: 0.94 });

const TORSO =
  "166C-84 182 -132 184 -156 216C-170 236 -168 284 -154 322C-140 382 -114 424 -110 474C-110 520 -120 560 -128 600H128C120 560 110 520 110 474C114 424 140 382 154 322C168 284 170 236 156 216C132 184 84 182";

/** The neckline, which shows the neck and the upper back beside the hair. */
const SCOOP = "Q-84 262 0 264Q84 262 118 196";

const HIPS = "M-116 548C-128 590 -140 640 -146 760H146C140 640 128 590 116 548Q0 566 -116 548Z";

/** A woman from behind down to the hips, her forearms before her, in units of the head. */
function standing(): string {
  const frame = bodyFrame(look, 180, 1);
  const { l, r, top } = frame;
  const neck = neckOf(frame);
  const torso = `M${l} ${TORSO} ${r} ${top}Q0 ${top + 12} ${l} ${top}Z`;
  const sleeve: Tone = {
    base: lighten(look.cloth, -0.02),
    light: lighten(look.cloth, 0.02),
    dark: lighten(look.cloth, -0.1),
  };
  const arm = (side: number) =>
    limb(
      {
        points: [
          [side * 124, 226],
          [side * 136, 268],
          [side * 152, 336],
          [side * 166, 424],
          [side * 148, 486],
          [side * 80, 516],
        ],
        widths: [64, 72, 78, 70, 60, 48],
      },
      sleeve,
      [-0.56, -0.83],
    );
  const folds = "M0 260V520M-60 270q-18 20 -10 60M60 270q18 20 10 60M-104 470q40 22 70 20M104 470q-40 22 -70 20";
  return [
    arm(-1) + arm(1),
    shape(HIPS, paint.rust),
    clipped(HIPS, farShade(frame, lighten(paint.rust, -0.09), 0.8)),
    cloth(look, frame, torso),
    clipped(torso, blurred(line(folds, lighten(look.cloth, -0.1), 4, { opacity: 0.8 }), 2)),
    clipped(torso, shape(`M-118 150V196${SCOOP}V150Z`, look.skin.base) + line(`M-118 196${SCOOP}`, sleeve.dark, 6)),
    clipped(neck, shape(neck, look.skin.base) + blurred(chinShade(frame, 138, look.skin.dark), 3)),
  ].join("");
}

/** Half the width of the hair at a height of the picture: about the head, in at the neck, wider upon the back. */
function halfAt(y: number): number {
  const stops: readonly Point[] = [
    [30, 55],
    [104, 55],
    [160, 37],
    [186, 37],
    [250, 52],
    [420, 55],
    [640, 47],
  ];
  const after = stops.findIndex(([height]) => height >= y);
  const [a, b] = [stops[after - 1] ?? stops[0], stops[after] ?? stops.at(-1)];
  if (!a || !b || a === b) return 55;
  const part = (y - a[0]) / (b[0] - a[0]);
  return mix(a[1], b[1], part * part * (3 - 2 * part));
}

/** Braids side by side from the crown to the end, longest in the middle; those below are darker. */
function braids(end: number, count: number, width: number, below: boolean): string {
  const random = randomOf(count + end);
  // Long braids part from each other, swing more and end less evenly.
  const long = clamp((end - 260) / 280, 0, 1);
  const drawn = Array.from({ length: count }, (_, i) => {
    const u = ((i + 0.5) / count) * 2 - 1;
    const last = end - 26 * u * u - random() * (12 + long * 18) - (below ? 6 : 0);
    const [phase, swing] = [random() * 6, (1 + random()) * (1 + 1.6 * long)];
    const aside = (random() - 0.5) * 9 * long;
    const top = view.at[1] - 72 * Math.sqrt(1 - 0.94 * u * u) - 4;
    const points = Array.from({ length: 14 }, (_, k): Point => {
      const y = mix(top, last, k / 13);
      return [
        view.at[0] +
          u * halfAt(y) * (below ? 1.03 : 1) * (1 + 0.2 * long * (k / 13) ** 2) +
          aside * (k / 13) ** 2 +
          Math.sin(phase + y / 40) * swing * (k / 13),
        y,
      ];
    });
    const shift = (random() - 0.5) * (0.06 + 0.05 * long);
    const tone = { ...hairs.brown, base: lighten(hairs.brown.base, shift), light: lighten(hairs.brown.light, shift) };
    const svg = strand(points, width, "braid", tone, {
      seed: i * 7 + 2,
      taper: (part) => 1 - 0.2 * part,
      light: (part) => (below ? -0.5 : 0.24 - 0.34 * u - 0.5 * Math.max(0, 0.24 - part)),
      shadow: 0.5,
      end: { kind: "tuft" },
    });
    return { svg, far: Math.abs(u) };
  });
  return drawn
    .sort((a, b) => b.far - a.far)
    .map(({ svg }) => svg)
    .join("");
}

/** The same woman with braids of this length, and a line where they end. */
function withBraids(reach: number): string {
  const end = view.at[1] + reach * view.scale;
  const body =
    group(standing(), { transform: `translate(${view.at[0]} ${view.at[1]}) scale(${view.scale})` }) +
    line(`M14 ${end}H386`, paint.cocoa, 2.4, { "stroke-dasharray": "3 9" });
  const skull = smooth(skullOutline({ ...view, scale: view.scale * 1.1 }), true);
  const hair =
    clipped("M0 0H400V120H0Z", shape(skull, lighten(hairs.brown.dark, 0.02))) +
    innerShade(view, hairs.brown, (reach - 34) * view.scale, 46) +
    braids(end + 6, 15, 9, true) +
    braids(end + 6, 17, 9.2, false);
  return (
    arch(paint.peach, paint.terracotta, 200, 150, 24) +
    figure({
      view,
      look,
      hairdos: [],
      scalp: hairs.brown.dark,
      body,
      between: clipped(`${skull}M0 100V600H400V100Z`, hair),
    })
  );
}

/** Braids to the shoulder, to the middle of the back and to the tail bone, side by side: 1200 by 600. */
export function lengths(): string {
  return reaches
    .map((reach, i) => group(clipped("M0 0H400V600H0Z", withBraids(reach)), { transform: `translate(${i * 400} 0)` }))
    .join("");
}
