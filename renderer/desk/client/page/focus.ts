/** The focus on the page in the frame, and between the page and the desk. */
import { nodeAt, pathOf } from "../../../preview/live/frame";
import { useKeys } from "./framedPage";

/**
 * Notes where the focus is: on the page in the frame, or in the desk, such as in the list of texts.
 *
 * @returns a function that moves the focus back there; in a block that was replaced since, to the same place
 */
export function focusReturn(page: Document): () => void {
  const inDesk = document.activeElement;
  if (inDesk && inDesk !== document.body && inDesk.localName !== "iframe") {
    return () => focus(inDesk);
  }
  const onPage = page.activeElement;
  const path = onPage ? pathOf(onPage) : [];
  return () => focus(onPage?.isConnected ? onPage : nodeAt(page, path));
}

/** The frame has classes of its own: `instanceof HTMLElement` is false for its elements. */
function focus(element: Node | undefined): void {
  (element as HTMLElement | undefined)?.focus?.({ preventScroll: true });
}

/** Focuses the element of the page at a path from its body. */
export function focusAt(page: Document, path: number[]): void {
  const element = nodeAt(page, path) as HTMLElement | undefined;
  // A picture that a save has just replaced is not focusable yet.
  if (element?.localName === "img" && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  focus(element);
}

/** F6 moves the focus between the page in the frame and the desk, as between the panes of other programs. */
export function usePaneKey(): void {
  useKeys((event) => {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (document.activeElement?.localName === "iframe") {
      const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      // The panel may be folded.
      (tab?.checkVisibility() ? tab : document.querySelector<HTMLElement>('[aria-controls="panel"]'))?.focus();
    } else document.querySelector("iframe")?.focus();
  });
}
