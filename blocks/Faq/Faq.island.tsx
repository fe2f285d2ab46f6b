import styled from "@emotion/styled";
import { Accordion, AccordionButton, AccordionItem, AccordionPanel, useAccordionItemContext } from "@reach/accordion";
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Faq as FaqProps } from "../../renderer/contract/types.generated";
import { readWords } from "../shared/readWords";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import { Faq } from "./Faq";
import { Answer, Items, item, itemId, question as questionStyle } from "./parts";

/** Until the visitor interacts with the list, `details` elements suffice. */
export const wake: Wake = "interaction";

type WithoutItems = Omit<FaqProps, "items">;

/** The questions and answers are read from the page, which has them as HTML: a copy of them would be a kilobyte. */
export const islandProps: IslandProps<FaqProps, WithoutItems> = ({ items: _, ...block }) => block;

function readItems(block: WithoutItems): FaqProps["items"] {
  const list = document.getElementById(itemId(block, 0))?.parentElement;
  return Array.from(list?.children ?? [], ({ firstElementChild: summary, lastElementChild: answer }) => ({
    question: summary?.textContent ?? "",
    answer: readWords(answer),
    disabled: summary?.hasAttribute("aria-disabled"),
  }));
}

/** The state of the `details` when the island takes over: indexes of items, -1 for none. */
interface Before {
  open: number;
  focused: number;
}

/** The questions with one open at a time (ARIA APG: Accordion), taken over as the visitor left them. */
export default function FaqIsland(block: WithoutItems) {
  const [props] = useState(() => ({ ...block, items: readItems(block) }));
  const [before, setBefore] = useState<Before>();

  // Before the browser paints: the visitor never sees the list closed in between.
  useLayoutEffect(() => {
    const details = props.items.map((_, index) => document.getElementById(itemId(props, index)));
    setBefore({
      open: details.findIndex((one) => one?.hasAttribute("open")),
      focused: details.findIndex((one) => one?.contains(document.activeElement)),
    });
  }, [props]);

  return before ? <AwakeFaq {...props} before={before} /> : <Faq {...props} />;
}

function AwakeFaq({ before, ...props }: FaqProps & { before: Before }) {
  const { items } = props;
  const horizontal = props.orientation === "horizontal";
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    list.current?.querySelectorAll<HTMLElement>("[data-reach-accordion-button]")[before.focused]?.focus();
  }, [before.focused]);

  // A link to an item opens it, and so does find-in-page (`beforematch`), as with `details`.
  useEffect(() => {
    const follow = () => open(list.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`));
    const find = ({ target }: Event) => open((target as Element).parentElement);
    window.addEventListener("hashchange", follow);
    const { current } = list;
    current?.addEventListener("beforematch", find);
    return () => {
      window.removeEventListener("hashchange", follow);
      current?.removeEventListener("beforematch", find);
    };
  }, []);

  // With more than six panels, a landmark for each would be too many for a screen reader (ARIA APG).
  const role = items.length > 6 ? "group" : "region";
  return (
    <Section {...props} headingAt="side">
      <Items ref={list} horizontal={horizontal} data-print="columns">
        <Accordion collapsible defaultIndex={before.open}>
          {items.map(({ question, answer, disabled }, index) => (
            <Item key={question} index={index} id={itemId(props, index)} disabled={disabled}>
              <h3>
                <Question onKeyDownCapture={(event) => adaptKeys(event, horizontal)}>
                  <Words of={question} />
                </Question>
              </h3>
              <Panel role={role}>
                <Words as={Answer} of={answer} />
              </Panel>
            </Item>
          ))}
        </Accordion>
      </Items>
    </Section>
  );
}

/** Opens an item by its own button: the state is @reach/accordion's. */
function open(item: Element | null | undefined) {
  item?.querySelector<HTMLElement>("[data-reach-accordion-button][aria-expanded=false]")?.click();
}

/**
 * Adapts the keys that @reach/accordion moves the focus with (`useDescendantKeyDown` in @reach/descendants):
 * - PageUp, PageDown and whatever is pressed with a modifier belong to the browser, as in the ARIA APG; Reach
 *   would jump to the first or the last question.
 * - Reach knows the vertical list only. In a horizontal one, Left and Right are passed to it as Up and Down,
 *   reversed where the text runs from right to left; the visitor's own Up and Down scroll.
 */
function adaptKeys(event: KeyboardEvent<HTMLElement>, horizontal: boolean) {
  const { key, currentTarget: question } = event;
  // Ignore the events dispatched below, which come back to this listener.
  if (!event.isTrusted) return;
  const modified = event.altKey || event.ctrlKey || event.metaKey;
  if (modified || /^Page/.test(key) || (horizontal && /^Arrow(Up|Down)$/.test(key))) return event.stopPropagation();
  if (!horizontal || !/^Arrow(Left|Right)$/.test(key)) return;
  event.preventDefault();
  const forward = (key === "ArrowRight") === (getComputedStyle(question).direction === "ltr");
  question.dispatchEvent(
    new window.KeyboardEvent("keydown", { key: forward ? "ArrowDown" : "ArrowUp", bubbles: true }),
  );
}

/**
 * An answer. While closed, find-in-page still finds it, as in a closed `details`:
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
function Panel(props: ComponentProps<typeof AccordionPanel>) {
  const element = useRef<HTMLDivElement>(null);
  const { isExpanded } = useAccordionItemContext();

  // React writes `hidden` without a value. A browser that does not know `until-found` treats it as plain `hidden`.
  useLayoutEffect(() => {
    if (!isExpanded) element.current?.setAttribute("hidden", "until-found");
  }, [isExpanded]);

  return <AccordionPanel ref={element} {...props} />;
}

const Item = styled(AccordionItem)(item);

const Question = styled(AccordionButton)(questionStyle);
