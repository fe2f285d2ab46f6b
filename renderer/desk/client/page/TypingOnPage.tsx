import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { edits } from "../edits/edits";
import type { TypedText } from "../edits/typedText";
import { useFramedPage } from "./framedPage";
import { isInField } from "./inPlace";
import { elementOf, showsText, useBoxOnPage } from "./useBoxOnPage";

interface Texts {
  textAt: TextAt;
  /** The element that shows a text now. */
  find: (text: TypedText) => Element | undefined;
}

interface TypingOnPageProps {
  editing: Texts & {
    /** Whether the texts are those of the page as it is shown. */
    isKnown: boolean;
    /** Whether a click on a text of the page opens it. */
    on: boolean;
  };
}

/**
 * While typing is on: a text under the pointer is marked, a click opens it, and F2 opens the focused one. Links then
 * work only with Control or Command held, and what folds unfolds with its text. Beside its text, and by Enter, it opens
 * the text that it unfolds. The box is a component of its own, so that the rest of the desk is not rendered again for
 * each text that the pointer passes.
 */
export function TypingOnPage({ editing }: TypingOnPageProps): ReactNode {
  const { textAt, find, isKnown, on } = editing;
  const { document: page } = useFramedPage();
  const [hint, setHint] = useBoxOnPage(page);
  const early = useEarlyClick(isKnown, ({ event, press }) =>
    press ? openUnfolded(press, editing) : openAt(event, textAt),
  );
  useEffect(() => {
    if (!page || !on) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const click = (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const control = (event.target as Element).closest(CONTROL);
      // A part of the page that has just started repeats the click that it missed, which was seen here.
      if (control && !event.isTrusted) return;
      const isBeside = control !== null && (event.detail === 0 || !isOverWords(control, event));
      const press = control && !isUnfolded(control) ? { event, control, isBeside } : undefined;
      if (press && openUnfolded(press, { textAt, find })) return;
      if (isBeside && isKnown) return;
      const isOpened = openAt(event, textAt);
      if (!isOpened && isKnown) return;
      if (isOpened || (event.target as Element).closest("a")) {
        event.preventDefault();
        event.stopPropagation();
      }
      setHint(undefined);
      early.current = isOpened ? undefined : { event, press };
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
  }, [page, textAt, find, isKnown, early, on, setHint]);
  return on && hint ? <div className="typing-hint" style={hint} /> : null;
}

/** Opens the text that was clicked, with the cursor there. @returns whether there is one */
function openAt(event: MouseEvent, textAt: TextAt): boolean {
  const found = textUnder(event, textAt);
  const { detail, clientX: x, clientY: y } = event;
  // A link that is followed by a key was clicked nowhere.
  if (found) edits.start(found.text, detail > 0 ? { x, y } : undefined);
  return found !== undefined;
}

/** A press of a control that the page unfolds. */
interface Press {
  event: MouseEvent;
  control: Element;
  /** Whether it was pressed beside its words, or by a key. */
  isBeside: boolean;
}

/**
 * Opens the text that was pressed with a control: beside its words, the one that it unfolds.
 *
 * @returns whether the control has a text
 */
function openUnfolded({ event, control, isBeside }: Press, { textAt, find }: Texts): boolean {
  const pressed = (isBeside ? undefined : textAround(event.target, textAt)) ?? firstText(control, textAt);
  if (!pressed) return false;
  const { clientX: x, clientY: y } = event;
  // Once the page has unfolded it, the field is where the text is then.
  setTimeout(() => {
    // Its part of the page may have started meanwhile, with other elements.
    const now = find(pressed.text)?.closest(CONTROL);
    const opened = isBeside ? now && firstText(unfoldedBy(now), textAt) : pressed;
    if (opened) edits.start(opened.text, isBeside ? undefined : { x, y });
  });
  return true;
}

/** A click before the texts of the page are known. */
interface EarlyClick {
  event: MouseEvent;
  press: Press | undefined;
}

/** @returns a place for a click that comes before the texts of the page are known: it counts once they are */
function useEarlyClick(isKnown: boolean, open: (click: EarlyClick) => void): RefObject<EarlyClick | undefined> {
  const early = useRef<EarlyClick>(undefined);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const click = early.current;
    early.current = undefined;
    if (isKnown && click && (click.event.target as Element).isConnected) openNow(click);
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
  const element = elementOf(target);
  return element?.matches(LINK) ? firstText(element, textAt) : textAround(target, textAt);
}

function firstText(element: Element | null, textAt: TextAt): TextOnPage | undefined {
  for (const part of element ? [element, ...element.querySelectorAll("*")] : []) {
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

/** What a control unfolds below it, such as the answer of a question; null if it is no such control. */
function unfoldedBy(control: Element): Element | null {
  if (control.localName === "summary") return control.nextElementSibling;
  const id = control.matches("main [aria-expanded]") ? control.getAttribute("aria-controls") : null;
  return control.ownerDocument.getElementById(id ?? "");
}

/** Whether a click is as far from the side as the words of a control: not on an arrow or an empty place beside them. */
const isOverWords = (control: Element, { clientX: x }: MouseEvent): boolean =>
  showsText(control, { left: x, right: x, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY });

/** Whether the boxes of an element are at a point of the window. */
function covers(element: Element, x: number, y: number): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
