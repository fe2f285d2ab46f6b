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
