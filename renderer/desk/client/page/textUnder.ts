import type { TypedText } from "../edits/typedText";
import { elementOf } from "./useBoxOnPage";

/** A text of the page, and the element that shows it. */
export interface TextOnPage {
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

const isNoText = ({ localName }: Element) => localName === "textarea" || localName === "img";
const LINK = "a, button, summary";

/** The text of the focused element: that of the link or button itself, or the first text inside it. */
export function textOfFocus(target: EventTarget | null, textAt: TextAt): TextOnPage | undefined {
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
export function textUnder(
  { target, clientX, clientY, detail, type }: MouseEvent,
  textAt: TextAt,
): TextOnPage | undefined {
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

/** Whether the lines of an element are at a point of the window. */
function covers(element: Element, x: number, y: number): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
