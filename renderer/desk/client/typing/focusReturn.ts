/** Where the focus goes back to when a field is closed. */
import { nodeAt, pathOf } from "../../../preview/live/nodePath";

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
