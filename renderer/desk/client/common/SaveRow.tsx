import type { ReactNode } from "react";

interface SaveRowProps {
  onSave: () => void;
  onDiscard: () => void;
  /** What a save will do, or why it cannot be done. */
  children: ReactNode;
}

/** The end of a table in which something was typed: nothing of it is saved until then. */
export function SaveRow({ onSave, onDiscard, children }: SaveRowProps): ReactNode {
  return (
    <div className="row actions save-row">
      <button type="button" className="primary" onClick={onSave}>
        Save
      </button>
      <button type="button" onClick={onDiscard}>
        Discard
      </button>
      {children}
    </div>
  );
}
