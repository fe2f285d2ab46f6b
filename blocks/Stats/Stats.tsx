import styled from "@emotion/styled";
import { color, font, media, size, space } from "../../renderer/theme";
import { Icon } from "../shared/Icon";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Stats as StatsProps } from "../types.generated";

/** Large figures side by side, each with what it counts. */
export function Stats(props: StatsProps) {
  return (
    <Section {...props}>
      <Figures>
        {props.stats.map(({ icon, number, label, description }) => (
          <Figure key={label}>
            <Label>{label}</Label>
            <Value>
              {icon && <Icon name={icon} size={28} />}
              {number}
            </Value>
            {description && (
              <Description>
                <Words of={description} />
              </Description>
            )}
          </Figure>
        ))}
      </Figures>
    </Section>
  );
}

const Figures = styled.dl({
  marginTop: space.xl,
  display: "grid",
  gap: `${space.xl} ${space.l}`,
  gridTemplateColumns: "1fr 1fr",
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))" },
});

const Figure = styled.div({
  display: "flex",
  flexDirection: "column",
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.gold}`,
});

/** Above its label to the eye, after it in the list: a `dl` names before it says. */
const Value = styled.dd({
  order: -1,
  color: color.accent,
  fontFamily: font.heading,
  fontSize: size.h1,
  fontWeight: 700,
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  "& svg": { marginBottom: space.s },
});

const Label = styled.dt({ fontWeight: 600, lineHeight: 1.3 });

const Description = styled.dd({ marginTop: space.xs, color: color.muted, fontSize: size.small });
