import type { ReactNode } from "react";
import { Icon } from "../common/marks";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import { useKeys } from "../page/framedPage";

/**
 * Undo and redo, also by Control+Z and Control+Shift+Z if no field has the focus. The buttons are never `disabled`,
 * which would take the focus from a person who goes back step by step.
 */
export function HistoryButtons(): ReactNode {
  const { history, saving } = useObservable(edits.queue, () => edits.queue.state);
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isField(event.target)) return;
    event.preventDefault();
    void (event.shiftKey ? edits.queue.redo() : edits.queue.undo());
  });
  // A change that is being saved can be undone: the undo waits for it, and no click is lost.
  const nothing = !saving && !history.undo;
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label="Undo"
        aria-disabled={nothing}
        title={history.undo && `Take back ${history.undo}`}
        onClick={() => !nothing && void edits.queue.undo()}
      >
        <Icon name="undo-2" />
        <span className="words">Undo</span>
      </button>
      <button
        type="button"
        className="quiet"
        aria-label="Redo"
        aria-disabled={!history.redo}
        title={history.redo && `Do ${history.redo} again`}
        onClick={() => history.redo && void edits.queue.redo()}
      >
        <Icon name="redo-2" />
        <span className="words">Redo</span>
      </button>
    </>
  );
}

/** A field has an undo of its own. The frame has classes of its own, so names are compared. */
function isField(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return element?.isContentEditable === true || /^(?:input|textarea|select)$/.test(element?.localName ?? "");
}
