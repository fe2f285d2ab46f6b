import styled from "@emotion/styled";
import type { Stages as StagesProps } from "../../renderer/contract/types.generated";
import { plaitLine } from "../look/plait";
import { color, gridList, media, radius, space, stroke, width } from "../look/theme";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** How a style is made: each step below a piece of the page's braid, from loose hair to the end that is tied off. */
export function Stages(props: StagesProps) {
  return (
    <Section {...props}>
      <Row>
        {props.steps.map(({ title, description }, index) => (
          <Step key={title} done={index / (props.steps.length - 1)}>
            <Words as="h3" of={title} />
            <Words as="p" of={description} />
          </Step>
        ))}
      </Row>
    </Section>
  );
}

/** From `medium` on the pieces are beside one another. */
const Row = styled.ol({
  ...gridList,
  gap: `${space.l} ${space.m}`,
  [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
});

const HIGH = "3.5rem";
const BEAD = space.sm;

/** Hair that is not yet braided: fine lines. */
const hair = `repeating-linear-gradient(${color.gold} 0 ${stroke.hair}, transparent ${stroke.hair} ${space.xs})`;

/** @param done how much of its piece is braided, from 0 to 1 */
const Step = styled.li<{ done: number }>(({ done }) => ({
  position: "relative",
  "& > *": { paddingInlineEnd: space.s, maxWidth: width.note },
  "&::before": {
    content: '""',
    display: "block",
    height: HIGH,
    marginBottom: space.sm,
    marginInlineStart: done < 1 ? `${done * 100}%` : `calc(100% - ${BEAD})`,
    ...(done < 1 ? { background: hair } : { background: color.accent, borderRadius: radius.s }),
  },
  "&::after": {
    ...plaitLine,
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    height: HIGH,
    width: done < 1 ? `${done * 100}%` : `calc(100% - ${BEAD})`,
  },
}));
