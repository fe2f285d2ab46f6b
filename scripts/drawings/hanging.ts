import { type Boxes, boxes, type Hairdo, rooted } from "./boxes.ts";
import { lighten, type Tone } from "./color.ts";
import { middlePart } from "./combing.ts";
import type { Hair } from "./falling.ts";
import { type Place, type Space, skullOutline, type View } from "./skull.ts";
import type { StrandOptions } from "./strand.ts";
import { blurred, shape, smooth } from "./svg.ts";

/** How far hair from this root lies above the scalp: what grows higher lies on what grows below. */
function layered(width: number): (root: Place) => number {
  return ([, elevation]) => width * 0.55 + ((elevation + 38) / 126) * width * 1.1;
}

interface Hanging {
  hair: Hair;
  size: number;
  /** Length in units of the head, for all or by the root, and how much shorter some are. */
  length: number | ((root: Place) => number);
  uneven?: number;
  comb?: (root: Place) => Space;
  hold?: number;
  spread?: number;
  sway?: number;
  gap?: number;
  volume?: number;
  where?: (root: Place) => boolean;
  options?: (root: Place, random: () => number) => StrandOptions;
}

/** Strands that hang free from square parts over the whole head. */
export function hanging(view: View, want: Hanging): Hairdo {
  const lift = layered((want.volume ?? 1) * (want.hair.width / view.scale) * 0.95);
  const box: Boxes = {
    hair: want.hair,
    size: want.size,
    gap: want.gap ?? 1.8,
    where: want.where,
    fall: (root) => ({
      length:
        (typeof want.length === "number" ? want.length + (root[1] > 30 ? 40 : 0) : want.length(root)) -
        (want.uneven ?? 24) * (((root[0] * 7919 + root[1] * 104729) % 97) / 97),
      lift: lift(root),
      spread: want.spread ?? 0.04,
      sway: want.sway,
      hold: want.hold ?? 110,
      comb: want.comb ?? middlePart,
    }),
    options: (root, random) => ({ taper: rooted, end: { kind: "tuft" }, ...want.options?.(root, random) }),
  };
  return boxes(view, box);
}

/** A cuff on one strand of so many, somewhere in the lower half. */
export function cuffsOn(share: number, random: () => number): number[] {
  return random() < share ? [0.5 + random() * 0.35] : [];
}

/** The shade inside hair that hangs down the back: what is dark between its strands. */
export function innerShade(view: View, tone: Tone, length: number, wide = 62): string {
  const [x, y] = view.at;
  const k = view.scale;
  const d = `M${x - wide * k} ${y}C${x - wide * 1.1 * k} ${y + length * 0.5 * k} ${x - wide * 0.95 * k} ${y + length * 0.8 * k} ${x - wide * 0.7 * k} ${y + length * k}H${x + wide * 0.7 * k}C${x + wide * 0.95 * k} ${y + length * 0.8 * k} ${x + wide * 1.1 * k} ${y + length * 0.5 * k} ${x + wide * k} ${y}Z`;
  return blurred(shape(d, lighten(tone.dark, -0.01), { opacity: 0.96 }), 4);
}

/** What is seen of the hair behind the top of the head: a band along the outline of the skull, `high` picture units. */
export function rim(view: View, tone: Tone, high: number): string {
  const bigger: View = { ...view, scale: view.scale + high / 92 };
  const above = skullOutline(bigger).filter(([, y]) => y < view.at[1] - 24 * view.scale);
  const sorted = [...above].sort((a, b) => a[0] - b[0]);
  return shape(`${smooth(sorted)}L${view.at[0]} ${view.at[1]}Z`, lighten(tone.dark, 0.03));
}
