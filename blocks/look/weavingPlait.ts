import { type CSSObject, keyframes } from "@emotion/react";
import { plaitLine } from "./plait";
import { color, radius, space } from "./theme";

const weave = /* @__PURE__ */ keyframes({ from: { clipPath: "inset(0 100% 0 0)" }, to: { clipPath: "inset(0)" } });

/** Only where scrolling can move it, and for visitors who did not ask for less motion (WCAG 2.2, 2.3.3). */
const moving = (style: CSSObject): CSSObject => ({
  "@supports (animation-timeline: scroll())": { "@media screen and (prefers-reduced-motion: no-preference)": style },
});

/** Half of the least margin beside the content, so that it never meets a word. */
const ACROSS = "0.5rem";

/** The page's braid down the margin, woven as the page is scrolled. For a pseudo-element: it is decoration. */
export const weavingPlait: CSSObject = moving({
  ...plaitLine,
  position: "fixed",
  zIndex: 1,
  insetBlockStart: 0,
  left: `calc(${ACROSS} + ${space.xs})`,
  width: "100vh",
  height: ACROSS,
  // The line, turned around its beginning: there is no second drawing of a braid that hangs.
  transform: "rotate(90deg)",
  transformOrigin: "0 0",
  pointerEvents: "none",
  animation: `${weave} linear both`,
  animationTimeline: "scroll(root)",
});

/** The band at which the plait ends, above it, and the cuff that ties it off. */
export const tiedOff: CSSObject = moving({
  zIndex: 2,
  "& ~ section": { zIndex: 2 },
  "&::after": {
    content: '""',
    position: "absolute",
    top: 0,
    left: `calc(${space.xs} - 0.125rem)`,
    width: "0.75rem",
    height: "1.25rem",
    borderRadius: radius.s,
    background: color.accent,
  },
});
