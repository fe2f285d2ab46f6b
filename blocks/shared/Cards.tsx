import styled from "@emotion/styled";
import { color, font, hairline, plainList, radius, shadow, size, space } from "../look/theme";

/** A list of cards that fills the width: as many columns as fit, none narrower than `min` rem. */
export const CardGrid = styled("ul", { shouldForwardProp: (name) => name !== "min" })<{ min?: number }>(
  ({ min = 15 }) => ({
    ...plainList,
    marginTop: space.l,
    display: "grid",
    gap: space.m,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}rem), 1fr))`,
  }),
);

export const Card = styled.li({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.l,
  background: color.card,
  border: hairline,
  borderRadius: radius.m,
  boxShadow: shadow,
});

export const CardTitle = styled.h3({ fontSize: size.h3 });

/** A price, in figures that line up. */
export const Price = styled.strong({
  color: color.accent,
  fontFamily: font.heading,
  fontSize: size.h3,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** A detail beside a price, such as a duration. */
export const Detail = styled.span({ color: color.muted, fontSize: size.small });
