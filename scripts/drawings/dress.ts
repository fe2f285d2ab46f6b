import { lighten } from "./color.ts";
import type { Look } from "./look.ts";
import { blurred, clipped, line, shape } from "./svg.ts";

export function collar(look: Look, middle: number, l: number, r: number, top: number): string {
  const fill = look.trim ?? "#f6eadb";
  const edge = { stroke: lighten(fill, -0.16), "stroke-width": 1.6 };
  return (
    shape(`M${l - 4} ${top - 8}L${middle} ${top + 44}L${middle - 34} ${top + 62}L${l - 22} ${top + 12}Z`, fill, edge) +
    shape(
      `M${r + 4} ${top - 8}L${middle} ${top + 44}L${middle + 34} ${top + 62}L${r + 22} ${top + 12}Z`,
      lighten(fill, -0.05),
      edge,
    )
  );
}

export function dress(look: Look, middle: number, sh: number, top: number, back: boolean): string {
  const y = top + (back ? 78 : 86);
  const bodice = `M${middle - sh * 0.84} ${y + 8}Q${middle - sh * 0.4} ${y + (back ? 20 : -2)} ${middle} ${y + (back ? 46 : 14)}Q${middle + sh * 0.4} ${y + (back ? 20 : -2)} ${middle + sh * 0.84} ${y + 8}L${middle + sh * 0.8} ${top + 270}H${middle - sh * 0.8}Z`;
  const strap = (x: number) =>
    line(
      `M${middle + x * sh * 0.62} ${y + 16}Q${middle + x * sh * 0.6} ${top + 46} ${middle + x * sh * 0.5} ${top + 24}`,
      look.cloth,
      8,
    );
  return (
    blurred(
      line(
        `M${middle + sh * 0.9} ${top + 60}Q${middle + sh * 0.7} ${top + 160} ${middle + sh * 0.9} ${top + 260}`,
        look.skin.dark,
        26,
        { opacity: 0.5 },
      ),
      9,
    ) +
    (back
      ? line(`M${middle} ${top + 26}V${y + 50}`, look.skin.dark, 3, { opacity: 0.5 }) +
        line(`M${middle - 58} ${top + 74}q-14 14 -10 40M${middle + 58} ${top + 74}q14 14 10 40`, look.skin.dark, 3, {
          opacity: 0.45,
        })
      : "") +
    strap(-1) +
    strap(1) +
    shape(bodice, look.cloth) +
    clipped(
      bodice,
      blurred(
        shape(
          `M${middle + sh * 0.3} ${y - 20}H${middle + 300}V${y + 300}H${middle + sh * 0.4}Z`,
          lighten(look.cloth, -0.08),
          { opacity: 0.8 },
        ),
        10,
      ),
    )
  );
}
