import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { child } from "../../../base/pointer";
import type { EditResult, EditStep } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";
import type { RowTable, TableRow } from "../../protocol/rows";
import { Dialog } from "../common/Dialog";
import { FigureAnswer } from "../common/FigureAnswer";
import { useFollowed } from "../common/followed";
import { Grid, type GridCell, type OpenedCell } from "../common/Grid";
import { plainWords } from "../common/plainWords";
import { SaveRow } from "../common/SaveRow";
import { useLoaded } from "../common/useLoaded";
import { useRemembered } from "../common/useRemembered";
import type { Edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";

/** A table, and a row or a cell of it to begin at, such as `/rows/2/town`. */
export interface OpenTable {
  file: string;
  pointer?: string;
}

interface RowsTableProps {
  edits: Edits;
  open: OpenTable;
  /** Changes with the page and its problems: the table is loaded again. */
  version: unknown;
  go: (route: string) => void;
  onClose: () => void;
}

/** What was typed and is not saved yet. A row is known by its values, wherever it is in the table by then. */
interface Draft {
  cells: { of: string; column: string; words: string }[];
  /** The rows to remove. */
  removed: string[];
  added: Record<string, string>[];
}

const NOTHING: Draft = { cells: [], removed: [], added: [] };

/** The table whose rows are pages, typed in like a spreadsheet. All that was typed is saved together. */
export function RowsTable({ edits, open, version, go, onClose }: RowsTableProps): ReactNode {
  const done = useFollowed(edits, () => edits.state.done);
  const name = `rows/table?file=${encodeURIComponent(open.file)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are why it is loaded again
  const now = useMemo(() => ({}), [version, done]);
  const table = useLoaded(name, now, edits.load<RowTable>)?.response;
  return (
    <Dialog title={`Table ${open.file.replace(/^.*\//, "")}`} className="sheet wide" onClose={onClose}>
      {table ? <Rows {...{ edits, table, open, go }} /> : <p className="none">Loading …</p>}
    </Dialog>
  );
}

const keyOf = ({ values }: TableRow): string => JSON.stringify(values);

interface RowsProps extends Pick<RowsTableProps, "edits" | "open" | "go"> {
  table: RowTable & ShownText;
}

/** What was typed in the table, and the way to save it. */
function useRows({ edits, table, open, go }: RowsProps) {
  const { draft, setDraft } = useDraft(table);
  const [opened, setOpened] = useState<OpenedCell | undefined>(() => cellAt(table, open.pointer));
  const [refused, setRefused] = useState<EditResult & { result: "refused" }>();
  const [isSaved, setSaved] = useState(false);
  const change = (now: Draft) => {
    setDraft(now);
    setRefused(undefined);
    setSaved(false);
  };
  // More may be typed while it is being saved.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const steps = stepsOf(table, draft);
  const kept = table.rows.filter((row) => !draft.removed.includes(keyOf(row)));
  const wrong = wrongBy(refused, table, kept);
  const rows = [
    ...kept.map((row, index) => knownRow({ table, row, index, draft, change, wrong, go })),
    ...draft.added.map((values, index) =>
      newRow({ table, values, index, at: kept.length + index, draft, change, wrong }),
    ),
  ];
  const add = () => {
    change({ ...draft, added: [...draft.added, {}] });
    setOpened({ row: rows.length });
  };
  const save = async () => {
    const { file, hash, asked } = table;
    const result = await edits.make({ file, hash, asked, steps, name: savedWords(draft) });
    // Two texts of the same lines have no place in a table to be chosen from.
    const both = result.result === "conflict" && { result: "refused" as const, words: result.words, problems: [] };
    setRefused(result.result === "refused" ? result : both || undefined);
    setSaved(result.result === "saved");
    if (result.result === "saved") setDraft(without(latest.current, draft));
  };
  const isChanged = steps.length > 0;
  return {
    ...{ rows, opened, add, save, draft, refused, isChanged, isSaved: isSaved && !isChanged },
    discard: () => change(NOTHING),
  };
}

function Rows(props: RowsProps) {
  const { rows, opened, add, save, discard, draft, refused, isChanged, isSaved } = useRows(props);
  const { edits, table } = props;
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
        {...{ rows, opened }}
      />
      <div className="row actions">
        <button type="button" onClick={add}>
          + Row
        </button>
      </div>
      <p role="alert" className="refused">
        {refused && plainWords(refused.words)}
      </p>
      <FigureAnswer edits={edits} words={refused?.words} again={() => void save()} />
      <p role="status">{isSaved && "Saved."}</p>
      {isChanged && (
        <SaveRow onSave={() => void save()} onDiscard={discard}>
          <span className="note">{pagesInWords(draft)}</span>
        </SaveRow>
      )}
    </section>
  );
}

/** Where the focus begins: in a cell of the table, if one is given. */
function cellAt({ rows, columns }: RowTable, pointer: string | undefined): OpenedCell | undefined {
  const row = rows.findIndex((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  const column = columns.findIndex((name) => child(rows[row]?.pointer ?? "", name) === pointer);
  return row < 0 ? undefined : { row, column: Math.max(column, 0) };
}

/** What was typed is remembered until it is saved. What was typed in a row that is another one by now is left out. */
function useDraft({ file, rows }: RowTable) {
  const [kept, setKept] = useRemembered<string>(`table ${file}`, "");
  const read = kept ? (JSON.parse(kept) as Draft) : NOTHING;
  const keys = new Set(rows.map(keyOf));
  const draft: Draft = {
    cells: read.cells.filter(({ of }) => keys.has(of)),
    removed: read.removed.filter((of) => keys.has(of)),
    added: read.added,
  };
  return { draft, setDraft: (now: Draft) => setKept(now === NOTHING ? "" : JSON.stringify(now)) };
}

/** What was typed since that was sent. */
function without(now: Draft, sent: Draft): Draft {
  const since = <One,>(own: One[], known: One[]) =>
    own.filter((one) => !known.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const [cells, removed] = [since(now.cells, sent.cells), since(now.removed, sent.removed)];
  const added = since(now.added, sent.added);
  return cells.length + removed.length + added.length === 0 ? NOTHING : { cells, removed, added };
}

/** The steps that write what was typed: cells first, then the rows that go from the last one on, then new ones. */
function stepsOf({ rows, columns }: RowTable, { cells, removed, added }: Draft): EditStep[] {
  const pointerOf = (key: string) => rows.find((row) => keyOf(row) === key)?.pointer ?? "";
  const set = cells
    .filter(({ of }) => !removed.includes(of))
    .map(({ of, column, words }): EditStep => ({ do: "set", pointer: child(pointerOf(of), column), value: words }));
  const gone = rows.filter((row) => removed.includes(keyOf(row))).toReversed();
  const count = rows.length - gone.length;
  const fresh = added
    .filter((values) => Object.values(values).some(Boolean))
    .map((values, index): EditStep => {
      const value = Object.fromEntries(columns.map((column) => [column, values[column] ?? ""]));
      return { do: "insert", pointer: "/rows", index: count + index, value };
    });
  return [...set, ...gone.map(({ pointer }): EditStep => ({ do: "remove", pointer })), ...fresh];
}

type Wrong = Map<string, string>;

/** What a refused save says of cells, by the index of the row as it is shown, and the column. */
function wrongBy(refused: (EditResult & { result: "refused" }) | undefined, table: RowTable, kept: TableRow[]): Wrong {
  const wrong: Wrong = new Map();
  for (const [index, { problems }] of kept.entries()) {
    for (const [column, messages] of Object.entries(problems)) wrong.set(`${index}/${column}`, messages.join(" "));
  }
  for (const { file, pointer, message } of refused?.problems ?? []) {
    const [, at] = /^\/rows\/(\d+\/.+)$/.exec(pointer) ?? [];
    if (at !== undefined && file.endsWith(table.file)) wrong.set(at, message);
  }
  return wrong;
}

interface RowProps {
  table: RowTable;
  draft: Draft;
  change: (now: Draft) => void;
  wrong: Wrong;
}

function knownRow({
  row,
  index,
  go,
  ...props
}: RowProps & { row: TableRow; index: number; go: (route: string) => void }) {
  const { table, draft, change, wrong } = props;
  const key = keyOf(row);
  const named = Object.values(row.values)[0] ?? "";
  const cells = table.columns.map((column): GridCell => {
    const typed = draft.cells.find((one) => one.of === key && one.column === column);
    const error = wrong.get(`${index}/${column}`);
    return {
      name: `${named}, ${inWords(column)}`,
      words: typed?.words ?? row.values[column] ?? "",
      isChanged: typed !== undefined,
      ...(error !== undefined && { error: plainWords(error), note: plainWords(error) }),
      write(words) {
        const others = draft.cells.filter((one) => one !== typed);
        const isSame = words === (row.values[column] ?? "");
        change({ ...draft, cells: isSame ? others : [...others, { of: key, column, words }] });
      },
    };
  });
  const { route } = row;
  const page: GridCell = route
    ? { name: `Open ${route}`, words: route, act: () => go(route) }
    : { name: `${named}, page`, words: "No page yet" };
  const remove = () => change({ ...draft, removed: [...draft.removed, key] });
  return [...cells, page, { name: `Delete the row ${named}`, words: "Delete", act: remove }];
}

function newRow({
  values,
  index,
  at,
  ...props
}: RowProps & { values: Record<string, string>; index: number; at: number }) {
  const { table, draft, change, wrong } = props;
  const rows = (now: Record<string, string> | undefined) =>
    change({ ...draft, added: draft.added.flatMap((one, place) => (place === index ? (now ? [now] : []) : [one])) });
  const cells = table.columns.map((column): GridCell => {
    const error = wrong.get(`${at}/${column}`);
    return {
      name: `New row, ${inWords(column)}`,
      words: values[column] ?? "",
      isChanged: true,
      ...(error !== undefined && { error: plainWords(error), note: plainWords(error) }),
      write: (words) => rows({ ...values, [column]: words }),
    };
  });
  const remove = () => rows(undefined);
  return [
    ...cells,
    { name: "New row, page", words: "A new page" },
    { name: "Delete the new row", words: "Delete", act: remove },
  ];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What a save will do: `Changes 2 pages, 1 new page`. */
function pagesInWords({ cells, removed, added }: Draft): string {
  const changed = new Set(cells.map(({ of }) => of).filter((of) => !removed.includes(of))).size;
  return [
    changed > 0 && `Changes ${counted(changed, "page")}`,
    added.length > 0 && counted(added.length, "new page"),
    removed.length > 0 && `Removes ${counted(removed.length, "page")}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const savedWords = ({ cells, removed, added }: Draft): string =>
  [
    cells.length > 0 && counted(cells.length, "cell"),
    added.length > 0 && counted(added.length, "new row"),
    removed.length > 0 && `${counted(removed.length, "row")} removed`,
  ]
    .filter(Boolean)
    .join(", ");
