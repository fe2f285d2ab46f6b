import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Edits } from "../edits/edits";
import type { TypedText } from "../edits/typedText";
import { type Framed, useFramedPage } from "./framedPage";
import { isInField } from "./inPlace";
import { elementOf, useBoxOnPage } from "./useBoxOnPage";

interface TypingOnPageProps {
  framed: Framed;
  editing: {
    edits: Edits;
    textAt: TextAt;
    /** Whether the texts are those of the page as it is shown. */
    isKnown: boolean;
    /** Whether a click on a text of the page opens it. */
    on: boolean;
  };
}

/**
 * While typing is on: a text under the pointer is marked, a click opens it, and F2 opens the focused one. Links then
 * work only with Control or Command held, and what folds unfolds with its text; beside its text it works as ever. The box is a component of its own, so that the rest of the desk
 * is not rendered again for each text that the pointer passes.
 */
export function TypingOnPage({ framed, editing: { edits, textAt, isKnown, on } }: TypingOnPageProps): ReactNode {
  const { document: page } = useFramedPage(framed);
  const [hint, setHint] = useBoxOnPage(page);
  const early = useEarlyClick(isKnown, (event) => openAt(event, edits, textAt));
  useEffect(() => {
    if (!page || !on) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const click = (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const control = (event.target as Element).closest(CONTROL);
      const words = control && textUnder(event, textAt);
      if (words && (event.detail === 0 || !isOverLines(words.element, event))) return;
      if (words && !isUnfolded(control)) {
        // The page unfolds it, and the field is where the text is then.
        setTimeout(() => edits.start(words.text, { x: event.clientX, y: event.clientY }));
        return;
      }
      const isOpened = openAt(event, edits, textAt);
      if (!isOpened && isKnown) return;
      if (isOpened || (event.target as Element).closest("a")) {
        event.preventDefault();
        event.stopPropagation();
      }
      setHint(undefined);
      early.current = isOpened ? undefined : event;
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "F2") return;
      const found = textOfFocus(page.activeElement, textAt);
      if (!found) return;
      event.preventDefault();
      edits.start(found.text);
    };
    const show = (found: TextOnPage | undefined) => setHint(found?.element);
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", (event) => show(textUnder(event, textAt)), { signal });
    page.addEventListener("focusin", ({ target }) => show(textOfFocus(target, textAt)), { signal });
    return () => {
      listeners.abort();
      setHint(undefined);
    };
  }, [page, edits, textAt, isKnown, early, on, setHint]);
  return on && hint ? <div className="typing-hint" style={hint} /> : null;
}

/** Opens the text that was clicked, with the cursor there. @returns whether there is one */
function openAt(event: MouseEvent, edits: Edits, textAt: TextAt): boolean {
  const found = textUnder(event, textAt);
  const { detail, clientX: x, clientY: y } = event;
  // A link that is followed by a key was clicked nowhere.
  if (found) edits.start(found.text, detail > 0 ? { x, y } : undefined);
  return found !== undefined;
}

/** @returns a place for a click that comes before the texts of the page are known: it counts once they are */
function useEarlyClick(isKnown: boolean, open: (event: MouseEvent) => void): RefObject<MouseEvent | undefined> {
  const early = useRef<MouseEvent>(undefined);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const event = early.current;
    early.current = undefined;
    if (isKnown && event && (event.target as Element).isConnected) openNow(event);
  }, [isKnown]);
  return early;
}

/** A text of the page, and the element that shows it. */
interface TextOnPage {
  text: TypedText;
  element: HTMLElement;
}

/** The text that an element, or one around it, shows. */
export type TextAt = (element: Element) => TextOnPage | undefined;

/** The text of an element. A field over a text has none, and neither has a picture in a link. */
function textAround(target: EventTarget | null, textAt: TextAt): TextOnPage | undefined {
  const element = elementOf(target);
  return element && !isNoText(element) ? textAt(element) : undefined;
}

const isNoText = (element: Element) => isInField(element) || element.localName === "img";
const LINK = "a, button, summary";

/** The text of the focused element: that of the link or button itself, or the first text inside it. */
function textOfFocus(target: EventTarget | null, textAt: TextAt): TextOnPage | undefined {
  const own = textAround(target, textAt);
  if (own || !(target as Element).matches?.(LINK)) return own;
  for (const part of (target as Element).querySelectorAll("*")) {
    const found = textAround(part, textAt);
    if (found) return found;
  }
  return undefined;
}

/**
 * The text that a person points at. A link that covers its whole card also covers the card's other texts: then the text
 * below the pointer is meant.
 */
function textUnder({ target, clientX, clientY, detail, type }: MouseEvent, textAt: TextAt): TextOnPage | undefined {
  const element = target as Element;
  const link = element.closest?.<HTMLElement>(LINK);
  if (!link || isNoText(element)) return textAround(target, textAt);
  const card = link.offsetParent ?? link;
  for (const below of link.ownerDocument.elementsFromPoint(clientX, clientY)) {
    const found = card.contains(below) ? textAround(below, textAt) : undefined;
    if (found && card.contains(found.element) && covers(found.element, clientX, clientY)) return found;
  }
  // A link followed by a key has no pointer position. A button works as it does for a visitor, such as opening a menu.
  return type === "click" && detail === 0 && link.localName === "a"
    ? textOfFocus(link, textAt)
    : textAround(target, textAt);
}

/** What unfolds, filters or chooses something of the page. */
const CONTROL = "summary, button, label";

/** Whether a press of a control would show nothing more. */
function isUnfolded(control: Element): boolean {
  const { control: input } = control as HTMLLabelElement;
  if (input) return (input as HTMLInputElement).checked ?? true;
  if (control.localName === "summary") return (control.parentElement as HTMLDetailsElement).open;
  const states = ["aria-expanded", "aria-pressed", "aria-selected"].map((name) => control.getAttribute(name));
  return !states.includes("false");
}

/** Whether a point is on the lines of an element's text: not on an arrow beside them. */
function isOverLines(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const text = element.ownerDocument.createRange();
  text.selectNodeContents(element);
  return covers(text, clientX, clientY);
}

/** Whether the boxes of an element or a range are at a point of the window. */
function covers(element: Element | Range, x: number, y: number): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
