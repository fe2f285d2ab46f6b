import { ear } from "./features.ts";
import { earring } from "./jewelry.ts";
import type { Look } from "./look.ts";
import { blurred, clipped, ellipse, shape } from "./svg.ts";

/** The head from behind, without hair: skull, ears and the nape. */
export function backOfHead(look: Look): string {
  const { skin } = look;
  const skull =
    "M0 -92C54 -92 77 -48 76 -4C75 34 62 66 50 86L44 120H-44L-50 86C-62 66 -75 34 -76 -4C-77 -48 -54 -92 0 -92Z";
  return [
    look.covered ? "" : ear(skin, 76, 32, 0.94, 1) + ear(skin, -76, 32, 0.94, -1),
    look.covered ? "" : earring(look, 77, 58) + earring(look, -77, 58),
    shape(skull, skin.base),
    clipped(
      skull,
      blurred(
        shape("M90 -90C60 -40 66 20 50 60C40 90 30 110 20 130H100Z", skin.dark, { opacity: 0.6 }) +
          ellipse([0, 62], 46, 18, skin.dark, { opacity: 0.5 }),
        7,
      ),
    ),
  ].join("");
}
