/** Takes the focus to the entry beside one that goes away, or to what adds another. */
export function leaveEntry(element: Element): void {
  const entry = element.closest("li");
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next = beside?.querySelector("summary") ?? entry?.closest("fieldset")?.querySelector(":scope > button");
  (next as HTMLElement | null | undefined)?.focus();
}

/** A `ref` that takes the focus to an element as it appears. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
