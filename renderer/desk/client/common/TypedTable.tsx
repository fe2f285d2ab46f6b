import type { ReactNode } from "react";
import { Button } from "./Button";
import { Grid, type GridProps } from "./Grid";

interface TypedTableProps extends GridProps {
  help: ReactNode;
  /** Adds a row; undefined where none can be added. */
  onAdd: (() => void) | undefined;
  /** The words of the button for that. */
  adds: string;
  /** Whether something was typed that is not saved. */
  isChanged: boolean;
  /** Whether the last thing that was typed is saved. */
  isSaved: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** What a save will do, or why it cannot be done. */
  saves: ReactNode;
  /** What is said between the table and the button that saves it. */
  children: ReactNode;
}

/** A table that is typed in: nothing of it is saved until all of it is. */
export function TypedTable(props: TypedTableProps): ReactNode {
  const { help, onAdd, adds, isChanged, isSaved, onSave, onDiscard, saves, children, ...grid } = props;
  return (
    <div className="form">
      <p className="note">{help}</p>
      <Grid {...grid} />
      {onAdd && (
        <div className="row actions">
          <Button onClick={onAdd}>{adds}</Button>
        </div>
      )}
      {children}
      <p role="status">{isSaved && !isChanged && "Saved."}</p>
      {isChanged && (
        <div className="row actions save-row">
          <Button className="primary" onClick={onSave}>
            Save
          </Button>
          <Button onClick={onDiscard}>Discard</Button>
          {saves}
        </div>
      )}
    </div>
  );
}
