import { useEffect } from "react";
import type { Typing } from "./typing";
import { isOwn } from "./useOpenField";

/**
 * Leaves the open text, which saves it, when the focus goes elsewhere in the desk or on the page, and when the desk is
 * closed: the field of a form that has the focus is left then, too.
 *
 * @param page the document in the frame
 */
export function useLeaving(typing: Typing, page: Document | undefined): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const focusin = ({ target }: FocusEvent) => {
      if (!isOwn(target as Element)) typing.leave();
    };
    const close = () => {
      (document.activeElement as HTMLElement | null)?.blur();
      typing.leave();
    };
    document.addEventListener("focusin", focusin, { signal });
    addEventListener("pagehide", close, { signal });
    // A press beside the field: a click on another text has opened that by then.
    const press = ({ target }: MouseEvent) => {
      if ((target as Element | null)?.localName !== "textarea") typing.leave();
    };
    page?.addEventListener("click", press, { signal });
    return () => listeners.abort();
  }, [typing, page]);
}
