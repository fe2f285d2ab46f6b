import { type ReactNode, useCallback, useMemo } from "react";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import type { UnsavedEdit } from "../edits/unsaved";
import { type Box, boxOf } from "./useBoxOnPage";
import type { Editing } from "./useEditing";
import { useMeasured } from "./useMeasured";

/** Marks each text of the page with words that were typed there and are not saved yet. */
export function UnsavedOnPage({ editing: { find } }: { editing: Editing }): ReactNode {
  const waiting = useWaiting();
  const measure = useCallback(() => {
    const texts = waiting.filter(({ kind, lost }) => (kind === "text" || kind === "field") && !lost);
    return texts.flatMap((kept): [id: string, box: Box][] => {
      const element = find(kept);
      return element ? [[kept.id, boxOf(element)]] : [];
    });
  }, [find, waiting]);
  const boxes = useMeasured(measure) ?? [];
  return boxes.map(([id, box]) => (
    <div key={id} className="unsaved-mark" style={box}>
      <span>Not saved yet</span>
    </div>
  ));
}

/** What is neither open, nor being typed in a form or saved. */
export function useWaiting(): UnsavedEdit[] {
  const { kept, open, sending } = useObservable(edits, () => edits.typed);
  return useMemo(
    () => kept.filter((one) => one.id !== open && !sending.has(one.id) && !(one.kind !== "text" && one.typing)),
    [kept, open, sending],
  );
}
