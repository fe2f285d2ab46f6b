import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { color, size, space, target, width } from "../../renderer/theme";
import type { Faq } from "../types.generated";

/**
 * The fragment of an item, counted from 1: `#item-3`. A block that has a name of its own puts it
 * in front, so that two lists on one page do not share fragments.
 *
 * @param index counted from 0
 */
export function itemId({ id }: Pick<Faq, "id">, index: number): string {
  return id && id !== "faq" ? `${id}-item-${index + 1}` : `item-${index + 1}`;
}

// The sleeping list and the awake one draw with these same parts, so that nothing moves on waking.

export const Items = styled.div({ marginTop: space.l, maxWidth: width.text, borderTop: `1px solid ${color.line}` });

export const item: CSSObject = {
  borderBottom: `1px solid ${color.line}`,
  "& h3": { font: "inherit", fontWeight: 600 },
};

export const question: CSSObject = {
  position: "relative",
  display: "block",
  width: "100%",
  minHeight: target,
  padding: `${space.m} ${space.xl} ${space.m} 0`,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&::after": {
    content: '"+"',
    position: "absolute",
    insetInlineEnd: space.s,
    top: "50%",
    transform: "translateY(-50%)",
    fontSize: size.large,
    color: color.accent,
  },
  "[open] > &::after, &[aria-expanded=true]::after": { content: '"–"' },
};

export const Answer = styled.div({
  paddingBottom: space.m,
  display: "grid",
  gap: space.s,
  "& ul, & ol": { paddingInlineStart: space.l },
});
