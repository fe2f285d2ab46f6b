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
      <CardGrid min={17}>
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
              <Action to={action.to} main={false}>
                {action.label}
              </Action>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

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

/** Pushed to the foot, so that the buttons of neighboring cards stand on one line. */
const Action = styled(ButtonLink)({ marginTop: "auto" });
