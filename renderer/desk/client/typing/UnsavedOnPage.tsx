import { type ReactNode, useEffect, useState } from "react";
import { type Framed, useFramedPage } from "../framedPage";
import { type Box, boxOf } from "../onPage";
import { useWaiting } from "./UnsavedList";
import type { Editing } from "./useEditing";

/** Marks each text of the page with words that were typed there and are not saved yet. */
export function UnsavedOnPage({ framed, editing }: { framed: Framed; editing: Editing }): ReactNode {
  const { document: page } = useFramedPage(framed);
  const waiting = useWaiting(editing);
  const { find } = editing;
  const [boxes, setBoxes] = useState<[id: string, box: Box][]>([]);
  useEffect(() => {
    const texts = waiting.filter(({ kind, lost }) => kind === "text" && !lost);
    const view = page?.defaultView;
    if (!page || !view || texts.length === 0) return setBoxes([]);
    const place = () =>
      setBoxes(
        texts.flatMap((kept): [string, Box][] => {
          const element = find(kept);
          return element ? [[kept.id, boxOf(element)]] : [];
        }),
      );
    place();
    const listeners = new AbortController();
    view.addEventListener("scroll", place, { signal: listeners.signal });
    const sizes = new ResizeObserver(place);
    sizes.observe(page.body);
    return () => {
      listeners.abort();
      sizes.disconnect();
    };
  }, [page, find, waiting]);
  return boxes.map(([id, box]) => (
    <div key={id} className="unsaved-mark" style={box}>
      <span>Not saved yet</span>
    </div>
  ));
}
