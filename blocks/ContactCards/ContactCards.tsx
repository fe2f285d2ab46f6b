import styled from "@emotion/styled";
import { color, size, space } from "../../renderer/theme";
import { ButtonLink } from "../shared/Actions";
import { Card, CardGrid } from "../shared/Cards";
import { Icon } from "../shared/Icon";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { ContactCards as ContactCardsProps } from "../types.generated";

/** Ways to reach the salon: the number, address or hours in large letters, the button at the foot of the card. */
export function ContactCards(props: ContactCardsProps) {
  return (
    <Section {...props}>
      <Cards>
        {props.cards.map(({ icon, title, value, subtitle, description, action }) => (
          <Card key={title}>
            <Title>
              <Icon name={icon} size={20} />
              {title}
            </Title>
            <Value>
              <Words of={value} />
            </Value>
            {subtitle && (
              <p>
                <Words of={subtitle} />
              </p>
            )}
            {description && (
              <Description>
                <Words of={description} />
              </Description>
            )}
            {action && (
              <Foot>
                <Action to={action.to} main={false}>
                  {action.label}
                </Action>
              </Foot>
            )}
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

/** Few cards share the whole width: three are thirds, four are quarters. */
const Cards = styled(CardGrid)({ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" });

const Title = styled.h3({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  fontSize: size.body,
  color: color.muted,
  "& svg": { flex: "none", color: color.accent },
});

const Value = styled.p({ fontSize: size.large, fontWeight: 600, lineHeight: 1.4, textWrap: "balance" });

const Description = styled.p({ color: color.muted });

/** Pushed down, so that the buttons of neighboring cards stand on one line. */
const Foot = styled.div({ marginTop: "auto", paddingTop: space.m });

const Action = styled(ButtonLink)({ width: "100%" });
