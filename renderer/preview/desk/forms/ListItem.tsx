import type { ReactNode } from "react";
import type { Field } from "../../fields/fieldsOf";
import { leaveEntry } from "./focus";
import { useForm } from "./useForm";

interface ListItemProps {
  field: Field;
  pointer: string;
  value: unknown;
  /** Such as "question 2". */
  name: string;
  /** Its first text. */
  title: string;
  last: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One entry of a list: its fields unfold below its title. */
export function ListItem({ field, pointer, value, name, title, last, ...on }: ListItemProps): ReactNode {
  const { FieldOf } = useForm();
  const index = Number(pointer.slice(pointer.lastIndexOf("/") + 1));
  return (
    <details className="entry">
      <summary>
        <span className="note">{`${index + 1}. `}</span>
        {title || name}
      </summary>
      <div className="row actions">
        <button
          type="button"
          aria-disabled={index === 0}
          aria-label={`Move ${name} up`}
          onClick={() => index > 0 && on.onMove(index - 1)}
        >
          Up
        </button>
        <button
          type="button"
          aria-disabled={last}
          aria-label={`Move ${name} down`}
          onClick={() => !last && on.onMove(index + 1)}
        >
          Down
        </button>
        <button type="button" aria-label={`Duplicate ${name}`} onClick={on.onDuplicate}>
          Duplicate
        </button>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={({ currentTarget }) => {
            leaveEntry(currentTarget);
            on.onRemove();
          }}
        >
          Remove
        </button>
      </div>
      <FieldOf field={field} pointer={pointer} value={value} />
    </details>
  );
}
