import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { SizePriceTable as SizePriceTableProps } from "../types.generated";

/** Prices by braid size. */
export function SizePriceTable(props: SizePriceTableProps) {
  return (
    <Section {...props}>
      <ul>
        {props.services.map(({ name, prices: { small, medium, large } }) => (
          <li key={name}>
            <h3>{name}</h3>Small {small.price} {small.duration}, medium {medium.price} {medium.duration}, large{" "}
            {large.price} {large.duration}
          </li>
        ))}
      </ul>
      {props.note && (
        <p>
          <Words of={props.note} />
        </p>
      )}
    </Section>
  );
}
