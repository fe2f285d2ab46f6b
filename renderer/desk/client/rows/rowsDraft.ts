import type { RowTable, TableRow } from "../../protocol/rows";
import { useRemembered } from "../common/useRemembered";

/** A row of the file, by its values, wherever it is in the table by then. */
export interface KnownRow extends TableRow {
  key: string;
}

/** A row that is not in the file yet, by a key of its own. */
export interface NewRow {
  key: string;
  values: Record<string, string>;
}

/** What was typed and is not saved yet. */
export interface Draft {
  cells: { of: string; column: string; words: string }[];
  /** The keys of the rows to remove. */
  removed: string[];
  added: NewRow[];
  /** The keys of the rows as they were last put in order; those of later rows are not among them. */
  order: string[];
}

export const NOTHING: Draft = { cells: [], removed: [], added: [], order: [] };

/** The rows of a table with their keys. Of several with the same values, each has one of its own. */
export function knownRows({ rows }: Pick<RowTable, "rows">): KnownRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const values = JSON.stringify(row.values);
    const before = seen.get(values) ?? 0;
    seen.set(values, before + 1);
    return { ...row, key: before === 0 ? values : `${values} ${before}` };
  });
}

/**
 * What was typed is remembered until it is saved. What was typed in a row that is another one by now is left out, as is
 * the order of rows to which others have come.
 */
export function useDraft(file: string, rows: KnownRow[]) {
  const [kept, setKept] = useRemembered<string>(`table ${file}`, "");
  const read: Draft = kept ? { ...NOTHING, ...(JSON.parse(kept) as Partial<Draft>) } : NOTHING;
  const keys = new Set(rows.map(({ key }) => key));
  const removed = read.removed.filter((key) => keys.has(key));
  const isWhole = rows.every(({ key }) => removed.includes(key) || read.order.includes(key));
  const draft: Draft = {
    cells: read.cells.filter(({ of }) => keys.has(of)),
    removed,
    added: read.added,
    order: isWhole ? read.order : [],
  };
  return { draft, setDraft: (now: Draft) => setKept(now === NOTHING ? "" : JSON.stringify(now)) };
}

/** What was typed since that was sent. */
export function without(now: Draft, sent: Draft): Draft {
  const since = <One>(own: One[], known: One[]) =>
    own.filter((one) => !known.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const [cells, removed] = [since(now.cells, sent.cells), since(now.removed, sent.removed)];
  const added = since(now.added, sent.added);
  const order = JSON.stringify(now.order) === JSON.stringify(sent.order) ? [] : now.order;
  return cells.length + removed.length + added.length + order.length === 0 ? NOTHING : { cells, removed, added, order };
}

/** The rows as they are shown: without those to remove, with new ones, in the order of the draft. */
export function shownRows(rows: KnownRow[], { removed, added, order }: Draft): (KnownRow | NewRow)[] {
  const all = [...rows.filter(({ key }) => !removed.includes(key)), ...added];
  const rank = ({ key }: NewRow) => (order.includes(key) ? order.indexOf(key) : order.length);
  return order.length === 0 ? all : all.toSorted((one, other) => rank(one) - rank(other));
}

export const isKnown = (row: KnownRow | NewRow): row is KnownRow => "pointer" in row;

/** Rows as they will be in the file: a new one in which nothing was typed is not. */
export const writtenRows = (rows: KnownRow[], draft: Draft): (KnownRow | NewRow)[] =>
  shownRows(rows, draft).filter((row) => isKnown(row) || Object.values(row.values).some(Boolean));
