import type { ReactNode } from "react";
import { leaveEntry } from "../common/focus";
import { Icon } from "../common/marks";

export interface EntryActionsProps {
  /** Such as "question 2". */
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** What else can be done, before it is removed. */
  children?: ReactNode;
}

/** What is done with an entry of a list: never `disabled`, which would take the focus from a person. */
export function EntryActions(props: EntryActionsProps): ReactNode {
  const { name, first, last, onMove, onDuplicate, onRemove, children } = props;
  return (
    <>
      <button
        type="button"
        aria-disabled={first}
        aria-label={`Move ${name} up`}
        title="Up"
        onClick={() => !first && onMove(-1)}
      >
        <Icon name="arrow-up" /> <span className="words">Up</span>
      </button>
      <button
        type="button"
        aria-disabled={last}
        aria-label={`Move ${name} down`}
        title="Down"
        onClick={() => !last && onMove(1)}
      >
        <Icon name="arrow-down" /> <span className="words">Down</span>
      </button>
      <button type="button" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={onDuplicate}>
        <Icon name="copy" /> <span className="words">Duplicate</span>
      </button>
      {children}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={({ currentTarget }) => {
          leaveEntry(currentTarget);
          onRemove();
        }}
      >
        <Icon name="trash" /> <span className="words">Remove</span>
      </button>
    </>
  );
}
