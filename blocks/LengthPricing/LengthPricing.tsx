import styled from "@emotion/styled";
import { color, media, radius, size, space } from "../../renderer/theme";
import { CardTitle, Detail, Price } from "../shared/Cards";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { LengthPricing as LengthPricingProps } from "../types.generated";

/** A scale of lengths: each has a braid that is longer than the one before it. */
export function LengthPricing(props: LengthPricingProps) {
  return (
    <Section {...props}>
      <Scale>
        {props.lengths.map(({ length, price, duration, description }, index) => (
          <Length key={length}>
            <Braid share={(index + 1) / props.lengths.length} aria-hidden="true" />
            <CardTitle>{length}</CardTitle>
            <p>
              <Price>{price}</Price> {duration && <Detail>{duration}</Detail>}
            </p>
            {description && (
              <Description>
                <Words of={description} />
              </Description>
            )}
          </Length>
        ))}
      </Scale>
      <Note of={props.note} />
    </Section>
  );
}

/** On a phone the braids lie below one another; from `medium` on they hang side by side from one line. */
const Scale = styled.ol({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
  display: "grid",
  gap: space.l,
  [media.medium]: {
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    borderTop: `2px solid ${color.accent}`,
  },
});

const Length = styled.li({ display: "flex", flexDirection: "column", gap: space.xs });

const strands = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${color.gold} 0 0.35rem, ${color.accent} 0.35rem 0.45rem)`;

/** Two halves that mirror each other look plaited. */
const Braid = styled("span", { shouldForwardProp: (name) => name !== "share" })<{
  /** Of the longest braid: above 0, at most 1. */
  share: number;
}>(({ share }) => ({
  display: "block",
  inlineSize: `${share * 100}%`,
  blockSize: "1rem",
  marginBottom: space.xs,
  borderStartEndRadius: radius.round,
  borderEndEndRadius: radius.round,
  background: `${strands(45)} top / 100% 50% no-repeat, ${strands(135)} bottom / 100% 50% no-repeat`,
  [media.medium]: {
    inlineSize: "1.25rem",
    blockSize: `${2 + share * 9}rem`,
    marginBottom: space.s,
    borderRadius: `0 0 ${radius.round} ${radius.round}`,
    background: `${strands(45)} left / 50% 100% no-repeat, ${strands(-45)} right / 50% 100% no-repeat`,
  },
}));

const Description = styled.p({ fontSize: size.small });
