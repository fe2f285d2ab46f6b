import { backOfHead } from "./backOfHead.ts";
import { body } from "./body.ts";
import { edgesFromAbove, shouldersFromAbove } from "./fromAbove.ts";
import { frontFace } from "./frontFace.ts";
import type { Look } from "./look.ts";
import { overShoulder } from "./overShoulder.ts";
import { profileFace } from "./profileFace.ts";
import { skullOutline, type View } from "./skull.ts";
import { blurred, clipped, ellipse, group, shape, smooth } from "./svg.ts";
import { turnedFace } from "./turnedFace.ts";

/** A head in two layers: hair that hangs behind belongs between the body and nothing, hair on the scalp comes after both. */
export function head(look: Look, view: View): { body: string; face: string } {
  const [x, y] = view.at;
  const place = `translate(${x} ${y}) scale(${view.mirrored ? -view.scale : view.scale} ${view.scale})`;
  const leaning = { transform: view.lean ? `${place} rotate(${view.lean})` : place };
  const lightSide = view.mirrored ? -1 : 1;
  if ((view.tilt ?? 0) < -60)
    return {
      body: group(shouldersFromAbove(look), { transform: place }),
      face: group(edgesFromAbove(look), leaning) + skullOf(look, view),
    };
  const face =
    view.turn > 135 || view.turn < -120
      ? backOfHead(look)
      : view.turn > 115
        ? overShoulder(look)
        : view.turn > 65
          ? profileFace(look, lightSide)
          : view.turn > 15
            ? turnedFace(look, lightSide)
            : frontFace(look);
  return {
    body: group(body(look, view.turn, lightSide), { transform: place }),
    face: skullOf(look, view) + group(face, leaning),
  };
}

function skullOf(look: Look, view: View): string {
  const outline = smooth(skullOutline(view), true);
  const [x, y] = view.at;
  const size = view.scale * 96;
  const shade = ellipse([x + size * 1.1, y + size * 0.4], size * 0.75, size * 1.3, look.skin.dark, { opacity: 0.7 });
  return shape(outline, look.skin.base) + clipped(outline, blurred(shade, size * 0.16));
}
