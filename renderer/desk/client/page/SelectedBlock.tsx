import { type ReactNode, useEffect, useState } from "react";
import { type Framed, type FramedPage, useFramedPage } from "./framedPage";
import { type Box, boxOf } from "./useBoxOnPage";

/** A frame around the block whose form is open. */
export function SelectedBlock({ framed, id }: { framed: Framed; id: string | undefined }): ReactNode {
  const box = useBlockBox(useFramedPage(framed), id);
  return box ? <div className="outline selected" style={box} /> : null;
}

/** The box of a block by its id; it follows the block when the page is scrolled or changes. */
export function useBlockBox(page: FramedPage, id: string | undefined): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const view = page.document?.defaultView;
    if (!view || id === undefined) return setBox(undefined);
    const place = () => {
      const block = view.document.getElementById(id);
      setBox(block ? boxOf(block) : undefined);
    };
    place();
    const listeners = new AbortController();
    view.addEventListener("scroll", place, { signal: listeners.signal });
    const sizes = new ResizeObserver(place);
    sizes.observe(view.document.body);
    return () => {
      listeners.abort();
      sizes.disconnect();
    };
  }, [page, id]);
  return box;
}
