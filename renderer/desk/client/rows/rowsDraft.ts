import { childPointer } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import type { RowTable, TableRow } from "../../protocol/rows";
import { useRemembered } from "../common/useRemembered";

/** A row of the file, by its values, wherever it is in the table by then. */
export interface KnownRow extends TableRow {
  key: string;
}

/** A row as it is shown; one that is not in the file yet has a key of its own, and no pointer. */
export type ShownRow = Omit<KnownRow, "pointer"> & { pointer?: string };

/** What was typed and is not saved yet. */
export interface Draft {
  cells: { of: string; column: string; words: string }[];
  /** The keys of the rows to remove. */
  removed: string[];
  /** The keys of new rows. */
  added: string[];
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
  const [{ cells, removed, added }, setDraft] = useRemembered(`typed rows of ${file}`, NOTHING);
  const keys = new Set(rows.map(({ key }) => key));
  const draft: Draft = {
    cells: cells.filter(({ of }) => keys.has(of) || added.includes(of)),
    removed: removed.filter((key) => keys.has(key)),
    added,
  };
  return { draft, setDraft };
}

/** What was typed since that was sent. */
export function without(now: Draft, sent: Draft): Draft {
  const cells = now.cells.filter((one) => !sent.cells.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const removed = now.removed.filter((key) => !sent.removed.includes(key));
  const added = now.added.filter((key) => !sent.added.includes(key) || cells.some(({ of }) => of === key));
  return cells.length + removed.length + added.length === 0 ? NOTHING : { cells, removed, added };
}

/** The rows as they are shown: without those to remove, with new ones at the end. */
export const shownRows = (rows: KnownRow[], { removed, added }: Draft): ShownRow[] => [
  ...rows.filter(({ key }) => !removed.includes(key)),
  ...added.map((key) => ({ key, values: {}, problems: {} })),
];

/** Rows as they will be in the file: a new one in which nothing was typed is not. */
export const writtenRows = (rows: KnownRow[], draft: Draft): ShownRow[] =>
  shownRows(rows, draft).filter(
    ({ key, pointer }) => pointer !== undefined || draft.cells.some(({ of, words }) => of === key && words !== ""),
  );

/** The steps that write what was typed: cells, the rows that go from the last one on, new ones. */
export function stepsOf(columns: string[], rows: KnownRow[], draft: Draft): EditStep[] {
  const { cells, removed } = draft;
  const set = rows.flatMap(({ key, pointer }) =>
    cells
      .filter(({ of }) => of === key)
      .map(({ column, words }): EditStep => ({ do: "set", pointer: childPointer(pointer, column), value: words })),
  );
  const gone = rows.filter(({ key }) => removed.includes(key)).toReversed();
  const fresh = writtenRows(rows, draft).flatMap(({ key, pointer }, index): EditStep[] => {
    if (pointer !== undefined) return [];
    const typedIn = (column: string) => cells.find((one) => one.of === key && one.column === column)?.words ?? "";
    const value = Object.fromEntries(columns.map((column) => [column, typedIn(column)]));
    return [{ do: "insert", pointer: "/rows", index, value }];
  });
  return [...set, ...gone.map(({ pointer }): EditStep => ({ do: "remove", pointer })), ...fresh];
}

/** What a save will do: `Changes 2 pages, adds 1 page`. */
export function pagesInWords({ cells, removed, added }: Draft): string {
  const changed = new Set(cells.map(({ of }) => of).filter((of) => !added.includes(of))).size;
  const words = Object.entries({ changes: changed, adds: added.length, removes: removed.length })
    .filter(([, count]) => count > 0)
    .map(([verb, count]) => `${verb} ${count} ${count === 1 ? "page" : "pages"}`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
