/** Moves the focus from an entry that is about to be removed to its neighbor, or to the button that adds one. */
export function leaveEntry(element: Element): void {
  const entry = element.closest("li");
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next = beside?.querySelector("summary") ?? entry?.closest("fieldset")?.querySelector(":scope > button");
  (next as HTMLElement | null | undefined)?.focus();
}

/** A `ref` that focuses an element when it appears. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
