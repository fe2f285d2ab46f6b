import { type ReactNode, useEffect } from "react";
import type { DeskPage } from "../../protocol/page";
import { type Framed, useFramedPage } from "./framedPage";
import { blockAround, useBoxOnPage } from "./useBoxOnPage";

interface BlockPickerProps {
  framed: Framed;
  page: DeskPage | undefined;
  /** Whether the next click on the page picks a block. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
  onPick: (id: string) => void;
}

/** Finds the block that a person clicks on: while picking, or with the Alt key held. Other clicks work as usual. */
export function BlockPicker({ framed, page, picking, setPicking, onPick }: BlockPickerProps): ReactNode {
  const { document: framedPage } = useFramedPage(framed);
  const [outline, setOutline] = useBoxOnPage(framedPage);
  useEffect(() => {
    if (!framedPage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const ids = new Set(page?.blocks.map(({ id }) => id));
    const pick = (event: MouseEvent) => {
      if (!(picking || event.altKey)) return;
      const block = blockAround(event.target, ids);
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      setPicking(false);
      onPick(block.id);
    };
    framedPage.addEventListener("click", pick, { capture: true, signal });
    if (picking) {
      const end = ({ key }: KeyboardEvent) => key === "Escape" && setPicking(false);
      const box = (target: EventTarget | null) => setOutline(blockAround(target, ids));
      framedPage.addEventListener("pointermove", ({ target }) => box(target), { signal });
      framedPage.addEventListener("focusin", ({ target }) => box(target), { signal });
      framedPage.addEventListener("keydown", end, { signal });
      document.addEventListener("keydown", end, { signal });
    }
    return () => listeners.abort();
  }, [framedPage, page, picking, setPicking, onPick, setOutline]);
  return picking && outline ? <div className="outline" style={outline} /> : null;
}
