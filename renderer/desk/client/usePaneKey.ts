import { useEffect } from "react";
import { type Framed, useFramedPage } from "./framedPage";

/** F6 moves the focus between the page in the frame and the desk, as between the panes of other programs. */
export function usePaneKey(framed: Framed): void {
  const { document: page } = useFramedPage(framed);
  useEffect(() => {
    const listeners = new AbortController();
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (document.activeElement?.localName === "iframe") {
        const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
        // The panel may be folded.
        (tab?.checkVisibility() ? tab : document.querySelector<HTMLElement>('[aria-controls="panel"]'))?.focus();
      } else document.querySelector("iframe")?.focus();
    };
    for (const one of [document, page]) one?.addEventListener("keydown", keydown, { signal: listeners.signal });
    return () => listeners.abort();
  }, [page]);
}
