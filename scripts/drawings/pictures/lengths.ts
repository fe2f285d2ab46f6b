import { bodyFrame, chinShade, neckOf } from "../bodyFrame.ts";
import { cloth, farShade } from "../cloth.ts";
import { lighten, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { arch } from "../ground.ts";
import { hanging, innerShade } from "../hanging.ts";
import { limb } from "../limb.ts";
import type { Look } from "../look.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { degrees, type View } from "../skull.ts";
import { blurred, clipped, group, line, shape } from "../svg.ts";

/** How far down hair reaches, in units of the head below the middle of the skull: shoulder, middle of the back, tail bone. */
const reaches = [232, 410, 636] as const;

const view: View = { turn: 180, tilt: 4, at: [200, 98], scale: 0.7 };

const look: Look = woman({ skin: skins.warm, cloth: paint.ivory, earring: "hoop", build: 0.94 });

const TORSO =
  "166C-84 182 -132 184 -156 216C-170 236 -168 284 -154 322C-140 382 -114 424 -110 474C-110 520 -120 560 -128 600H128C120 560 110 520 110 474C114 424 140 382 154 322C168 284 170 236 156 216C132 184 84 182";

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
          [side * 122, 236],
          [side * 148, 330],
          [side * 166, 424],
          [side * 148, 486],
          [side * 80, 516],
        ],
        widths: [96, 82, 70, 60, 48],
      },
      sleeve,
      [-0.56, -0.83],
    );
  const folds = "M0 260V520M-60 270q-18 20 -10 60M60 270q18 20 10 60M-104 470q40 22 70 20M104 470q-40 22 -70 20";
  return [
    arm(-1) + arm(1),
    shape(neck, look.skin.base),
    clipped(neck, blurred(chinShade(frame, 138, look.skin.dark), 3)),
    shape(HIPS, paint.rust),
    clipped(HIPS, farShade(frame, lighten(paint.rust, -0.09), 0.8)),
    cloth(look, frame, torso),
    clipped(torso, blurred(line(folds, lighten(look.cloth, -0.1), 4, { opacity: 0.8 }), 2)),
    line(`M${l} ${top}Q0 ${top + 12} ${r} ${top}`, lighten(look.cloth, -0.1), 6),
  ].join("");
}

/** The same woman with braids of this length, and a line where they end. */
function withBraids(reach: number): string {
  const end = view.at[1] + reach * view.scale;
  const braids = hanging(view, {
    hair: { width: 9.6, kind: "braid", tone: hairs.brown },
    size: 15,
    gap: 1.8,
    volume: 0.5,
    length: ([, elevation]) => reach + 92 * (elevation > 0 ? elevation * degrees : Math.sin(elevation * degrees)),
    uneven: 16,
    spread: -0.02,
    sway: 2,
    hold: 150,
    comb: ([azimuth]) => (Math.abs(azimuth) < 128 ? [0, 0.9, -7] : [0, 0, 0]),
    where: ([azimuth, elevation]) => Math.abs(azimuth) > 112 || elevation > 18,
  });
  const body =
    group(standing(), { transform: `translate(${view.at[0]} ${view.at[1]}) scale(${view.scale})` }) +
    line(`M14 ${end}H386`, paint.cocoa, 2.4, { "stroke-dasharray": "3 9" });
  return (
    arch(paint.peach, paint.terracotta, 200, 150, 24) +
    figure({
      view,
      look,
      hairdos: [braids],
      scalp: "#7d5439",
      body,
      between: innerShade(view, hairs.brown, reach * 0.72, 54),
    })
  );
}

/** Braids to the shoulder, to the middle of the back and to the tail bone, side by side: 1200 by 600. */
export function lengths(): string {
  return reaches
    .map((reach, i) => group(clipped("M0 0H400V600H0Z", withBraids(reach)), { transform: `translate(${i * 400} 0)` }))
    .join("");
}
