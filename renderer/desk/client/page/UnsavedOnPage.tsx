import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useFollowed } from "../common/followed";
import type { Edits } from "../edits/edits";
import type { Kept } from "../edits/kept";
import { type Framed, useFramedPage } from "./framedPage";
import { type Box, boxOf } from "./useBoxOnPage";
import type { Editing } from "./useEditing";

/** Marks each text of the page with words that were typed there and are not saved yet. */
export function UnsavedOnPage({ framed, editing: { edits, find } }: { framed: Framed; editing: Editing }): ReactNode {
  const { document: page } = useFramedPage(framed);
  const waiting = useWaiting(edits);
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

/** What is neither open nor being saved. */
export function useWaiting(edits: Edits): Kept[] {
  const { kept, open, sending } = useFollowed(edits, () => edits.typed);
  return useMemo(() => kept.filter(({ id }) => id !== open && !sending.has(id)), [kept, open, sending]);
}
