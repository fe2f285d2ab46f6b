import type { Look } from "./look.ts";
import { shape } from "./svg.ts";

/** The measures of neck and shoulders, in units of the head about the middle of the skull. */
export interface Frame {
  middle: number;
  /** Where the front of the cloth is: nearer to where a turned body looks. */
  front: number;
  /** Half the width of the neck. */
  w: number;
  /** Half the width of the shoulders. */
  sh: number;
  /** Where the cloth begins at the neck, and how high that is. */
  l: number;
  r: number;
  top: number;
  back: boolean;
  side: boolean;
  /** The outline from the left end of the neckline about both shoulders to the right end. */
  shoulders: string;
  lightSide: 1 | -1;
}

/** What of the clothes is behind the neck, and what is upon the shoulders. */
export interface Clothes {
  behind: string;
  front: string;
}

/** The measures of this look's body below a head that is turned so far. */
export function bodyFrame(look: Look, turn: number, lightSide: 1 | -1): Frame {
  const side = Math.abs(turn) > 65 && Math.abs(turn) < 120;
  const back = Math.abs(turn) >= 120;
  const build = look.build ?? 1;
  const child = look.age === "child";
  const top = 166 + (child ? -26 : 0);
  const w = (child ? 29 : 43) * build;
  const sh = (child ? 106 : 172) * build;
  const middle = side ? 16 : turn > 15 && !back ? 6 : 0;
  const front = middle - (side ? 44 : turn > 15 && !back ? 16 : 0);
  const [l, r] = [middle - w - (side ? 20 : 14), middle + w + (side ? 22 : 14)];
  const shoulders = `M${l} ${top}C${l - 30} ${top + 16} ${middle - sh * 0.8} ${top + 18} ${middle - sh} ${top + 52}C${middle - sh - 22} ${top + 80} ${middle - sh - 28} ${top + 130} ${middle - sh - 30} ${top + 260}H${middle + sh + 30}C${middle + sh + 28} ${top + 130} ${middle + sh + 22} ${top + 80} ${middle + sh} ${top + 52}C${middle + sh * 0.8} ${top + 18} ${r + 30} ${top + 16} ${r} ${top}`;
  return { middle, front, w, sh, l, r, top, back, side, shoulders, lightSide };
}

/** The outline of the neck down to the breastbone. */
export function neckOf({ middle, w, top, side }: Frame): string {
  return side
    ? `M-42 96C-34 130 -34 ${top - 16} -54 ${top + 20}L-60 240H104L86 ${top + 26}C70 ${top - 6} 66 130 66 60L30 40Z`
    : `M${middle - w} 70C${middle - w} 130 ${middle - w - 1} ${top - 8} ${middle - w - 18} ${top + 18}L${middle} 250L${middle + w + 18} ${top + 18}C${middle + w + 1} ${top - 8} ${middle + w} 130 ${middle + w} 70Z`;
}

/** The area of a cloth whose neckline is `dip` deep. */
export function clothArea({ shoulders, l, r, top, front }: Frame, dip: number): string {
  return `${shoulders}Q${r - 8} ${top + dip} ${front} ${top + dip}Q${l + 8} ${top + dip} ${l} ${top}Z`;
}

/** What the shade of a chin covers, on the neck. */
export function chinShade({ middle, w, side, back }: Frame, chin: number, fill: string): string {
  if (back) return shape(`M${-w - 10} 40H${w + 10}V100Q0 128 ${-w - 10} 100Z`, fill, { opacity: 0.8 });
  const d = side
    ? `M-90 90L-60 ${chin + 8}C-30 ${chin + 36} 20 ${chin + 20} 70 ${chin - 10}V60H-90Z`
    : `M${middle - w - 20} 80V${chin + 4}Q${middle + 8} ${chin + 44} ${middle + w + 30} ${chin - 6}V80Z`;
  return shape(d, fill, { opacity: 0.85 });
}
