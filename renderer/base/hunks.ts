import { diffArrays } from "diff";

/** Enough for what people change at once. The time grows with the edits, times the length. */
const MOST_EDITS = 400;

/** A range of indexes in which two sequences differ. It may be empty on one side. */
export interface Hunk {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/**
 * Where two sequences differ.
 *
 * @param mostEdits beyond which all between the first and the last difference counts as changed
 */
export function hunksOf(before: string[], after: string[], mostEdits = MOST_EDITS): Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const inner = [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
  if (inner[0].length === 0 && inner[1].length === 0) return [];
  const whole: Hunk = { before: [start, before.length - end], after: [start, after.length - end] };
  if (inner[0].length === 0 || inner[1].length === 0) return [whole];
  const parts = diffArrays(inner[0], inner[1], { maxEditLength: mostEdits });
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
