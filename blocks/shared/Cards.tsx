import styled from "@emotion/styled";
import { color, font, size } from "../look/theme";

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
