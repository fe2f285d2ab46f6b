import type { ReactNode } from "react";
import { EntryActions, type EntryActionsProps } from "./EntryActions";
import { type FieldProps, useForm } from "./useForm";

interface ListItemProps extends FieldProps {
  index: number;
  /** Its first text. */
  title: string;
  actions: EntryActionsProps;
}

/** One entry of a list: its fields unfold below its title. */
export function ListItem({ index, title, actions, ...field }: ListItemProps): ReactNode {
  const { FieldOf } = useForm();
  return (
    <details className="entry">
      <summary>
        <span className="note">{`${index + 1}. `}</span>
        {title || actions.name}
      </summary>
      <div className="row actions">
        <EntryActions {...actions} />
      </div>
      <FieldOf {...field} />
    </details>
  );
}
