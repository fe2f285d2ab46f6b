import type { ReactNode } from "react";
import { IconButton } from "../common/Button";
import { leaveEntry } from "../common/focus";

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

/** What is done with an entry of a list. */
export function EntryActions(props: EntryActionsProps): ReactNode {
  const { name, first, last, onMove, onDuplicate, onRemove, children } = props;
  return (
    <>
      <IconButton icon="arrow-up" words="Up" aria-label={`Move ${name} up`} isOff={first} onClick={() => onMove(-1)} />
      <IconButton
        icon="arrow-down"
        words="Down"
        aria-label={`Move ${name} down`}
        isOff={last}
        onClick={() => onMove(1)}
      />
      <IconButton icon="copy" words="Duplicate" aria-label={`Duplicate ${name}`} onClick={onDuplicate} />
      {children}
      <IconButton
        icon="trash"
        words="Remove"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          leaveEntry(currentTarget);
          onRemove();
        }}
      />
    </>
  );
}
