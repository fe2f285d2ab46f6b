import { useEffect, useState } from "react";
import type { DeskPage } from "../server/describePage";
import { type Framed, useFramedPage } from "./framedPage";
import { elementOf } from "./onPage";
import { useBoxOnPage } from "./useBoxOnPage";

/** Finds the block that a person clicks on: while picking, or with the Alt key held. Other clicks work as usual. */
export function useBlockPicker(framed: Framed, page: DeskPage | undefined, onPick: (id: string) => void) {
  const { document: framedPage } = useFramedPage(framed);
  const [picking, setPicking] = useState(false);
  const [outline, setOutline] = useBoxOnPage(framedPage);
  useEffect(() => {
    if (!framedPage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const ids = new Set(page?.blocks.map(({ id }) => id));
    const blockAt = (target: EventTarget | null) => {
      let at = elementOf(target);
      while (at && !ids.has(at.id)) at = at.parentElement ?? undefined;
      return at;
    };
    const pick = (event: MouseEvent) => {
      if (!(picking || event.altKey)) return;
      const block = blockAt(event.target);
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      setPicking(false);
      onPick(block.id);
    };
    framedPage.addEventListener("click", pick, { capture: true, signal });
    if (picking) {
      const end = ({ key }: KeyboardEvent) => key === "Escape" && setPicking(false);
      const box = (target: EventTarget | null) => setOutline(blockAt(target));
      framedPage.addEventListener("pointermove", ({ target }) => box(target), { signal });
      framedPage.addEventListener("focusin", ({ target }) => box(target), { signal });
      framedPage.addEventListener("keydown", end, { signal });
      document.addEventListener("keydown", end, { signal });
    }
    return () => listeners.abort();
  }, [framedPage, page, picking, onPick, setOutline]);
  return { picking, setPicking, outline: picking ? outline : undefined };
}
