import { knotted } from "../boxes.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { hanging, innerShade } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";

export function box(): string {
  return sun(paint.indigo, paint.peach, [400, 290], 270) + boxCrown([400, 290]);
}

/** A head from behind and above, with a braid from each square. */
export function boxCrown(at: Point): string {
  const view: View = { turn: 180, tilt: 36, at, scale: 2.1 };
  const hair = { width: 15.5, kind: "braid", tone: hairs.chestnut } as const;
  const fall = { hair, length: 300, spread: 0.01, comb: () => [0, 0, 0] as const, options: () => ({ taper: knotted }) };
  const crown = hanging(view, { ...fall, size: 20, gap: 7, where: ([, elevation]) => elevation > 8 });
  const below = hanging(view, { ...fall, size: 13.5, gap: 5, where: ([, elevation]) => elevation <= 8 });
  const look = woman({ skin: skins.warm, cloth: paint.forest, covered: true });
  return figure({
    view,
    look,
    hairdos: [below, crown],
    scalp: "#d3a47c",
    between: innerShade({ ...view, at: [at[0], at[1] - 4] }, hairs.chestnut, 220, 50),
  });
}

/** The crown from above and behind: square parts, each with its braid. */
export function copperBoxes(): string {
  const view: View = { turn: 172, tilt: 32, at: [396, 330], scale: 2.4 };
  const braids = hanging(view, {
    hair: { width: 17, kind: "braid", tone: hairs.copper },
    size: 16.5,
    gap: 6,
    length: 260,
    comb: () => [0, 0, 0],
    options: () => ({ taper: knotted }),
  });
  const look = woman({ skin: skins.brown, cloth: paint.plum, covered: true });
  return (
    sun(paint.peach, paint.sage, [400, 300], 290) +
    figure({
      view,
      look,
      hairdos: [braids],
      scalp: "#b98660",
      between: innerShade({ ...view, at: [400, 330] }, hairs.copper, 200, 60),
    })
  );
}
