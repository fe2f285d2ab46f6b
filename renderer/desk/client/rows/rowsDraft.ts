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
}

export const NOTHING: Draft = { cells: [], removed: [], added: [] };

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
 * What was typed is remembered until it is saved. What was typed in a row that is another one by now is left out.
 */
export function useDraft(file: string, rows: KnownRow[]) {
  const [read, setDraft] = useRemembered(`rows of ${file}`, NOTHING);
  const keys = new Set(rows.map(({ key }) => key));
  const draft: Draft = {
    cells: read.cells.filter(({ of }) => keys.has(of)),
    removed: read.removed.filter((key) => keys.has(key)),
    added: read.added,
  };
  return { draft, setDraft };
}

/** What was typed since that was sent. */
export function without(now: Draft, sent: Draft): Draft {
  const since = <One>(own: One[], known: One[]) =>
    own.filter((one) => !known.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const [cells, removed] = [since(now.cells, sent.cells), since(now.removed, sent.removed)];
  const added = since(now.added, sent.added);
  return cells.length + removed.length + added.length === 0 ? NOTHING : { cells, removed, added };
}

/** The rows as they are shown: without those to remove, with new ones at the end. */
export const shownRows = (rows: KnownRow[], { removed, added }: Draft): (KnownRow | NewRow)[] => [
  ...rows.filter(({ key }) => !removed.includes(key)),
  ...added,
];

export const isKnown = (row: KnownRow | NewRow): row is KnownRow => "pointer" in row;

/** Rows as they will be in the file: a new one in which nothing was typed is not. */
export const writtenRows = (rows: KnownRow[], draft: Draft): (KnownRow | NewRow)[] =>
  shownRows(rows, draft).filter((row) => isKnown(row) || Object.values(row.values).some(Boolean));
