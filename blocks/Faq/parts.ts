import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import type { Faq } from "../../renderer/contract/types.generated";
import { arrowhead, color, hairline, headline, media, prose, quick, size, space } from "../look/theme";

/** The id of an item, such as `item-3` for index 2, after the block's own `id` if it has one. */
export function itemId({ id }: Pick<Faq, "id">, index: number): string {
  return id && id !== "faq" ? `${id}-item-${index + 1}` : `item-${index + 1}`;
}

// Shared by the list before and after waking, so that nothing moves.

export const Items = styled.div<{ horizontal: boolean }>(({ horizontal }) => ({
  marginTop: space.l,
  borderTop: hairline,
  ...(horizontal && {
    // After waking, @reach/accordion puts an element between this one and the items.
    "&:not(:has(> [data-reach-accordion])), & > [data-reach-accordion]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
      columnGap: space.l,
      alignItems: "start",
    },
  }),
}));

export const item: CSSObject = {
  borderBottom: hairline,
  "& h3": { font: "inherit", letterSpacing: "inherit" },
};

export const question: CSSObject = {
  position: "relative",
  // A question of one line is in the middle of its height, as in the button that takes its place.
  display: "grid",
  alignItems: "center",
  width: "100%",
  minHeight: "3.5rem",
  padding: `${space.m} ${space.xl} ${space.m} 0`,
  border: 0,
  background: "none",
  color: "inherit",
  ...headline,
  // On a phone most questions then fit on one line.
  [media.narrowest]: { paddingBlock: space.sm, fontSize: size.body },
  textAlign: "start",
  cursor: "pointer",
  "&:disabled, &[aria-disabled]": { color: color.muted, cursor: "default", pointerEvents: "none" },
  [media.hover]: { "&:hover": { color: color.accent } },
  [media.motion]: { transition: `color ${quick}`, "&::after": { transition: `transform ${quick}` } },
  "&::-webkit-details-marker": { display: "none" },
  "&::after": {
    ...arrowhead,
    borderColor: color.accent,
    position: "absolute",
    insetInlineEnd: space.s,
    top: "calc(50% - 0.4em)",
    transform: "rotate(45deg)",
  },
  "[open] > &::after, &[aria-expanded=true]::after": { transform: "translateY(0.3em) rotate(225deg)" },
};

export const Answer = styled.div({
  ...prose,
  paddingBottom: space.l,
});
