import { type ReactNode, useEffect } from "react";
import { type Framed, useFramedPage } from "../framedPage";
import { useBoxOnPage } from "../useBoxOnPage";
import { type TextAt, type TextOnPage, textOfFocus, textUnder } from "./textUnder";
import type { Typing } from "./typing";

interface TypingOnPageProps {
  framed: Framed;
  editing: {
    typing: Typing;
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
export function TypingOnPage({ framed, editing: { typing, textAt, on } }: TypingOnPageProps): ReactNode {
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
      typing.start(found.text);
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "F2") return;
      const found = textOfFocus(page.activeElement, textAt);
      if (!found) return;
      event.preventDefault();
      typing.start(found.text);
    };
    const show = (found: TextOnPage | undefined) => {
      setHint(found?.element);
    };
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", (event) => show(textUnder(event, textAt)), { signal });
    page.addEventListener("focusin", ({ target }) => show(textOfFocus(target, textAt)), { signal });
    return () => {
      listeners.abort();
      setHint(undefined);
    };
  }, [page, typing, textAt, on, setHint]);
  return on && hint ? <div className="typing-hint" style={hint} /> : null;
}
