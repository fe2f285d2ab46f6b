import type { Frame } from "./bodyFrame.ts";
import type { Point } from "./geometry.ts";
import type { Look } from "./look.ts";
import { gold, white } from "./palette.ts";
import { bead } from "./strandEnds.ts";
import { circle, line, shape } from "./svg.ts";

/** What hangs about the neck. */
export function necklace(look: Look, { l, r, top, front }: Frame): string {
  if (!look.necklace) return "";
  const low = top + { pearls: 26, chain: 44, pendant: 52 }[look.necklace];
  const at = (part: number): Point => {
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return [a * (l + 6) + b * front + c * (r - 6), (a + c) * (top - 8) + b * (low * 2 - top + 8)];
  };
  const string = `M${l + 6} ${top - 8}Q${front} ${low * 2 - top + 8} ${r - 6} ${top - 8}`;
  if (look.necklace === "pearls")
    return Array.from({ length: 17 }, (_, i) => bead(at((i + 0.5) / 17), 5.6, white)).join("");
  const [x, y] = at(0.5);
  const hanging =
    look.necklace === "pendant" ? circle([x, y + 10], 9, gold.base) + circle([x - 2.4, y + 7.4], 3, gold.light) : "";
  return line(string, gold.dark, 4) + line(string, gold.base, 2.8) + hanging;
}

/** What hangs from an ear, whose lobe ends at this point. */
export function earring(look: Look, x: number, y: number): string {
  const kind = look.earring;
  if (kind === "stud") return circle([x, y - 4], 3.6, gold.base) + circle([x - 1, y - 5], 1.3, gold.light);
  if (kind === "pearl") return bead([x, y + 1], 6.4, white);
  if (kind === "drop")
    return (
      line(`M${x} ${y}v9`, gold.base, 1.8) +
      circle([x, y + 14], 6, gold.base) +
      circle([x - 1.8, y + 12.2], 2, gold.light)
    );
  if (kind === "tassel") {
    const color = look.trim ?? look.cloth;
    return (
      circle([x, y + 2], 4.6, gold.base) +
      line(
        `M${x} ${y + 8}L${x - 7} ${y + 40}M${x} ${y + 8}L${x - 2.4} ${y + 42}M${x} ${y + 8}L${x + 2.4} ${y + 42}M${x} ${y + 8}L${x + 7} ${y + 40}`,
        color,
        3,
      )
    );
  }
  if (kind === "bar")
    return (
      shape(`M${x - 5} ${y + 2}h10l3 30h-16z`, gold.base, { stroke: gold.dark, "stroke-width": 1.2 }) +
      line(`M${x - 3} ${y + 6}l-1.6 22`, gold.light, 2)
    );
  const r = kind === "hoop" ? 16 : kind === "ring" ? 9 : 0;
  if (!r) return "";
  return (
    circle([x, y + r - 1], r, "none", { stroke: gold.dark, "stroke-width": 4.2 }) +
    circle([x - 0.5, y + r - 1.6], r, "none", { stroke: gold.base, "stroke-width": 3 }) +
    line(`M${x - r + 2} ${y + r / 2}a${r} ${r} 0 0 1 ${r / 2} ${-r / 2 + 1}`, gold.light, 1.6)
  );
}

/** A band of gold about gathered braids. */
export function cuffAcross([x, y]: Point, wide: number): string {
  const half = wide / 2;
  const band = `M${x - half} ${y - 9}Q${x} ${y + 3} ${x + half} ${y - 9}V${y + 11}Q${x} ${y + 23} ${x - half} ${y + 11}Z`;
  return (
    shape(band, gold.dark, { transform: "translate(3 5)", opacity: 0.5 }) +
    shape(band, gold.base, { stroke: gold.dark, "stroke-width": 1.5 }) +
    line(`M${x - half + 6} ${y - 2}Q${x} ${y + 9} ${x + half - 16} ${y + 1}`, gold.light, 4)
  );
}
