import { knotted } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { sun } from "../ground.ts";
import { hanging, innerShade } from "../hanging.ts";
import { gold, hairs, paint, skins, wood } from "../palette.ts";
import { woman } from "../people.ts";
import type { Place, View } from "../skull.ts";

/** Few thick braids, each from its own large square, that fall to different lengths. */
function squares(view: View, tone: Tone, size: number, length: number, where: (root: Place) => boolean = () => true) {
  return hanging(view, {
    where,
    hair: { width: size * 0.48 * view.scale, kind: "braid", tone },
    size,
    gap: 3.9 * view.scale,
    length,
    uneven: 56,
    spread: 0.075,
    sway: 6,
    volume: 0.9,
    comb: () => [0, 0, 0],
    options: (_, random) => ({
      taper: knotted,
      shadow: 0.65,
      end: random() < 0.4 ? { kind: "beads", beads: [wood, gold] } : { kind: "tuft" },
    }),
  });
}

export function box(): string {
  const view: View = { turn: 180, tilt: 30, lean: 4, at: [400, 258], scale: 1.7 };
  const look = woman({
    skin: skins.warm,
    cloth: paint.ivory,
    pattern: "stripes",
    patternColor: paint.rust,
    covered: true,
  });
  return (
    sun(paint.indigo, paint.peach, [400, 290], 262) +
    figure({
      view,
      look,
      hairdos: [
        squares(view, hairs.chestnut, 15.5, 176, ([, elevation]) => elevation <= 8),
        squares(view, hairs.chestnut, 21, 190, ([, elevation]) => elevation > 8),
      ],
      scalp: "#d3a47c",
      between: innerShade(view, hairs.chestnut, 104, 56),
    })
  );
}

/** The crown from above and behind: square parts, each with its braid. */
export function copperBoxes(): string {
  const view: View = { turn: 172, tilt: 32, at: [396, 330], scale: 2.4 };
  const look = woman({ skin: skins.brown, cloth: paint.plum, covered: true });
  return (
    sun(paint.peach, paint.sage, [400, 300], 290) +
    figure({
      view,
      look,
      hairdos: [squares(view, hairs.copper, 22, 260)],
      scalp: "#b98660",
      between: innerShade({ ...view, at: [400, 330] }, hairs.copper, 200, 60),
    })
  );
}
