import { useCallback, useEffect, useRef, useState } from "react";

/** A box over the page, in the coordinates of its window. */
export type Box = Pick<DOMRect, "top" | "left" | "width" | "height">;

/** Where an element is; a plain object, as a style has it. */
export function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/** The frame has classes of its own: `instanceof Element` is false for its elements. */
export const elementOf = (target: EventTarget | null): Element | undefined =>
  (target as Node | null)?.nodeType === 1 ? (target as Element) : undefined;

/** The block around something on the page, by the ids of the blocks. */
export function blockAround(target: EventTarget | null, ids: Set<string>): Element | undefined {
  let at = elementOf(target);
  while (at && !ids.has(at.id)) at = at.parentElement ?? undefined;
  return at;
}

/**
 * The box of one element of the page in the frame. It follows the element when the page changes, and goes when the page
 * is scrolled or replaced, when the element is removed, and when the pointer leaves the page.
 *
 * @returns the box, and a function that shows that of another element, or none
 */
export function useBoxOnPage(page: Document | undefined) {
  const [box, setBox] = useState<Box>();
  const marked = useRef<Element>(undefined);
  const show = useCallback((element: Element | undefined) => {
    marked.current = element;
    setBox(element && boxOf(element));
  }, []);
  useEffect(() => {
    if (!page) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const hide = () => show(undefined);
    page.addEventListener("scroll", hide, { signal });
    page.documentElement.addEventListener("pointerleave", hide, { signal });
    const changes = new MutationObserver(() => show(marked.current?.isConnected ? marked.current : undefined));
    changes.observe(page.body, { childList: true, subtree: true, characterData: true });
    return () => {
      listeners.abort();
      changes.disconnect();
      hide();
    };
  }, [page, show]);
  return [box, show] as const;
}

/** Whether an element of the page shows text in a part of the window. */
export function showsText(
  element: Element | null | undefined,
  part: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
): boolean {
  if (!element) return false;
  const { ownerDocument: page } = element;
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (left < part.right && right > part.left && top < part.bottom && bottom > part.top) return true;
    }
  }
  return false;
}
