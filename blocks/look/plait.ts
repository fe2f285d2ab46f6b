import { type CSSObject, keyframes } from "@emotion/react";
import { hangingPlaitTile } from "./plaitTile";
import { color, media, space } from "./theme";

/** The motif, as a line: gold, `1.125rem` high, as wide as its box. For a pseudo-element: it is decoration. */
export const plaitLine: CSSObject = {
  content: '""',
  display: "block",
  height: "1.125rem",
  background: color.gold,
  mask: "var(--plait) 0 0 / auto 100% repeat-x",
};

/** The short piece of it above a heading. */
export const plaitMark: CSSObject = { ...plaitLine, width: "3.5rem", height: "0.75rem", marginBottom: space.sm };

/** As wide as its box, hanging down the whole of it. */
export const plaitHanging: CSSObject = {
  content: '""',
  display: "block",
  background: color.gold,
  mask: `${hangingPlaitTile} 0 0 / 100% auto repeat-y`,
};

const run = /* @__PURE__ */ keyframes({ to: { maskPosition: "0.875rem 0" } });

/** Moving, while something loads; for less than five seconds (WCAG 2.2, 2.2.2). */
export const plaitRunning: CSSObject = { ...plaitLine, [media.motion]: { animation: `${run} 0.8s linear 6` } };
