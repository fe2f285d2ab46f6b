import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** A cell of the table; one without `write` only names its row, or does something. */
export interface GridCell {
  /** For its field and for messages, such as `Box Braids, medium`. */
  name: string;
  /** Shown above the words, where the column has no name for it. */
  label?: string;
  words: string;
  /** What is shown in place of the words as they are. */
  shown?: ReactNode;
  /** What is shown below the words, such as a later price. */
  note?: string | undefined;
  isChanged?: boolean;
  error?: string | undefined;
  write?: (words: string) => void;
  /** What a press or Enter does, in place of typing. */
  act?: () => void;
}

/** The cell that gets the focus: the first of its row is opened for typing, unless a column is given. */
export interface OpenedCell {
  row: number;
  column?: number;
}

export interface GridProps {
  label: string;
  /** The last one is that of all cells that have names of their own. */
  columns: string[];
  rows: GridCell[][];
  /** What is said where there is no row. */
  none: string;
  /** What is shown in an empty field, such as `$165`. */
  placeholder?: string;
  /** Of a table with longer texts: how many characters a line of its fields has. */
  lines?: number;
  /** A new object each time. */
  opened: OpenedCell | undefined;
}

/**
 * A table that is typed in like a spreadsheet, as the ARIA pattern of a data grid describes it: one stop for the Tab key,
 * arrow keys between the cells, Enter or a typed character to edit, Enter or Tab to keep what was typed, Escape to leave it.
 */
