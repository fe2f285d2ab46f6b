import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { childPointer, pointerSteps as stepsIn } from "../../../base/pointer";
import type { Refused } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";
import type { RowTable } from "../../protocol/rows";
import { Dialog } from "../common/Dialog";
import type { GridCell, OpenedCell } from "../common/Grid";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { plainWords } from "../common/plainWords";
import { TypedTable } from "../common/TypedTable";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import { frame } from "../page/framedPage";
import {
  type Draft,
  type KnownRow,
  knownRows,
  NOTHING,
  pagesInWords,
  type ShownRow,
  shownRows,
  stepsOf,
  useDraft,
  without,
  writtenRows,
} from "./rowsDraft";

/** A table, and a row or a cell of it to begin at, such as `/rows/2/town`. */
export interface OpenTable {
  file: string;
  pointer?: string;
}

interface RowsTableProps {
  open: OpenTable;
  /** Changes with the page and its problems: the table is loaded again. */
  version: unknown;
  onClose: () => void;
}

/** The table whose rows are pages, typed in like a spreadsheet. All that was typed is saved together. */
export function RowsTable({ open, version, onClose }: RowsTableProps): ReactNode {
  const done = useObservable(edits.queue, () => edits.queue.state.done);
  const name = `rows/table?file=${encodeURIComponent(open.file)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are why it is loaded again
  const now = useMemo(() => ({}), [version, done]);
  const table = useLoaded(name, now, edits.queue.load<RowTable>)?.response;
  return (
    <Dialog title={`Table ${baseName(open.file)}`} className="sheet wide" onClose={onClose}>
      {table ? <Rows table={table} open={open} onClose={onClose} /> : <p className="loading">Loading …</p>}
    </Dialog>
  );
}

const baseName = (file: string): string => file.replace(/^.*\//, "");

interface RowsProps extends Pick<RowsTableProps, "open" | "onClose"> {
  table: RowTable & ShownText;
}

/** What was typed in the table, and the way to save it. */
function useRows({ table, open, onClose }: RowsProps) {
  const known = knownRows(table);
  const { draft, setDraft } = useDraft(table.file, known);
  const [opened, setOpened] = useState<OpenedCell | undefined>(() => cellAt(table, open.pointer));
  const [refused, setRefused] = useState<Pick<Refused, "words" | "problems">>();
  const [isSaved, setSaved] = useState(false);
  // More may be typed while it is being saved, and a press on a row keeps what is typed in another.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const change: Change = (next) => {
    latest.current = next(latest.current);
    setDraft(latest.current);
    setRefused(undefined);
    setSaved(false);
  };
  const go = (route: string) => {
    onClose();
    frame.go(route);
  };
  const steps = stepsOf(table.columns, known, draft);
  const wrong = wrongBy(refused, table, known, draft);
  const rows = shownRows(known, draft).map((row) => cellsOf({ table, row, draft, change, wrong, go }));
  const onAdd = () => {
    change((now) => ({ ...now, added: [...now.added, `new ${Date.now()}`] }));
    setOpened({ row: rows.length });
  };
  const onSave = async () => {
    const { file, hash, asked } = table;
    const result = await edits.queue.make({ file, hash, asked, steps, name: `the table ${baseName(file)}` });
    const isNow = result.result === "saved";
    // Two texts of the same lines have no place in a table to be chosen from.
    setRefused(isNow ? undefined : { problems: [], ...result });
    setSaved(isNow);
    if (isNow) setDraft(without(latest.current, draft));
  };
  return {
    rows,
    opened,
    onAdd,
    onSave,
    refused,
    isChanged: steps.length > 0,
    isSaved,
    saves: pagesInWords(draft),
    change,
  };
}

function Rows(props: RowsProps) {
  const { rows, opened, onAdd, onSave, saves, refused, isChanged, isSaved, change } = useRows(props);
  const { columns, problem } = props.table;
  return (
    <TypedTable
      label="Rows"
      help="Each row is a page. Arrow keys go from cell to cell, and a second press opens one; Enter keeps what was typed, Escape leaves it as it was."
      columns={[...columns.map(inWords), "Page"]}
      none={problem ?? "There is no row yet."}
      lines={40}
      rows={rows}
      opened={opened}
      adds="+ Row"
      onAdd={columns.length > 0 ? onAdd : undefined}
      isChanged={isChanged}
      isSaved={isSaved}
      onSave={() => void onSave()}
      onDiscard={() => change(() => NOTHING)}
      saves={<span className="note">{saves}</span>}
    >
      {rows.length > 0 && problem !== undefined && <p className="refused">{problem}</p>}
      <WhyRefused words={refused && plainWords(refused.words)} />
      <RefusalAnswers words={refused?.words} again={() => void onSave()} />
    </TypedTable>
  );
}

/** Where the focus begins: in a cell of the table, if one is given. */
function cellAt({ rows, columns }: RowTable, pointer: string | undefined): OpenedCell | undefined {
  const row = rows.findIndex((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  const column = columns.findIndex((name) => childPointer(rows[row]?.pointer ?? "", name) === pointer);
  return row < 0 ? undefined : { row, column: Math.max(column, 0) };
}

type Change = (next: (now: Draft) => Draft) => void;

/** What is wrong with cells, by the key of their row and their column. */
type Wrong = Map<string, string>;

function wrongBy(
  refused: Pick<Refused, "problems"> | undefined,
  table: RowTable,
  known: KnownRow[],
  draft: Draft,
): Wrong {
  const wrong: Wrong = new Map();
  for (const { key, problems } of known) {
    for (const [column, messages] of Object.entries(problems)) wrong.set(`${key}/${column}`, messages.join(" "));
  }
  // A refused save says it of the rows as they would have been.
  const written = writtenRows(known, draft);
  for (const { file, pointer, message } of refused?.problems ?? []) {
    const [, index, column] = stepsIn(pointer);
    const row = file.endsWith(table.file) ? written[Number(index)] : undefined;
    if (row && column !== undefined) wrong.set(`${row.key}/${column}`, message);
  }
  return wrong;
}

interface RowProps {
  table: RowTable;
  row: ShownRow;
  draft: Draft;
  change: Change;
  wrong: Wrong;
  go: (route: string) => void;
}

function cellsOf({ table, row, draft, change, wrong, go }: RowProps): GridCell[] {
  const { key, pointer, route, values } = row;
  const isNew = pointer === undefined;
  const named = isNew ? "New row" : (Object.values(values)[0] ?? "");
  const cells = table.columns.map((column): GridCell => {
    const isThis = (one: Draft["cells"][number]) => one.of === key && one.column === column;
    const typed = draft.cells.find(isThis);
    const said = wrong.get(`${key}/${column}`);
    const error = said && plainWords(said);
    return {
      name: `${named}, ${inWords(column)}`,
      words: typed?.words ?? values[column] ?? "",
      isChanged: isNew || typed !== undefined,
      error,
      note: error,
      write: (words) =>
        change((now) => {
          const others = now.cells.filter((one) => !isThis(one));
          const isSame = words === (values[column] ?? "");
          return { ...now, cells: isSame ? others : [...others, { of: key, column, words }] };
        }),
    };
  });
  const page: GridCell = route
    ? { name: `Open ${route}`, words: route, act: () => go(route) }
    : { name: `${named}, page`, words: isNew ? "A new page" : "No page yet" };
  const remove = () =>
    change((now) => ({
      cells: now.cells.filter(({ of }) => of !== key),
      added: now.added.filter((one) => one !== key),
      removed: isNew ? now.removed : [...now.removed, key],
    }));
  const removes = isNew ? "Delete the new row" : `Delete the row ${named}`;
  return [...cells, page, { name: removes, words: "Delete", act: remove }];
}
