import { bodyFrame, chinShade, neckOf } from "./bodyFrame.ts";
import { clothes } from "./clothes.ts";
import { lighten } from "./color.ts";
import { necklace } from "./jewelry.ts";
import { chinOf, type Look } from "./look.ts";
import { blurred, clipped, shape } from "./svg.ts";

/** Neck, shoulders and cloth below a head, in units of the head about the middle of the skull. */
export function body(look: Look, turn: number, lightSide: 1 | -1): string {
  const frame = bodyFrame(look, turn, lightSide);
  const { middle, w, top, shoulders } = frame;
  const { skin } = look;
  const neck = neckOf(frame);
  const far = shape(
    `M${middle + w * 0.5 * lightSide} 60L${middle + w * 0.6 * lightSide} ${top - 26}Q${middle + w * 0.7 * lightSide} ${top + 12} ${middle + 200 * lightSide} ${top + 12}V60Z`,
    skin.dark,
    { opacity: 0.45 },
  );
  const shade = chinShade(frame, chinOf(look), frame.back ? skin.dark : lighten(skin.dark, -0.03));
  const { behind, front } = clothes(look, frame);
  return [
    behind,
    shape(`${shoulders}Z`, skin.base),
    shape(neck, skin.base),
    clipped(neck, blurred(shade, 3) + blurred(far, 6)),
    front,
    frame.back ? "" : necklace(look, frame),
  ].join("");
}