export function Grid({ label, columns, rows, none, placeholder, lines, opened }: GridProps): ReactNode {
  const grid = useGrid(rows, opened);
  if (rows.length === 0) return <p className="none">{none}</p>;
  const widest = Math.max(columns.length, ...rows.map((cells) => cells.length));
  return (
    <div className="grid-table">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid on a table
        role="grid"
        aria-label={label}
        ref={grid.table}
        onKeyDown={grid.keydown}
      >
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" colSpan={index === columns.length - 1 ? widest - index : 1}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus is at a place, whichever row is there
            <tr key={row}>
              {cells.map((cell, column) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={column}
                  cell={cell}
                  row={row}
                  column={column}
                  grid={grid}
                  placeholder={placeholder}
                  lines={lines}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type GridState = ReturnType<typeof useGrid>;

/** Which cell has the focus, what is typed in it, and the keys of the pattern. */
function useGrid(rows: GridCell[][], opened: OpenedCell | undefined) {
  const [at, setAt] = useState<At>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const isEditing = typed !== undefined;
  const cell = rows[at.row]?.[at.column];
  useOpened(opened, setAt, setTyped);
  useCellFocus(table, at, isEditing);

  const move = (row: number, column: number) => {
    const to = Math.min(Math.max(row, 0), rows.length - 1);
    setAt({ row: to, column: Math.min(Math.max(column, 0), (rows[to]?.length ?? 1) - 1) });
  };
  const keep = () => {
    if (typed !== undefined && typed.trim() !== cell?.words) cell?.write?.(typed.trim());
    setTyped(undefined);
  };
  const edit = (words = cell?.words ?? "") => (cell?.act ? cell.act() : cell?.write && setTyped(words));
  /** @returns whether the key means something in the table */
  const press = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const { row, column } = at;
    if (isEditing) {
      // With Shift it is a line break.
      if (!["Escape", "Enter", "Tab"].includes(key) || (key === "Enter" && shiftKey)) return false;
      if (key === "Escape") setTyped(undefined);
      else keep();
      if (key === "Tab") move(row, column + (shiftKey ? -1 : 1));
      return true;
    }
    const to = moved(key, ctrlKey, at, rows.length);
    if (to) move(...to);
    else if (key === "Enter" || key === "F2" || (key === " " && cell?.act)) edit();
    else if (key === "Delete" || key === "Backspace") cell?.write?.("");
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !cell?.act) edit(key);
    else return false;
    return true;
  };
  return {
    at,
    typed,
    setTyped,
    table,
    keep,
    edit,
    choose(row: number, column: number) {
      keep();
      setAt({ row, column });
    },
    keydown(event: KeyboardEvent) {
      if (!press(event)) return;
      event.preventDefault();
      // Escape would close the dialog around it.
      event.stopPropagation();
    },
  };
}

/** Opens the cell that the caller names, before the next key, which is typed into it. */
function useOpened(opened: OpenedCell | undefined, setAt: (at: At) => void, setTyped: (words?: string) => void): void {
  useLayoutEffect(() => {
    if (!opened) return;
    setAt({ row: opened.row, column: opened.column ?? 0 });
    setTyped(opened.column === undefined ? "" : undefined);
  }, [opened, setAt, setTyped]);
}

interface At {
  row: number;
  column: number;
}

/** The focus begins in the first cell, and follows to others unless it is elsewhere on the page. */
function useCellFocus(table: RefObject<HTMLTableElement | null>, at: At, isEditing: boolean) {
  const isBegun = useRef(false);
  useEffect(() => {
    const element = table.current?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`);
    const isOurs = table.current?.contains(document.activeElement) || document.activeElement === document.body;
    const field = isEditing ? element?.querySelector<HTMLElement>("input, textarea") : undefined;
    if (field) field.focus();
    else if (isOurs || !isBegun.current) element?.focus();
    // By itself a browser leaves a cell, or a field that is wider, half out of view.
    if (element?.contains(document.activeElement)) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    isBegun.current = true;
  }, [table, at, isEditing]);
}

/** Where a key leads to; undefined for other keys. */
function moved(
  key: string,
  ctrlKey: boolean,
  { row, column }: At,
  rows: number,
): [row: number, column: number] | undefined {
  const [first, last] = ctrlKey ? [0, rows - 1] : [row, row];
  const moves: Record<string, [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [first, 0],
    End: [last, Number.POSITIVE_INFINITY],
  };
  return moves[key];
}

interface CellProps extends Pick<GridProps, "placeholder" | "lines"> {
  cell: GridCell;
  row: number;
  column: number;
  grid: GridState;
}

function Cell({ cell, row, column, grid, placeholder, lines }: CellProps) {
  const { at, typed } = grid;
  const isHere = at.row === row && at.column === column;
  const isEditing = isHere && typed !== undefined;
  const isFirst = column === 0;
  const Tag = isFirst ? "th" : "td";
  // An input has no attribute that a textarea lacks here.
  const Field = (lines === undefined ? "input" : "textarea") as "textarea";
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isEditing) return;
    event.preventDefault();
    if (cell.act) {
      grid.keep();
      return cell.act();
    }
    // A second click opens it.
    if (isHere && document.activeElement === event.currentTarget) return grid.edit();
    grid.choose(row, column);
    event.currentTarget.focus();
  };
  return (
    <Tag
      {...(isFirst && { scope: "row" })}
      role={isFirst ? "rowheader" : "gridcell"}
      data-at={`${row} ${column}`}
      data-name={cell.name}
      tabIndex={isHere && !isEditing ? 0 : -1}
      aria-readonly={cell.write ? undefined : true}
      aria-invalid={cell.error ? true : undefined}
      className={classOf(cell)}
      title={cell.error}
      onMouseDown={press}
      onFocus={() => !isHere && grid.choose(row, column)}
    >
      {isEditing ? (
        <Field
          aria-label={cell.name}
          {...(lines !== undefined && { rows: Math.max(1, Math.ceil((typed?.length ?? 0) / lines)) })}
          value={typed}
          placeholder={isFirst ? "Name" : (cell.label ?? placeholder)}
          onChange={({ target }) => grid.setTyped(target.value)}
          onBlur={grid.keep}
        />
      ) : (
        <CellWords {...cell} />
      )}
    </Tag>
  );
}

const classOf = ({ isChanged, act }: GridCell): string | undefined =>
  [isChanged && "changed", act && "acts"].filter(Boolean).join(" ") || undefined;

function CellWords({ label, words, shown, note }: GridCell) {
  return (
    <>
      {label && <span className="note">{label}</span>}
      {shown ?? <span className="cell-words">{words}</span>}
      {note && <span className="note">{note}</span>}
    </>
  );
}
