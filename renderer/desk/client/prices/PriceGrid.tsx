import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** A cell of the table; one without `write` only names its row. */
export interface GridCell {
  /** For a screen reader, such as `Box Braids, medium`. */
  name: string;
  /** Shown above the words, where the column has no name for it. */
  label?: string;
  words: string;
  /** What is shown below the words, such as a later price. */
  note?: string | undefined;
  isChanged?: boolean;
  error?: string | undefined;
  write?: (words: string) => void;
}

interface PriceGridProps {
  label: string;
  /** The last one is that of all cells that have names of their own. */
  columns: string[];
  rows: GridCell[][];
  /** The row whose first cell opens for typing: a new object each time. */
  opened: { row: number } | undefined;
}

interface At {
  row: number;
  column: number;
}

/**
 * A table that is typed in like a spreadsheet, as the ARIA pattern of a data grid describes it: one stop for the Tab key,
 * arrow keys between the cells, Enter or a typed character to edit, Enter or Tab to keep what was typed, Escape to leave it.
 */
export function PriceGrid({ label, columns, rows, opened }: PriceGridProps): ReactNode {
  const [at, setAt] = useState<At>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const isEditing = typed !== undefined;
  const widest = Math.max(columns.length, ...rows.map((cells) => cells.length));
  const cellAt = ({ row, column }: At) => rows[row]?.[column];
  useEffect(() => {
    if (!opened) return;
    setAt({ row: opened.row, column: 0 });
    setTyped("");
  }, [opened]);
  // The focus follows the cell, unless it is elsewhere on the page.
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`);
    if (isEditing) cell?.querySelector("input")?.focus();
    else if (table.current?.contains(document.activeElement) || document.activeElement === document.body) cell?.focus();
  }, [at, isEditing]);

  const move = (row: number, column: number) => {
    const to = Math.min(Math.max(row, 0), rows.length - 1);
    setAt({ row: to, column: Math.min(Math.max(column, 0), (rows[to]?.length ?? 1) - 1) });
  };
  const keep = () => {
    const cell = cellAt(at);
    if (typed !== undefined && typed.trim() !== cell?.words) cell?.write?.(typed.trim());
    setTyped(undefined);
  };
  const edit = (words: string) => cellAt(at)?.write && setTyped(words);
  const keydown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const { row, column } = at;
    const moves: Record<string, [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [ctrlKey ? 0 : row, 0],
      End: [ctrlKey ? rows.length - 1 : row, widest],
    };
    const to = moves[key];
    if (isEditing) {
      if (key === "Escape") setTyped(undefined);
      else if (key === "Enter" || key === "Tab") keep();
      else return;
      if (key === "Tab") move(row, column + (shiftKey ? -1 : 1));
    } else if (to) move(...to);
    else if (key === "Enter" || key === "F2") edit(cellAt(at)?.words ?? "");
    else if (key === "Delete" || key === "Backspace") cellAt(at)?.write?.("");
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) edit(key);
    else return;
    event.preventDefault();
    // Escape would close the dialog around it.
    event.stopPropagation();
  };
  return (
    <div className="prices-table">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid on a table */}
      <table role="grid" aria-label={label} ref={table} onKeyDown={keydown}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
            <tr key={row}>
              {cells.map((cell, column) => {
                const isHere = at.row === row && at.column === column;
                const isFirst = column === 0;
                const Tag = isFirst ? "th" : "td";
                return (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={column}
                    {...(isFirst && { scope: "row" })}
                    role={isFirst ? "rowheader" : "gridcell"}
                    data-at={`${row} ${column}`}
                    tabIndex={isHere && !isEditing ? 0 : -1}
                    aria-label={isFirst ? undefined : `${cell.name}: ${cell.words || "none"}`}
                    aria-readonly={cell.write ? undefined : true}
                    aria-invalid={cell.error ? true : undefined}
                    className={cell.isChanged ? "changed" : undefined}
                    title={cell.error}
                    onMouseDown={(event) => {
                      if (isHere && isEditing) return;
                      event.preventDefault();
                      if (isHere && document.activeElement === event.currentTarget) return edit(cell.words);
                      keep();
                      setAt({ row, column });
                      event.currentTarget.focus();
                    }}
                  >
                    {isHere && isEditing ? (
                      <input
                        aria-label={cell.name}
                        value={typed}
                        placeholder={isFirst ? "Name" : cell.label ? cell.label : "$165-$260, 4-6 hours"}
                        onChange={({ target }) => setTyped(target.value)}
                        onBlur={keep}
                      />
                    ) : (
                      <CellWords {...cell} />
                    )}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The price in one line, and the time in the next. */
function CellWords({ label, words, note }: GridCell) {
  const [price, ...time] = words.split(", ");
  return (
    <>
      {label && <span className="note">{label}</span>}
      <span>{price}</span>
      {time.length > 0 && <span className="note">{time.join(", ")}</span>}
      {note && <span className="note">{note}</span>}
    </>
  );
}
