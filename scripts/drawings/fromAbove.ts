import type { Hairdo } from "./boxes.ts";
import { lighten } from "./color.ts";
import { hairlineAt } from "./hairline.ts";
import type { Look } from "./look.ts";
import { directionOf, onScalp, seen, type View } from "./skull.ts";
import { blurred, clipped, ellipse, line, shape, smooth } from "./svg.ts";

/** The shoulders of a person who is seen from above, the face to the top of the picture, in units of the head. */
export function shouldersFromAbove({ build = 1, cloth }: Look): string {
  const w = 152 * build;
  const area = `M${-w} 30C${-w - 2} -8 ${-w + 26} -34 -94 -30C-50 -26 50 -26 94 -30C${w - 26} -34 ${w + 2} -8 ${w} 30C${w - 2} 62 ${w - 40} 84 70 98Q0 112 -70 98C${-w + 40} 84 ${-w + 2} 62 ${-w} 30Z`;
  const dark = lighten(cloth, -0.1);
  return (
    shape(area, cloth) +
    clipped(
      area,
      blurred(
        shape(`M40 120H220V-40H${w - 30}Q${w - 40} 50 40 84Z`, dark, { opacity: 0.7 }) +
          line(`M${-w + 20} 22Q${-w + 30} -12 -86 -14`, lighten(cloth, 0.08), 12) +
          ellipse([14, 26], 90, 88, lighten(cloth, -0.16), { opacity: 0.75 }),
        9,
      ),
    )
  );
}

/** What is seen beyond the edge of the skull from above: the tip of the nose, and the ears. */
export function edgesFromAbove({ skin }: Look): string {
  const ear = (side: number) =>
    shape(
      `M${side * 70} -10C${side * 86} -16 ${side * 94} -4 ${side * 90} 10C${side * 88} 22 ${side * 80} 28 ${side * 70} 24Z`,
      side > 0 ? lighten(skin.base, -0.04) : skin.base,
      { stroke: skin.dark, "stroke-width": 2 },
    );
  const nose = shape("M-22 -84C-14 -97 -9 -105 0 -105C9 -105 14 -97 22 -84Z", skin.base, {
    stroke: skin.dark,
    "stroke-width": 2,
  });
  return ear(-1) + ear(1) + nose + ellipse([-3, -99], 4, 2.6, skin.light);
}

/** The outline of the hair from above: the hairline at the forehead, elsewhere the edge of the head. */
export function hairFromAbove(view: View, lift = 3): string {
  const edge = Array.from({ length: 72 }, (_, i) => {
    const azimuth = i * 5;
    return seen(onScalp(directionOf([azimuth, Math.max(hairlineAt(azimuth), 0)]), lift), view);
  });
  return smooth(edge, true);
}

/** A hairdo from above that ends at the outline of the hair. */
export function trimmed(view: View, { flat, pieces }: Hairdo): Hairdo {
  const outline = hairFromAbove(view);
  return {
    flat: flat && clipped(outline, flat),
    pieces: pieces.filter((piece) => !piece.hidden).map((piece) => ({ ...piece, svg: clipped(outline, piece.svg) })),
  };
}
