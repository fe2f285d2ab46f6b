import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Stats as StatsProps } from "../types.generated";

/** Large figures. */
export function Stats(props: StatsProps) {
  return (
    <Section {...props}>
      <ul>
        {props.stats.map((stat) => (
          <li key={stat.label}>
            {stat.number} {stat.label} {stat.description && <Words of={stat.description} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
