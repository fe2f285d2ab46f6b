import styled from "@emotion/styled";
import { color, font, size } from "../look/theme";
import { Words } from "./Words";

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

/** What a service costs and how long it takes; nothing where it says neither. */
export function Terms({ price, duration, className }: { price?: string; duration?: string; className?: string }) {
  if (!price && !duration) return null;
  return (
    <p className={className}>
      <Words as={Price} of={price} />
      <Words as={Detail} of={duration} />
    </p>
  );
}
