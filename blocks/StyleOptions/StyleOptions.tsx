import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { StyleOptions as StyleOptionsProps } from "../types.generated";

/** The versions of a style. */
export function StyleOptions(props: StyleOptionsProps) {
  return (
    <Section {...props}>
      <ul>
        {props.options.map((option) => (
          <li key={option.name}>
            <h3>{option.name}</h3>
            {option.price ?? "Call for pricing"} {option.duration}{" "}
            {option.description && <Words of={option.description} />}
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
