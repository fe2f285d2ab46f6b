import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { ServiceCards as ServiceCardsProps } from "../types.generated";

/** Services as cards. */
export function ServiceCards(props: ServiceCardsProps) {
  return (
    <Section {...props}>
      <ul>
        {props.cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            {card.description && (
              <p>
                <Words of={card.description} />
              </p>
            )}
            {card.price} {card.duration}
          </li>
        ))}
      </ul>
    </Section>
  );
}
