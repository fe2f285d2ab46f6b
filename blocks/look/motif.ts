import { type CSSObject, keyframes } from "@emotion/react";
import { settable } from "./siteProperties";
import { color, media, space } from "./theme";

/** The shape in which a ground is seen. Chrome knows `mask` without the prefix from version 120 on. */
export function maskBy(mask: string) {
  return { WebkitMask: mask, mask };
}

/** How high the page's motif is as a line: higher where the page has a motif of its own. */
export const lineHigh = settable("edge", "1.5rem");

/** The page's motif as a line: gold, or in the page's own accent, as wide as its box. For a pseudo-element: it is decoration. */
export const motifLine: CSSObject = {
  content: '""',
  display: "block",
  height: lineHigh,
  background: settable("drawn", color.gold),
  // As many whole figures as fit: none is cut at the end.
  ...maskBy(`${settable("edge-mask", "var(--motif)")} 0 0 / auto 100% round`),
};

/** The short piece of it above a heading. */
export const motifMark: CSSObject = {
  ...motifLine,
  display: settable("mark", "block"),
  width: "5rem",
  height: "1.125rem",
  ...maskBy("var(--motif) 0 0 / auto 100% round"),
  marginBottom: space.sm,
};

/** The opacity of the motif in the background of a closing band. */
export const GROUND_OPACITY = 0.5;

/** Rows of the page's motif as a background of text: a test checks the text's contrast on it. */
export const motifGround: CSSObject = {
  content: '""',
  position: "absolute",
  inset: 0,
  background: color.line,
  opacity: GROUND_OPACITY,
  ...maskBy(`${settable("ground", "var(--motif)")} 0 0 / auto 4.5rem repeat`),
};

const run = /* @__PURE__ */ keyframes({ to: { WebkitMaskPosition: "1.16667rem 0", maskPosition: "1.16667rem 0" } });

/** Moving, while something loads; for less than five seconds (WCAG 2.2, 2.2.2). */
export const motifRunning: CSSObject = { ...motifLine, [media.motion]: { animation: `${run} 0.8s linear 6` } };
