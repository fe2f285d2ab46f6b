import { useEffect, useState } from "react";
import type { DeskPage } from "./describePage";
import { type Framed, useFramedPage } from "./framedPage";

/** A box over the page, in the coordinates of its window. */
type Box = Pick<DOMRect, "top" | "left" | "width" | "height">;

/** Finds the block that a person clicks on: while picking, or with the Alt key held. Other clicks work as usual. */
export function useBlockPicker(framed: Framed, page: DeskPage | undefined, onPick: (id: string) => void) {
  const { document: framedPage } = useFramedPage(framed);
  const [picking, setPicking] = useState(false);
  const [outline, setOutline] = useState<Box>();
  useEffect(() => {
    if (!framedPage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const ids = new Set(page?.blocks.map(({ id }) => id));
    const blockAt = (target: EventTarget | null) => {
      // The frame has classes of its own: `instanceof Element` is false for its elements.
      let at = (target as Node | null)?.nodeType === 1 ? (target as Element) : null;
      while (at && !ids.has(at.id)) at = at.parentElement;
      return at ?? undefined;
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
      const box = (target: EventTarget | null) => setOutline(blockAt(target)?.getBoundingClientRect());
      framedPage.addEventListener("pointermove", ({ target }) => box(target), { signal });
      framedPage.addEventListener("focusin", ({ target }) => box(target), { signal });
      framedPage.addEventListener("scroll", () => setOutline(undefined), { signal });
      framedPage.addEventListener("keydown", end, { signal });
      document.addEventListener("keydown", end, { signal });
    }
    return () => listeners.abort();
  }, [framedPage, page, picking, onPick]);
  const box = picking && outline ? boxOf(outline) : undefined;
  return { picking, setPicking, outline: box };
}

const boxOf = ({ top, left, width, height }: Box) => ({ top, left, width, height });
