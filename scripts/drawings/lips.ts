import { blend, lighten } from "./color.ts";
import type { Look } from "./look.ts";
import { blurred, clipped, ellipse, line, shape } from "./svg.ts";

/** Where a mouth is: its middle, its corners, how far the corners are raised, how far it is open. */
interface Mouth {
  x: number;
  y: number;
  left: number;
  right: number;
  l: number;
  r: number;
  corner: number;
  open: number;
}

/** Lips seen from the front, or turned: `left` and `right` are their half widths from the middle. */
export function lips(look: Look, x: number, y: number, left: number, right: number): string {
  const wider = { calm: 0, smile: 3, grin: 4, laugh: 6 }[look.mouth];
  const raised = look.mouth === "calm" ? 4 * (look.lift ?? 0) : { smile: 5, grin: 6, laugh: 8 }[look.mouth];
  const open = { calm: 0, smile: 0, grin: 9, laugh: 15 }[look.mouth];
  const [l, r] = [x - left - wider * (left / right), x + right + wider];
  const mouth: Mouth = { x, y, left, right, l, r, corner: y - raised, open };
  return [open ? openMouth(look, mouth) : "", lipsOf(look, mouth), folds(look, mouth, raised)].join("");
}

/** The curve from the right corner to the left one that passes `deep` below the middle of a shut mouth. */
function below({ x, y, left, right, l, corner }: Mouth, deep: number): string {
  const low = y + deep * 1.2;
  return `C${x + right * 0.66} ${low} ${x - left * 0.66} ${low} ${l} ${corner}`;
}

/** The same curve from the left corner to the right one. */
function above({ x, y, left, right, r, corner }: Mouth, deep: number): string {
  const low = y + deep * 1.2;
  return `C${x - left * 0.66} ${low} ${x + right * 0.66} ${low} ${r} ${corner}`;
}

function openMouth(look: Look, mouth: Mouth): string {
  const { x, y, l, r, corner, open, left, right } = mouth;
  const top = `M${l} ${corner}Q${x} ${y + 1} ${r} ${corner}`;
  const inside = `${top}${below(mouth, open + 2)}Z`;
  const teeth = `${top}${below(mouth, open * (look.mouth === "laugh" ? 0.62 : 0.86) + 1)}Z`;
  const gap = look.gapTooth ? shape(`M${x - 1} ${y - 5}h2v16h-2z`, "#4a201a") : "";
  return (
    shape(inside, "#4a201a") +
    clipped(
      inside,
      (look.mouth === "laugh" ? ellipse([x, y + open + 4], right * 0.62, open * 0.42, "#b4564c") : "") +
        shape(teeth, "#f6ede0") +
        clipped(
          teeth,
          `${gap}${blurred(ellipse([x, corner - 1], right * 1.1, 6, "#8a5a4a", { opacity: 0.45 }), 2)}${shape(`M${r - right * 0.34} ${y - 20}H${r + 4}V${y + 30}H${r - right * 0.2}ZM${l + left * 0.3} ${y - 20}H${l - 4}V${y + 30}H${l + left * 0.2}Z`, "#4a201a", { opacity: 0.12 })}`,
        ),
    )
  );
}

function lipsOf(look: Look, mouth: Mouth): string {
  const { x, y, left, right, l, r, corner, open } = mouth;
  const child = look.age === "child";
  const full = look.lips * (open ? 0.8 : 1);
  const [upper, lower] = [8 * full, 12.5 * full];
  const natural = child ? blend(look.lipColor, look.skin.base, 0.35) : look.lipColor;
  const darker = lighten(natural, -0.05);
  const bow = `M${l} ${corner}C${x - left * 0.62} ${y - upper * 0.7} ${x - left * 0.36} ${y - upper} ${x - left * 0.17} ${y - upper}Q${x} ${y - upper * 0.68} ${x + right * 0.17} ${y - upper}C${x + right * 0.36} ${y - upper} ${x + right * 0.62} ${y - upper * 0.7} ${r} ${corner}`;
  const inner = open
    ? `Q${x} ${y + 1} ${l} ${corner}Z`
    : `Q${x + right * 0.4} ${y + 2.6} ${x} ${y + 1.4}Q${x - left * 0.4} ${y + 2.6} ${l} ${corner}Z`;
  const lip = `M${l} ${corner}${open ? above(mouth, open + 2) : `Q${x} ${y + 3} ${r} ${corner}`}${below(mouth, open + lower)}Z`;
  const low = y + open * 0.9 + lower * 0.86;
  return [
    shape(lip, natural),
    clipped(
      lip,
      blurred(
        ellipse([x - left * 0.12, low - lower * 0.36], right * 0.42, lower * 0.2, lighten(natural, 0.11), {
          opacity: 0.8,
        }),
        1.4,
      ),
    ),
    shape(`${bow}${inner}`, darker),
    open
      ? ""
      : line(
          `M${l} ${corner}Q${x - left * 0.4} ${y + 2.4} ${x} ${y + 1.4}Q${x + right * 0.4} ${y + 2.4} ${r} ${corner}`,
          lighten(natural, -0.17),
          1.8,
        ),
    blurred(
      line(`M${x - left * 0.46} ${low + 4.6}Q${x} ${low + 8} ${x + right * 0.46} ${low + 4.6}`, look.skin.dark, 3.4, {
        opacity: 0.6,
      }),
      1.2,
    ),
  ].join("");
}

/** What a smile does to the cheeks: soft at the corners, deeper with age. */
function folds(look: Look, { l, r, corner, left, right }: Mouth, raised: number): string {
  if (raised < 3) return "";
  const smooth = look.age === "child" || look.mouth === "calm";
  const sides: readonly (readonly [number, -1 | 1])[] = [
    [l, -1],
    [r, 1],
  ];
  return sides
    .filter(([, out]) => out === 1 || left >= right * 0.75)
    .map(
      ([x, out]) =>
        line(`M${x + out * 2.6} ${corner - 3.6}q${out * 2.4} 3 ${out * 0.6} 6`, look.skin.dark, 1.8, {
          opacity: 0.75,
        }) +
        (smooth
          ? ""
          : blurred(
              line(`M${x + out * 3} ${corner - 17}q${out * 9} 9 ${out * 7} 21`, look.skin.dark, 2.4, { opacity: 0.5 }),
              1.2,
            )),
    )
    .join("");
}
