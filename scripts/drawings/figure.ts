import type { Hairdo } from "./boxes.ts";
import { blend } from "./color.ts";
import { head } from "./head.ts";
import type { Look } from "./look.ts";
import { scalp } from "./scalp.ts";
import { shadesWithin } from "./shade.ts";
import type { View } from "./skull.ts";

export interface Figure {
  view: View;
  look: Look;
  hairdos: readonly Hairdo[];
  /** The color of the scalp: nearer to the hair where it is dense; "none" is the skin as it is lit. */
  scalp?: string;
  edge?: (azimuth: number) => number;
  /** Drawn in place of neck and shoulders. */
  body?: string;
  /** Drawn before the head, and between the head and the hair. */
  before?: string;
  between?: string;
}

/** A person: hair that hangs behind, body, face, scalp, then the hair that is seen, the nearest last. */
export function figure(want: Figure): string {
  const { view, look } = want;
  const { body, face } = { ...head(look, view), ...(want.body && { body: want.body }) };
  const pieces = want.hairdos.flatMap((one) => one.pieces).sort((a, b) => a.depth - b.depth);
  const drawn = (hidden: boolean) =>
    pieces
      .filter((piece) => piece.hidden === hidden)
      .map((piece) => piece.svg)
      .join("");
  const hairy = want.scalp ?? blend(look.skin.base, "#1d1210", 0.3);
  const whole = [
    want.before ?? "",
    drawn(true),
    body,
    face,
    scalp(view, hairy, want.edge),
    want.hairdos.map((one) => one.flat).join(""),
    want.between ?? "",
    drawn(false),
  ].join("");
  return shadesWithin(whole);
}
