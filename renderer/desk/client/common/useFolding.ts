import { useEffect } from "react";

/** What unfolds over the rest of the desk. */
const OVER = "details[data-over][open]";

/** Folds what is over the rest of the desk when a person goes elsewhere, also to the page, or presses Escape. */
export function useFolding(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const fold = (target?: EventTarget | null) => {
      for (const one of document.querySelectorAll(OVER)) {
        if (!(target instanceof Node && one.contains(target))) one.removeAttribute("open");
      }
    };
    for (const type of ["pointerdown", "focusin"])
      document.addEventListener(type, ({ target }) => fold(target), { signal });
    // The page in its frame gets the focus.
    addEventListener("blur", () => document.activeElement?.localName === "iframe" && fold(), { signal });
    const leave = ({ key, target }: KeyboardEvent) => {
      const over = key === "Escape" && (target as Element).closest<HTMLElement>(OVER);
      if (!over) return;
      over.querySelector("summary")?.focus();
      fold();
    };
    document.addEventListener("keydown", leave, { signal });
    return () => listeners.abort();
  }, []);
}
