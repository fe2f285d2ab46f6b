import type { CSSObject } from "@emotion/react";
import { color } from "../../renderer/theme";

/**
 * The motif, as a line: gold, `1.125rem` high, as wide as its box. For a pseudo-element, since it is
 * decoration alone and says nothing to a screen reader.
 */
export const plaitLine: CSSObject = {
  content: '""',
  display: "block",
  height: "1.125rem",
  background: color.gold,
  mask: "var(--plait) 0 0 / auto 100% repeat-x",
};

/** The short piece of it that stands above a heading: six crossings, as fine as a cornrow. */
export const plaitMark: CSSObject = { ...plaitLine, width: "3.5rem", height: "0.75rem", marginBottom: "0.75rem" };
