import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Comparison as ComparisonProps } from "../types.generated";

/** A comparison, feature by feature. */
export function Comparison(props: ComparisonProps) {
  return (
    <Section {...props}>
      <ul>
        {props.rows.map((row) => (
          <li key={row.feature}>
            <h3>{row.feature}</h3>
            {props.columns.licensed}: <Words of={row.licensed} />; {props.columns.unlicensed}:{" "}
            <Words of={row.unlicensed} />; {props.columns.chain}: <Words of={row.chain} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
