import { childPointer } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import { type Draft, isKnown, type KnownRow, writtenRows } from "./rowsDraft";

/** The steps that write what was typed: cells, the rows that go from the last one on, new ones. */
export function stepsOf(columns: string[], rows: KnownRow[], draft: Draft): EditStep[] {
  const { cells, removed } = draft;
  const pointerOf = (key: string) => rows.find((row) => row.key === key)?.pointer ?? "";
  const set = cells
    .filter(({ of }) => !removed.includes(of))
    .map(
      ({ of, column, words }): EditStep => ({ do: "set", pointer: childPointer(pointerOf(of), column), value: words }),
    );
  const gone = rows.filter(({ key }) => removed.includes(key)).toReversed();
  const written = writtenRows(rows, draft);
  const fresh = written.flatMap((row, index): EditStep[] => {
    if (isKnown(row)) return [];
    const value = Object.fromEntries(columns.map((column) => [column, row.values[column] ?? ""]));
    return [{ do: "insert", pointer: "/rows", index, value }];
  });
  return [...set, ...gone.map(({ pointer }): EditStep => ({ do: "remove", pointer })), ...fresh];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What a save will do: `Changes 2 pages, adds 1 page`. */
export function pagesInWords({ cells, removed, added }: Draft): string {
  const changed = new Set(cells.map(({ of }) => of).filter((of) => !removed.includes(of))).size;
  const words = [
    changed > 0 && `changes ${counted(changed, "page")}`,
    added.length > 0 && `adds ${counted(added.length, "page")}`,
    removed.length > 0 && `removes ${counted(removed.length, "page")}`,
  ]
    .filter(Boolean)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was saved, for the list of steps to undo. */
export const savedWords = ({ cells, removed, added }: Draft): string =>
  [
    cells.length > 0 && counted(cells.length, "cell"),
    added.length > 0 && counted(added.length, "new row"),
    removed.length > 0 && `${counted(removed.length, "row")} removed`,
  ]
    .filter(Boolean)
    .join(", ");
