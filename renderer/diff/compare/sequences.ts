import { diffArrays } from "diff";

/** Beyond this many edits, the whole stretch counts as changed. This bounds the time. */
const MOST_EDITS = 400;

/** A range of indexes in which two sequences differ. It may be empty on one side. */
export interface Hunk {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** Where two sequences differ, in time that grows linearly with their length. */
export function hunksOf(before: string[], after: string[]): Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const inner = [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
  if (inner[0].length === 0 && inner[1].length === 0) return [];
  const whole: Hunk = { before: [start, before.length - end], after: [start, after.length - end] };
  if (inner[0].length === 0 || inner[1].length === 0) return [whole];
  const parts = diffArrays(inner[0], inner[1], { maxEditLength: MOST_EDITS });
  if (!parts) return [whole];
  const hunks: Hunk[] = [];
  let [old, fresh] = [start, start];
  let open: Hunk | undefined;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      old += value.length;
      fresh += value.length;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { before: [old, old], after: [fresh, fresh] };
      hunks.push(open);
    }
    if (removed) old += value.length;
    else fresh += value.length;
    open.before[1] = old;
    open.after[1] = fresh;
  }
  return hunks;
}

/** Beyond this many comparisons, lines are paired in their order. */
const MOST_PAIRS = 2500;

/**
 * Pairs similar items of two lists, in order: each index of `before` with one of `after`.
 *
 * @param likeness 0 if two items have nothing in common, 1 if they are equal
 */
export function pairs<Item>(before: Item[], after: Item[], likeness: (a: Item, b: Item) => number): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 1 && columns === 1) return [[0, 0]];
  if (rows * columns > MOST_PAIRS) return Array.from({ length: Math.min(rows, columns) }, (_, index) => [index, index]);
  // best[row][column]: the highest sum of likenesses from there to the end of both lists.
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const alike = before.map((item) => after.map((other) => likeness(item, other)));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const like = (row: number, column: number) => alike[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const paired = like(row, column) > 0 ? like(row, column) + at(row + 1, column + 1) : 0;
      (best[row] as Float64Array)[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const found: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (like(row, column) > 0 && at(row, column) === like(row, column) + at(row + 1, column + 1)) {
      found.push([row++, column++]);
    } else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return found;
}
