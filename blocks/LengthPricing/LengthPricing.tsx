import styled from "@emotion/styled";
import { plaitLine } from "../look/plait";
import { color, gridList, media, radius, size, space, stroke } from "../look/theme";
import { Detail, Note, Price } from "../shared/Cards";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { LengthPricing as LengthPricingProps } from "../types.generated";

/** A scale of lengths: each has a longer braid than the one before it. */
export function LengthPricing(props: LengthPricingProps) {
  return (
    <Section {...props} printed="first">
      <Scale>
        {props.lengths.map(({ name, price, duration, description }, index) => (
          <li key={name}>
            <Braid share={(index + 1) / props.lengths.length} aria-hidden="true" />
            <Words as="h3" of={name} />
            <p>
              <Words as={Price} of={price} /> <Words as={Detail} of={duration} />
            </p>
            <Words as={Description} of={description} />
          </li>
        ))}
      </Scale>
      <Note of={props.note} />
    </Section>
  );
}

/** On a phone the braids are below one another; from `medium` on they hang side by side from one line. */
const Scale = styled.ol({
  ...gridList,
  gap: space.l,
  [media.medium]: {
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    borderTop: `${stroke.line} solid ${color.accent}`,
  },
  "& > li": { display: "flex", flexDirection: "column", gap: space.xs },
});

/** The page's braid, as long as the hair, a share of the longest; its end is tied with a bead. */
const Braid = styled.span<{ share: number }>(({ share }) => {
  /** Where it hangs, in rem. */
  const length = 3 + share * 11;
  return {
    display: "flex",
    [media.print]: { display: "none" },
    alignItems: "center",
    inlineSize: `${share * 100}%`,
    marginBottom: space.xs,
    "&::before": { ...plaitLine, flex: 1, height: "1.5rem" },
    "&::after": {
      content: '""',
      width: "0.75rem",
      height: "1.25rem",
      borderRadius: radius.s,
      background: color.accent,
    },
    [media.medium]: {
      flexDirection: "column",
      inlineSize: "2.25rem",
      blockSize: `${length}rem`,
      marginBottom: space.s,
      // The line, turned around its beginning: there is no second drawing of a braid that hangs.
      position: "relative",
      "&::before": {
        ...plaitLine,
        position: "absolute",
        left: "100%",
        top: 0,
        width: `${length - 0.75}rem`,
        height: "2.25rem",
        transform: "rotate(90deg)",
        transformOrigin: "0 0",
      },
      "&::after": { marginTop: "auto", width: "1.75rem", height: "0.75rem" },
    },
  };
});

const Description = styled.p({ fontSize: size.small });
