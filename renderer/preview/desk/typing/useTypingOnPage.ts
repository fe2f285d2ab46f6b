import { useEffect, useState } from "react";
import { type Framed, useFramedPage } from "../framedPage";
import type { TypedText, Typing } from "./typing";

/** A box over the page, in the coordinates of its window. */
export type Box = Pick<DOMRect, "top" | "left" | "width" | "height">;

/** The text that an element, or one around it, shows. */
export type TextAt = (element: Element) => { text: TypedText; element: HTMLElement } | undefined;

/**
 * While typing is on: a pointer over a text shows its box, a click opens it, and so does F2 where the focus is. Links
 * and buttons do nothing then but with Control or Command held.
 *
 * @returns the box of the text under the pointer
 */
export function useTypingOnPage(framed: Framed, typing: Typing, textAt: TextAt, on: boolean): Box | undefined {
  const { document: page } = useFramedPage(framed);
  const [hint, setHint] = useState<Box>();
  useEffect(() => {
    if (!page || !on) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const find = (target: EventTarget | null) => {
      // The frame has classes of its own: `instanceof Element` is false for its elements.
      const element = (target as Node | null)?.nodeType === 1 ? (target as Element) : undefined;
      return element?.localName === "textarea" ? undefined : element && textAt(element);
    };
    const click = (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const found = find(event.target);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      setHint(undefined);
      typing.start(found.text);
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "F2") return;
      const found = find(page.activeElement);
      if (!found) return;
      event.preventDefault();
      typing.start(found.text);
    };
    const point = ({ target }: Event) => {
      const found = find(target);
      const box = found?.element.getBoundingClientRect();
      setHint(box && { top: box.top, left: box.left, width: box.width, height: box.height });
    };
    const hide = () => setHint(undefined);
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", point, { signal });
    page.addEventListener("focusin", point, { signal });
    page.addEventListener("scroll", hide, { signal });
    page.documentElement.addEventListener("pointerleave", hide, { signal });
    return () => listeners.abort();
  }, [page, typing, textAt, on]);
  return on ? hint : undefined;
}
