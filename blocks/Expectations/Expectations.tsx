import styled from "@emotion/styled";
import type {
  ExpectationPhase,
  Expectations as ExpectationsProps,
  ExpectedDurations,
} from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, disc, hairline, media, plainList, radius, size, space, stroke } from "../look/theme";
import { Note } from "../shared/Cards";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** An appointment from beginning to end: phases in order, each a line of steps, and how long styles take. */
export function Expectations(props: ExpectationsProps) {
  return (
    <Section {...props}>
      <Phases data-print="columns">
        {props.phases.map((phase) => (
          <Phase key={phase.title} {...phase} />
        ))}
      </Phases>
      {props.durations && <Durations {...props.durations} />}
    </Section>
  );
}

function Phase({ title, steps }: ExpectationPhase) {
  return (
    <li>
      <Words as="h3" of={title} />
      <Steps>
        {steps.map((step) => (
          <li key={step.title}>
            <Mark>
              <Icon name={step.icon} size={22} />
            </Mark>
            <div>
              <Words as="h4" of={step.title} />
              <Words as="p" of={step.description} />
            </div>
          </li>
        ))}
      </Steps>
    </li>
  );
}

const Phases = styled.ol({
  ...plainList,
  marginTop: space.xl,
  display: "grid",
  gap: space.xl,
  [media.narrowest]: { marginTop: space.l, gap: space.m },
  [media.large]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
});

const MARK = "2.75rem";

/** A thread runs from each step's mark to the next. */
const Steps = styled.ol({
  ...plainList,
  marginTop: space.m,
  "& > li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${MARK} 1fr`,
    gap: space.m,
    paddingBottom: space.l,
    [media.narrowest]: { paddingBottom: space.m },
  },
  "& h4": { fontSize: size.large, paddingTop: space.s, marginBottom: space.xs },
  "& > li:not(:last-of-type)::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${MARK} 0`,
    insetInlineStart: `calc((${MARK} - ${stroke.line}) / 2)`,
    borderInlineStart: `${stroke.line} solid ${color.accent}`,
  },
});

const Mark = styled.span(disc(MARK, stroke.line));

function Durations({ title, items, note }: ExpectedDurations) {
  return (
    <Panel>
      <Words as="h3" of={title} />
      <DurationList>
        {items.map(({ name, duration }) => (
          <div key={name}>
            <Words as="dt" of={name} />
            <Words as="dd" of={duration} />
          </div>
        ))}
      </DurationList>
      <Note of={note} />
    </Panel>
  );
}

const Panel = styled.div({
  marginTop: space.l,
  padding: space.l,
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
});

const DurationList = styled.dl({
  marginTop: space.m,
  display: "grid",
  columnGap: space.xl,
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
  "& > div": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: space.m,
    paddingBlock: space.s,
    borderBottom: hairline,
  },
  "& dd": { color: color.muted, whiteSpace: "nowrap", [media.tight]: { whiteSpace: "normal" } },
});
