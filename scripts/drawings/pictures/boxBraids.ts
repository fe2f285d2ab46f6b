import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { sun } from "../ground.ts";
import { rim } from "../hanging.ts";
import { hairs, paint, skins } from "../palette.ts";
import { patched, squarePatches } from "../patches.ts";
import { woman } from "../people.ts";
import { degrees, type View } from "../skull.ts";
import { blurred, shape } from "../svg.ts";

/** A braid with a round root from each square of the head. */
function fromSquares(view: View, tone: Tone, scalp: string): Hairdo {
  const size = 23;
  return patched(view, {
    hair: { width: size * 0.44 * view.scale, kind: "braid", tone },
    patches: squarePatches({ size }),
    parts: { scalp, gap: 1.7 * view.scale },
    from: 0.16,
    knot: true,
    fall: (root) => ({
      length: 290 - 30 * (((root[0] * 7919 + root[1] * 104729) % 97) / 97),
      lift: 6 + (root[1] + 38) * 0.1,
      comb: ([azimuth]) => [0.16 + 0.45 * Math.sin(azimuth * degrees), 0, 0],
      spread: 0.08,
      sway: 3,
    }),
    options: ([azimuth]) => ({
      taper: (part) => 1 - 0.2 * part,
      // On the paper beside the head a braid throws no shadow.
      shadow: Math.abs(Math.sin((azimuth - view.turn) * degrees)) > 0.75 ? 0.12 : 0.6,
      end: { kind: "tuft" },
    }),
  });
}

/** The shade between the braids of the lower half, so wide to both sides. */
function depths([x]: Point, half: number, tone: Tone): string {
  const d = `M${x - half} 640C${x - half} 540 ${x - half * 0.8} 470 ${x - half * 0.5} 490Q${x} 520 ${x + half * 0.5} 470C${x + half * 0.8} 420 ${x + half} 520 ${x + half} 640Z`;
  return blurred(shape(d, tone.dark), 14);
}

/** From above and behind: square parts on the crown, and a braid with a round root from each. */
export function box(): string {
  const view: View = { turn: 180, tilt: -44, at: [400, 316], scale: 2.5 };
  const look = woman({ skin: skins.warm, cloth: paint.ivory, covered: true });
  const tone: Tone = { base: "#6b3b22", light: "#c98a5a", dark: "#2c1408" };
  const scalp = "#c9976d";
  return (
    sun(paint.indigo, paint.peach, [400, 300], 284) +
    figure({
      view,
      look,
      hairdos: [fromSquares(view, tone, scalp)],
      scalp,
      before: rim(view, tone, 5),
      between: depths(view.at, 262, tone),
    })
  );
}

/** The shade of the hair in which a cheek that is turned away ends. */
function behindCheek(tone: Tone): string {
  // A blur fades at the edge of the picture as well; there the shade has none.
  return (
    blurred(shape("M236 430C262 396 296 400 340 380V640H236Z", tone.dark), 16) +
    shape("M252 540Q296 520 345 540V640H252Z", tone.dark)
  );
}

/** The same from aside, in copper. */
export function copperBoxes(): string {
  const view: View = { turn: 140, tilt: -30, at: [404, 318], scale: 2.3 };
  const look = woman({ skin: skins.brown, cloth: paint.plum, covered: true });
  const scalp = "#b98259";
  return (
    sun(paint.peach, paint.sage, [400, 300], 290) +
    figure({
      view,
      look,
      hairdos: [fromSquares(view, hairs.copper, scalp)],
      scalp,
      before: rim(view, hairs.copper, 5),
      between: depths(view.at, 130, hairs.copper) + behindCheek(hairs.copper),
    })
  );
}
