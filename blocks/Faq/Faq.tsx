import styled from "@emotion/styled";
import type { Faq as FaqProps } from "../../renderer/contract/types.generated";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import { Answer, Items, item, itemId, question as questionStyle } from "./parts";

/** The questions without a script: the shared `name` of the `details` closes the others. */
export function Faq(props: FaqProps) {
  return (
    <Section {...props} headingAt="side">
      <Items horizontal={props.orientation === "horizontal"} data-print="columns">
        {props.items.map(({ question, answer, disabled }, index) => (
          <Item key={question} id={itemId(props, index)} name={`${props.id}-items`}>
            <Question {...(disabled && { "aria-disabled": true, tabIndex: -1 })}>
              <Words as="h3" of={question} />
            </Question>
            <Words as={Answer} of={answer} />
          </Item>
        ))}
      </Items>
    </Section>
  );
}

const Item = styled.details(item);

const Question = styled.summary(questionStyle);
