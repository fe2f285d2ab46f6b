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
}

/** What is done with an entry of a list: never `disabled`, which would take the focus from a person. */
export function EntryActions({ name, first, last, onMove, onDuplicate, onRemove }: EntryActionsProps): ReactNode {
  return (
    <>
      <button type="button" aria-disabled={first} aria-label={`Move ${name} up`} onClick={() => !first && onMove(-1)}>
        <Icon name="arrow-up" /> Up
      </button>
      <button type="button" aria-disabled={last} aria-label={`Move ${name} down`} onClick={() => !last && onMove(1)}>
        <Icon name="arrow-down" /> Down
      </button>
      <button type="button" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
        <Icon name="copy" /> Duplicate
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          leaveEntry(currentTarget);
          onRemove();
        }}
      >
        <Icon name="trash" /> Remove
      </button>
    </>
  );
}
