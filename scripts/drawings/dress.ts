import type { Frame } from "./bodyFrame.ts";
import { cloth, farShade } from "./cloth.ts";
import { lighten } from "./color.ts";
import type { Look } from "./look.ts";
import { blurred, clipped, line, shape } from "./svg.ts";

/** A dress with thin straps over the shoulders. */
export function dress(look: Look, frame: Frame): string {
  const { middle, sh, top, back, shoulders } = frame;
  const y = top + (back ? 78 : 62);
  const bodice = `M${middle - sh * 0.84} ${y + 8}Q${middle - sh * 0.4} ${y + (back ? 20 : -2)} ${middle} ${y + (back ? 46 : 14)}Q${middle + sh * 0.4} ${y + (back ? 20 : -2)} ${middle + sh * 0.84} ${y + 8}Q${middle + sh * 0.7} ${y + 70} ${middle + sh * 0.82} ${top + 270}H${middle - sh * 0.82}Q${middle - sh * 0.7} ${y + 70} ${middle - sh * 0.84} ${y + 8}Z`;
  const strap = (x: number) =>
    line(
      `M${middle + x * sh * 0.62} ${y + 16}Q${middle + x * sh * 0.6} ${top + 42} ${middle + x * sh * 0.48} ${top - 4}`,
      look.cloth,
      8,
    );
  const shade = farShade(frame, lighten(look.cloth, -0.08), 0.8);
  return (
    bareShoulders(look, frame, y) +
    clipped(`${shoulders}Z`, strap(-1) + strap(1)) +
    shape(bodice, look.cloth) +
    clipped(bodice, shade)
  );
}

/** A top whose ruffle leaves the shoulders bare. */
export function offShoulder(look: Look, frame: Frame): string {
  const { middle, sh, top } = frame;
  const y = top + 50;
  const [edge, low] = [sh + 3, sh + 32];
  const upper = `M${middle - edge} ${y}Q${middle} ${y + 46} ${middle + edge} ${y}`;
  const scallops = Array.from({ length: 9 }, () => `q${-low / 9} 18 ${(-low * 2) / 9} 0`).join("");
  const ruffle = `${upper}Q${middle + low} ${y + 20} ${middle + low} ${y + 66}${scallops}Q${middle - low} ${y + 20} ${middle - edge} ${y}Z`;
  return (
    bareShoulders(look, frame, y) +
    cloth(look, frame, `${upper}L${middle + sh + 30} ${y + 60}V${top + 280}H${middle - sh - 30}V${y + 60}Z`) +
    blurred(shape(ruffle, lighten(look.cloth, -0.13), { transform: "translate(0 7)", opacity: 0.6 }), 3) +
    cloth(look, frame, ruffle) +
    line(upper, look.trim ?? lighten(look.cloth, -0.09), 4)
  );
}

/** The shade of the far arm, collarbones, or shoulder blades and spine. */
function bareShoulders({ skin }: Look, frame: Frame, low: number): string {
  const { middle, top, back, front, shoulders } = frame;
  const arm = clipped(shoulders, farShade(frame, skin.dark, 0.6));
  const bones = back
    ? line(`M${middle} ${top + 26}V${low + 50}`, skin.dark, 3, { opacity: 0.5 }) +
      line(`M${middle - 58} ${top + 74}q-14 14 -10 40M${middle + 58} ${top + 74}q14 14 10 40`, skin.dark, 3, {
        opacity: 0.45,
      })
    : line(`M${front - 12} ${top + 46}q-34 -14 -84 -6M${front + 12} ${top + 46}q34 -14 84 -6`, skin.dark, 3.4, {
        opacity: 0.55,
      });
  return arm + bones;
}
