import styled from "@emotion/styled";
import { Accordion, AccordionButton, AccordionItem } from "@reach/accordion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Wake } from "../../renderer/contract/island";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Faq as FaqProps } from "../types.generated";
import { Faq } from "./Faq";
import { FindablePanel } from "./FindablePanel";
import { moveFocus } from "./moveFocus";
import { Answer, Items, item, itemId, question as questionStyle } from "./parts";

/** The first sign that a visitor wants the list: until then `details` serves it. */
export const wake: Wake = "interaction";

/** What the visitor had done to the sleeping list: which item is open, which has the focus; -1 for none. */
interface Before {
  open: number;
  focused: number;
}

/** The questions with one open at a time (ARIA APG: Accordion), taken over as the visitor left them. */
export default function FaqIsland(props: FaqProps) {
  const [before, setBefore] = useState<Before>();

  // Before the browser paints: the visitor never sees the list closed again.
  useLayoutEffect(() => {
    const sleeping = props.items.map((_, index) => document.getElementById(itemId(props, index)));
    setBefore({
      open: sleeping.findIndex((details) => details?.hasAttribute("open")),
      focused: sleeping.findIndex((details) => details?.contains(document.activeElement)),
    });
  }, [props]);

  return before ? <AwakeFaq {...props} before={before} /> : <Faq {...props} />;
}

function AwakeFaq({ before, ...props }: FaqProps & { before: Before }) {
  const [open, setOpen] = useState(before.open);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (before.focused < 0) return;
    list.current?.querySelectorAll<HTMLElement>("[data-reach-accordion-button]")[before.focused]?.focus();
  }, [before.focused]);

  // A link to an item opens it, as it does while the list sleeps.
  const { id, items, orientation = "vertical" } = props;
  useEffect(() => {
    const follow = () => {
      const target = items.findIndex((_, index) => location.hash === `#${itemId({ id }, index)}`);
      if (target >= 0) setOpen(target);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [id, items]);

  // With more than six panels, a landmark for each would drown a screen reader (ARIA APG).
  const role = props.items.length > 6 ? "group" : "region";
  return (
    <Section {...props} headingAt="side">
      <Items ref={list} orientation={orientation} onKeyDownCapture={(event) => moveFocus(event, orientation)}>
        <Accordion index={open} onChange={(index: number) => setOpen(index === open ? -1 : index)}>
          {items.map(({ question, answer, disabled }, index) => (
            <Item key={question} index={index} id={itemId(props, index)} disabled={disabled}>
              <h3>
                <Question>{question}</Question>
              </h3>
              <FindablePanel role={role} open={open === index} onFound={() => setOpen(index)}>
                <Answer>
                  <Words of={answer} />
                </Answer>
              </FindablePanel>
            </Item>
          ))}
        </Accordion>
      </Items>
    </Section>
  );
}

const Item = styled(AccordionItem)(item);

const Question = styled(AccordionButton)(questionStyle);
