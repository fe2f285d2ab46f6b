import type { ReactNode } from "react";
import { IconButton } from "../common/Button";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import { useKeys } from "../page/framedPage";

/** Undo and redo, also by Control+Z and Control+Shift+Z if no field has the focus. */
export function HistoryButtons(): ReactNode {
  const { history, saving } = useObservable(edits.queue, () => edits.queue.state);
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isField(event.target)) return;
    event.preventDefault();
    void (event.shiftKey ? edits.queue.redo() : edits.queue.undo());
  });
  return (
    <>
      <IconButton
        icon="undo-2"
        words="Undo"
        className="quiet"
        // A change that is being saved can be undone: the undo waits for it, and no click is lost.
        isOff={!saving && !history.undo}
        title={history.undo && `Take back ${history.undo}`}
        onClick={() => void edits.queue.undo()}
      />
      <IconButton
        icon="redo-2"
        words="Redo"
        className="quiet"
        isOff={!history.redo}
        title={history.redo && `Do ${history.redo} again`}
        onClick={() => void edits.queue.redo()}
      />
    </>
  );
}

/** A field has an undo of its own. The frame has classes of its own, so names are compared. */
function isField(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return element?.isContentEditable === true || /^(?:input|textarea|select)$/.test(element?.localName ?? "");
}
