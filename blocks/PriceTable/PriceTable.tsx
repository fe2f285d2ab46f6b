import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { PriceTable as PriceTableProps } from "../types.generated";

/** A price list. */
export function PriceTable(props: PriceTableProps) {
  return (
    <Section {...props}>
      <ul>
        {props.rows.map((row) => (
          <li key={row.name}>
            <h3>{row.name}</h3>
            {row.price} {row.duration} {row.description && <Words of={row.description} />}
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
