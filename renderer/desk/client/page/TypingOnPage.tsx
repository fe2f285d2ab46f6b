import { type ReactNode, useEffect } from "react";
import type { Edits } from "../edits/edits";
import { type Framed, useFramedPage } from "./framedPage";
import { type TextAt, type TextOnPage, textOfFocus, textUnder } from "./textUnder";
import { useBoxOnPage } from "./useBoxOnPage";

interface TypingOnPageProps {
  framed: Framed;
  editing: {
    edits: Edits;
    textAt: TextAt;
    /** Whether a click on a text of the page opens it. */
    on: boolean;
  };
}

/**
 * While typing is on: a text under the pointer is marked, a click opens it, and F2 opens the focused one. Links and
 * buttons then work only with Control or Command held. The box is a component of its own, so that the rest of the desk
 * is not rendered again for each text that the pointer passes.
 */
export function TypingOnPage({ framed, editing: { edits, textAt, on } }: TypingOnPageProps): ReactNode {
  const { document: page } = useFramedPage(framed);
  const [hint, setHint] = useBoxOnPage(page);
  useEffect(() => {
    if (!page || !on) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const click = (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const found = textUnder(event, textAt);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      setHint(undefined);
      edits.start(found.text);
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "F2") return;
      const found = textOfFocus(page.activeElement, textAt);
      if (!found) return;
      event.preventDefault();
      edits.start(found.text);
    };
    const show = (found: TextOnPage | undefined) => setHint(found?.element);
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", (event) => show(textUnder(event, textAt)), { signal });
    page.addEventListener("focusin", ({ target }) => show(textOfFocus(target, textAt)), { signal });
    return () => {
      listeners.abort();
      setHint(undefined);
    };
  }, [page, edits, textAt, on, setHint]);
  return on && hint ? <div className="typing-hint" style={hint} /> : null;
}
