import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { childPointer, pointerSteps as stepsIn } from "../../../base/pointer";
import type { EditResult } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";
import type { RowTable } from "../../protocol/rows";
import { Dialog } from "../common/Dialog";
import { Grid, type GridCell, type OpenedCell } from "../common/Grid";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { plainWords } from "../common/plainWords";
import { SaveRow } from "../common/SaveRow";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import { frame } from "../page/framedPage";
import { pagesInWords, savedWords, stepsOf } from "./rowSteps";
import {
  type Draft,
  isKnown,
  type KnownRow,
  knownRows,
  type NewRow,
  NOTHING,
  shownRows,
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
    <Dialog title={`Table ${open.file.replace(/^.*\//, "")}`} className="sheet wide" onClose={onClose}>
      {table ? <Rows table={table} open={open} onClose={onClose} /> : <p className="loading">Loading …</p>}
    </Dialog>
  );
}

interface RowsProps extends Pick<RowsTableProps, "open" | "onClose"> {
  table: RowTable & ShownText;
}

/** What was typed in the table, and the way to save it. */
function useRows({ table, open, onClose }: RowsProps) {
  const go = (route: string) => {
    onClose();
    frame.go(route);
  };
  const known = knownRows(table);
  const { draft, setDraft } = useDraft(table.file, known);
  const [opened, setOpened] = useState<OpenedCell | undefined>(() => cellAt(table, open.pointer));
  const [refused, setRefused] = useState<EditResult & { result: "refused" }>();
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
  const steps = stepsOf(table.columns, known, draft);
  const shown = shownRows(known, draft);
  const wrong = wrongBy(refused, table, known, draft);
  const rows = shown.map((row) => cellsOf({ table, row, draft, change, wrong, go }));
  const add = () => {
    change((now) => ({ ...now, added: [...now.added, { key: `new ${Date.now()}`, values: {} }] }));
    setOpened({ row: rows.length });
  };
  const save = async () => {
    const { file, hash, asked } = table;
    const result = await edits.queue.make({ file, hash, asked, steps, name: savedWords(draft) });
    // Two texts of the same lines have no place in a table to be chosen from.
    const both = result.result === "conflict" && { result: "refused" as const, words: result.words, problems: [] };
    setRefused(result.result === "refused" ? result : both || undefined);
    setSaved(result.result === "saved");
    if (result.result === "saved") setDraft(without(latest.current, draft));
  };
  const isChanged = steps.length > 0;
  return {
    rows,
    opened,
    add,
    save,
    refused,
    isChanged,
    isSaved: isSaved && !isChanged,
    saves: pagesInWords(draft),
    discard: () => change(() => NOTHING),
  };
}

function Rows(props: RowsProps) {
  const { rows, opened, add, save, discard, saves, refused, isChanged, isSaved } = useRows(props);
  const { table } = props;
  return (
    <section className="form" aria-label="Rows">
      <p className="note">
        Each row is a page. Arrow keys go from cell to cell, and a second press opens one; Enter keeps what was typed,
        Escape leaves it as it was.
      </p>
      {rows.length > 0 && table.problem !== undefined && <p className="refused">{table.problem}</p>}
      <Grid
        label="Rows"
        columns={[...table.columns.map(inWords), "Page"]}
        none={table.problem ?? "There is no row yet."}
        lines={40}
        rows={rows}
        opened={opened}
      />
      {table.columns.length > 0 && (
        <div className="row actions">
          <button type="button" onClick={add}>
            + Row
          </button>
        </div>
      )}
      <WhyRefused words={refused && plainWords(refused.words)} />
      <RefusalAnswers words={refused?.words} again={() => void save()} />
      <p role="status">{isSaved && "Saved."}</p>
      {isChanged && (
        <SaveRow onSave={() => void save()} onDiscard={discard}>
          <span className="note">{saves}</span>
        </SaveRow>
      )}
    </section>
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
  refused: (EditResult & { result: "refused" }) | undefined,
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

interface RowProps<Row> {
  table: RowTable;
  row: Row;
  draft: Draft;
  change: Change;
  wrong: Wrong;
  go: (route: string) => void;
}

function cellsOf({ row, ...props }: RowProps<KnownRow | NewRow>): GridCell[] {
  return isKnown(row) ? knownRow({ row, ...props }) : newRow({ row, ...props });
}

function knownRow({ table, row, draft, change, wrong, go }: RowProps<KnownRow>): GridCell[] {
  const { key, route, values } = row;
  const named = Object.values(values)[0] ?? "";
  const cells = table.columns.map((column): GridCell => {
    const isThis = (one: Draft["cells"][number]) => one.of === key && one.column === column;
    const typed = draft.cells.find(isThis);
    return {
      name: `${named}, ${inWords(column)}`,
      words: typed?.words ?? values[column] ?? "",
      isChanged: typed !== undefined,
      ...wrongIn(wrong, key, column),
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
    : { name: `${named}, page`, words: "No page yet" };
  const remove = () => change((now) => ({ ...now, removed: [...now.removed, key] }));
  return [...cells, page, { name: `Delete the row ${named}`, words: "Delete", act: remove }];
}

function newRow({ table, row, change, wrong }: RowProps<NewRow>): GridCell[] {
  const { key, values } = row;
  const cells = table.columns.map(
    (column): GridCell => ({
      name: `New row, ${inWords(column)}`,
      words: values[column] ?? "",
      isChanged: true,
      ...wrongIn(wrong, key, column),
      write: (words) =>
        change((now) => ({
          ...now,
          added: now.added.map((one) =>
            one.key === key ? { ...one, values: { ...one.values, [column]: words } } : one,
          ),
        })),
    }),
  );
  const remove = () => change((now) => ({ ...now, added: now.added.filter((one) => one.key !== key) }));
  return [
    ...cells,
    { name: "New row, page", words: "A new page" },
    { name: "Delete the new row", words: "Delete", act: remove },
  ];
}

function wrongIn(wrong: Wrong, key: string, column: string): Pick<GridCell, "error" | "note"> {
  const error = wrong.get(`${key}/${column}`);
  return error === undefined ? {} : { error: plainWords(error), note: plainWords(error) };
}
