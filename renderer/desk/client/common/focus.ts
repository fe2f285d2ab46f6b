/** Where the focus goes when what has it is removed. */
import { useEffect } from "react";

const STOPS = "summary, button, input, select, textarea, a[href], [contenteditable=true]";

/**
 * If the focused element is removed, such as a button of a removed entry, moves the focus to the nearest one: never to
 * the whole document, from where the Tab key would begin at the top (WCAG 2.4.3).
 */
export function useFocusKept(): void {
  useEffect(() => {
    const listeners = new AbortController();
    /** The focused element and its ancestors, as they were. */
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      around = [];
      for (let at = target as Element | null; at && at !== document.body; at = at.parentElement) around.push(at);
    };
    const keep = () => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const left = around.filter((one) => one.isConnected);
      const stops = left.flatMap((one) => [...one.querySelectorAll<HTMLElement>(STOPS), one as HTMLElement]);
      // The first of them may be folded, or not focusable.
      stops.some((stop) => {
        if (stop.checkVisibility()) stop.focus();
        return document.activeElement === stop;
      });
    };
    document.addEventListener("focusin", note, { signal: listeners.signal });
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      changes.disconnect();
    };
  }, []);
}

/** Moves the focus from an entry that is about to be removed to its neighbor, or to the button that adds one. */
export function leaveEntry(element: Element): void {
  const entry = element.closest("li");
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next =
    beside?.querySelector(".open-block, summary") ?? entry?.closest("fieldset")?.querySelector(":scope > button");
  (next as HTMLElement | null | undefined)?.focus();
}

/** Moves the focus to what has opened, unless a person goes from tab to tab by keys. */
export function focusOpened(element: HTMLElement | null): void {
  if (document.activeElement?.role !== "tab") element?.focus();
}

/** How long a form may take to load. */
const LOADS_MS = 10_000;

/** Unfolds what is around a field of the panel, and moves the focus there, once the field is there. */
export function revealField(pointer: string): void {
  const until = Date.now() + LOADS_MS;
  const look = () => {
    const field = document.querySelector(`#panel [data-field="${CSS.escape(pointer)}"]`);
    const inside = field?.querySelector(".new-entry") ?? field;
    const control = inside?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true]");
    if (!control && Date.now() < until) return void requestAnimationFrame(look);
    unfoldAround(control ?? null);
    // A form that has just opened moves the focus to its start first.
    setTimeout(() => control?.focus());
  };
  look();
}

/** Opens every fold that an element is in. */
export function unfoldAround(element: Element | null): void {
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
}

/** A `ref` that focuses an element when it appears. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
