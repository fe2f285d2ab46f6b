import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { LengthPricing as LengthPricingProps } from "../types.generated";

/** Prices by braid length. */
export function LengthPricing(props: LengthPricingProps) {
  return (
    <Section {...props}>
      <ol>
        {props.lengths.map((row) => (
          <li key={row.length}>
            <h3>{row.length}</h3>
            {row.price} {row.duration} {row.description && <Words of={row.description} />}
          </li>
        ))}
      </ol>
      {props.note && (
        <p>
          <Words of={props.note} />
        </p>
      )}
    </Section>
  );
}
