import styled from "@emotion/styled";
import { Icon } from "../look/Icon";
import { color, disc, hairline, media, plainList, radius, size, space, stroke } from "../look/theme";
import { CardTitle, Detail } from "../shared/Cards";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { ExpectationPhase, Expectations as ExpectationsProps, ExpectedDurations } from "../types.generated";

/** An appointment from beginning to end: phases in order, each a line of steps, and how long styles take. */
export function Expectations(props: ExpectationsProps) {
  return (
    <Section {...props}>
      <Phases>
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
      <CardTitle>{title}</CardTitle>
      <Steps>
        {steps.map((step) => (
          <Step key={step.title}>
            <Mark>
              <Icon name={step.icon} size={22} />
            </Mark>
            <div>
              <StepTitle>{step.title}</StepTitle>
              <Words as="p" of={step.description} />
            </div>
          </Step>
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
  [media.large]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
});

const Steps = styled.ol({ ...plainList, marginTop: space.m });

const MARK = "2.75rem";

/** A thread runs from each step's mark to the next. */
const Step = styled.li({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK} 1fr`,
  gap: space.m,
  paddingBottom: space.l,
  "&:not(:last-of-type)::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${MARK} 0`,
    insetInlineStart: `calc((${MARK} - ${stroke.line}) / 2)`,
    borderInlineStart: `${stroke.line} solid ${color.gold}`,
  },
});

const Mark = styled.span({
  ...disc,
  width: MARK,
  height: MARK,
  border: `${stroke.line} solid ${color.gold}`,
});

const StepTitle = styled.h4({ fontSize: size.large, paddingTop: space.s, marginBottom: space.xs });

/** The panel below the phases: how long each style takes. */
function Durations({ title, items, note }: ExpectedDurations) {
  return (
    <Panel>
      <CardTitle>{title}</CardTitle>
      <DurationList>
        {items.map(({ name, duration }) => (
          <Item key={name}>
            <dt>{name}</dt>
            <Time>{duration}</Time>
          </Item>
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
});

const Item = styled.div({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.m,
  paddingBlock: space.s,
  borderBottom: hairline,
});

const Time = styled(Detail.withComponent("dd"))({ fontSize: size.body, whiteSpace: "nowrap" });
