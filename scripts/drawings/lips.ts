import { lighten } from "./color.ts";
import type { Look } from "./look.ts";
import { clipped, ellipse, line, shape } from "./svg.ts";

/** Lips seen from the front, or turned: `near` and `far` are their half widths left and right of the middle. */
export function lips(look: Look, cx: number, cy: number, left: number, right: number): string {
  const full = look.lips;
  const smile = look.mouth === "calm" ? 5 * (look.lift ?? 0) : look.mouth === "smile" ? 5 : 7;
  const [l, r] = [cx - left - smile * 0.5, cx + right + smile * 0.5];
  const corner = cy - smile;
  const upper = 8.5 * full - smile * 0.35;
  const lower = 14 * full - smile * 0.25;
  const open = look.mouth === "laugh" ? 13 : look.mouth === "smile" ? 6 : 0;
  const top = `M${l} ${corner}C${cx - left * 0.6} ${cy - upper * 0.75} ${cx - left * 0.3} ${cy - upper} ${cx - left * 0.14} ${cy - upper}Q${cx} ${cy - upper * 0.62} ${cx + right * 0.14} ${cy - upper}C${cx + right * 0.3} ${cy - upper} ${cx + right * 0.6} ${cy - upper * 0.75} ${r} ${corner}`;
  const darker = lighten(look.lipColor, -0.07);
  const parts = [
    shape(`${top}Q${cx} ${cy + 3 + smile * 0.4} ${l} ${corner}Z`, darker),
    shape(
      `M${l} ${corner}Q${cx} ${cy + 2 + open} ${r} ${corner}Q${cx + right * 0.55} ${cy + open + lower} ${cx} ${cy + open + lower}Q${cx - left * 0.55} ${cy + open + lower} ${l} ${corner}Z`,
      look.lipColor,
    ),
  ];
  if (open) {
    const mouth = `M${l + 2} ${corner + 0.6}Q${cx} ${cy + 2} ${r - 2} ${corner + 0.6}Q${cx} ${cy + open * 2.1 + 2} ${l + 2} ${corner + 0.6}Z`;
    const teeth = `M${l + 3} ${corner + 1}Q${cx} ${cy + 2} ${r - 3} ${corner + 1}Q${cx} ${cy + open * 1.35 + 2} ${l + 3} ${corner + 1}Z`;
    const gap = look.gapTooth ? shape(`M${cx - 1} ${cy - 4}h2v14h-2z`, "#431b16") : "";
    parts.push(
      shape(mouth, "#431b16"),
      clipped(mouth, shape(teeth, "#fbf5ea") + clipped(teeth, gap || shape("M0 0", "none"))),
    );
  } else {
    parts.push(
      line(
        `M${l} ${corner}Q${cx - left * 0.4} ${cy + 2.4} ${cx} ${cy + 1.4}Q${cx + right * 0.4} ${cy + 2.4} ${r} ${corner}`,
        lighten(look.lipColor, -0.2),
        1.7,
      ),
    );
  }
  parts.push(
    ellipse([cx - left * 0.2, cy + open + lower * 0.55], left * 0.3, lower * 0.16, lighten(look.lipColor, 0.13), {
      opacity: 0.65,
    }),
    line(
      `M${cx - left * 0.4} ${cy + open + lower + 4}Q${cx} ${cy + open + lower + 6.5} ${cx + right * 0.4} ${cy + open + lower + 4}`,
      look.skin.dark,
      2.4,
      { opacity: 0.55 },
    ),
  );
  if (smile) {
    for (const [x, out] of [[l, -1] as const, [r, 1] as const]) {
      // On the far side of a turned face this fold would lie beyond the cheek.
      if (out === -1 && left < right * 0.75) continue;
      parts.push(
        line(`M${x + out * 5} ${corner - 8}q${out * 4} 7 ${out * 0.5} 14`, look.skin.dark, 1.7, { opacity: 0.6 }),
      );
    }
  }
  return parts.join("");
}
