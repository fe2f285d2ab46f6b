import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Expectations as ExpectationsProps } from "../types.generated";

/** An appointment, step by step. */
export function Expectations(props: ExpectationsProps) {
  return (
    <Section {...props}>
      {props.phases.map((phase) => (
        <div key={phase.title}>
          <h3>{phase.title}</h3>
          <ol>
            {phase.steps.map((step) => (
              <li key={step.title}>
                <h4>{step.title}</h4>
                <Words of={step.description} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {props.durations && (
        <div>
          <h3>{props.durations.title}</h3>
          {props.durations.items.map(({ name, duration }) => (
            <p key={name}>
              {name}: {duration}
            </p>
          ))}
        </div>
      )}
    </Section>
  );
}
