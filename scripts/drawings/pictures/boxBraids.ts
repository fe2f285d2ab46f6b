import { knotted } from "../boxes.ts";
import { blend, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { sun } from "../ground.ts";
import { hanging, innerShade, rim } from "../hanging.ts";
import { patched, squarePatches } from "../patches.ts";
import { gold, hairs, paint, skins, wood } from "../palette.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";
import { strand } from "../strand.ts";
import { blurred, shape } from "../svg.ts";

/** Few thick braids, each from its own large square, and between them those that grow below. */
function squares(view: View, tone: Tone, size: number, length: number) {
  const hair = { width: size * 0.41 * view.scale, kind: "braid" as const, tone };
  return hanging(view, {
    hair,
    size,
    gap: 5.4 * view.scale,
    length,
    uneven: 30,
    spread: 0.1,
    sway: 3,
    volume: 0.8,
    comb: () => [0, 0, 0],
    options: (_, random) => ({
      taper: (part) => Math.max(0.86, knotted(part)),
      shadow: 0.65,
      end: random() < 0.5 ? { kind: "beads", beads: [wood, gold] } : { kind: "tuft" },
    }),
  });
}

/** The braids from the nape, in the shade of those that hang before them. */
function below(view: View, tone: Tone, count: number, top: number): string {
  const { scale } = view;
  const [x, y] = view.at;
  const shaded: Tone = {
    base: blend(tone.dark, tone.base, 0.4),
    light: blend(tone.base, tone.light, 0.1),
    dark: tone.dark,
  };
  const braids = Array.from({ length: count }, (_, i) => {
    const part = (i / (count - 1)) * 2 - 1;
    const far = part * 66 * scale;
    return strand(
      [
        [x + far * 0.9, y + top * scale + part ** 2 * 20],
        [x + far, y + (top + 40) * scale],
        [x + far * 1.04, y + (top + 90) * scale],
        [x + far * 1.1, 660],
      ],
      11 * scale,
      "braid",
      shaded,
      { seed: i + 4, taper: () => 1, shadow: 0.7, light: () => -0.1 - part * 0.25 },
    );
  });
  return innerShade(view, tone, 170, 66) + braids.join("");
}

/** The shade between the braids of the lower half. */
function depths(tone: Tone): string {
  return blurred(shape("M196 640C190 560 230 480 300 500Q400 520 500 500C570 480 610 560 604 640Z", tone.dark), 16);
}

/** From above and behind: square parts on the crown, and a braid with a round root from each. */
export function box(): string {
  const view: View = { turn: 180, tilt: -44, at: [400, 316], scale: 2.5 };
  const look = woman({ skin: skins.warm, cloth: paint.ivory, covered: true });
  const tone: Tone = { base: "#6b3b22", light: "#c98a5a", dark: "#2c1408" };
  const size = 23;
  const braids = patched(view, {
    hair: { width: size * 0.44 * view.scale, kind: "braid", tone },
    patches: squarePatches({ size }),
    scalp: "#c9976d",
    gap: 5.4,
    from: 0.16,
    knot: true,
    fall: (root) => ({
      length: 290 - 30 * (((root[0] * 7919 + root[1] * 104729) % 97) / 97),
      lift: 6 + (root[1] + 38) * 0.1,
      comb: ([azimuth]) => [0.16 + 0.45 * Math.sin((azimuth * Math.PI) / 180), 0, 0],
      spread: 0.08,
      sway: 3,
    }),
    options: ([azimuth]) => ({
      taper: (part) => 1 - 0.2 * part,
      // On the paper beside the head a braid throws no shadow.
      shadow: Math.abs(Math.sin((azimuth * Math.PI) / 180)) > 0.75 ? 0.12 : 0.6,
      end: { kind: "tuft" },
    }),
  });
  return (
    sun(paint.indigo, paint.peach, [400, 300], 284) +
    figure({ view, look, hairdos: [braids], scalp: "#c9976d", before: rim(view, tone, 5), between: depths(tone) })
  );
}

/** The crown from above, behind and aside: square parts, each with its braid. */
export function copperBoxes(): string {
  const view: View = { turn: 140, tilt: 30, at: [410, 330], scale: 2.4 };
  const look = woman({ skin: skins.brown, cloth: paint.plum, covered: true });
  return (
    sun(paint.peach, paint.sage, [400, 300], 290) +
    figure({
      view,
      look,
      hairdos: [squares(view, hairs.copper, 24, 235)],
      scalp: "#c99b72",
      between: below(view, hairs.copper, 11, -10),
    })
  );
}
