import styled from "@emotion/styled";
import type { Text } from "../../renderer/contract/richText";
import { color, font, onAccentGround, radius, size, space, width } from "../look/theme";
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

/** A word that marks one of several. */
export const Badge = styled.span({
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.round,
  ...onAccentGround,
  fontFamily: font.body,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** What a service costs and how long it takes; renders nothing if neither is given. */
export function Terms({ price, duration, className }: { price?: string; duration?: string; className?: string }) {
  if (!price && !duration) return null;
  return (
    <p className={className}>
      <Words as={Price} of={price} />
      <Words as={Detail} of={duration} />
    </p>
  );
}

/** The small print below a list or a table; renders nothing if there is none. */
export function Note({ of: note }: { of: Text | undefined }) {
  return <Words as={Paragraph} of={note} />;
}

const Paragraph = styled.p({ marginTop: space.m, maxWidth: width.text, color: color.muted, fontSize: size.small });
