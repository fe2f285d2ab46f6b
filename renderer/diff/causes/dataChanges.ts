import { diffArrays } from "diff";
import { isGroup } from "../../content/isGroup";
import { child } from "../../content/pointer";

/** A value in a file's data that was changed, added, removed or moved. */
export interface DataChange {
  /** JSON pointer in the new data; for a removed value, in the old data. */
  pointer: string;
  /** JSON pointer of the value in the old data. */
  was: string;
  before?: unknown;
  after?: unknown;
  moved?: true;
}

/** At most this many changes of a file are collected. */
const MOST = 3000;

/** Every innermost value that differs between two versions of a file's data. List items are matched by content. */
export function dataChanges(before: unknown, after: unknown): DataChange[] {
  const found: DataChange[] = [];
  const compare = (old: unknown, fresh: unknown, was: string, pointer: string) => {
    if (found.length >= MOST || old === fresh) return;
    if (Array.isArray(old) && Array.isArray(fresh)) lists(old, fresh, was, pointer);
    else if (isGroup(old) && isGroup(fresh)) {
      for (const key of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
        compare(old[key], fresh[key], child(was, key), child(pointer, key));
      }
    } else if (JSON.stringify(old) !== JSON.stringify(fresh)) found.push({ pointer, was, before: old, after: fresh });
  };
  const lists = (old: unknown[], fresh: unknown[], was: string, pointer: string) => {
    const [a, b] = [old.map((item) => JSON.stringify(item)), fresh.map((item) => JSON.stringify(item))];
    const [gone, came]: [number[], number[]] = [[], []];
    let [left, right] = [0, 0];
    for (const { added, removed, count } of diffArrays(a, b, { maxEditLength: 400 }) ?? whole(a, b)) {
      for (let step = 0; step < count; step++) {
        if (!added && !removed) {
          left++;
          right++;
        } else if (removed) gone.push(left++);
        else came.push(right++);
      }
    }
    for (const index of [...gone]) {
      const to = came.find((place) => b[place] === a[index]);
      if (to === undefined) continue;
      found.push({
        pointer: child(pointer, to),
        was: child(was, index),
        before: old[index],
        after: fresh[to],
        moved: true,
      });
      gone.splice(gone.indexOf(index), 1);
      came.splice(came.indexOf(to), 1);
    }
    for (const same of SAME) {
      for (const index of [...gone]) {
        const to = came.find((place) => same(old[index], fresh[place]));
        if (to === undefined) continue;
        compare(old[index], fresh[to], child(was, index), child(pointer, to));
        gone.splice(gone.indexOf(index), 1);
        came.splice(came.indexOf(to), 1);
      }
    }
    for (const index of gone) found.push({ pointer: child(was, index), was: child(was, index), before: old[index] });
    for (const index of came) found.push({ pointer: child(pointer, index), was: pointer, after: fresh[index] });
  };
  compare(before, after, "", "");
  return found;
}

const named = (key: string) => (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b) && a[key] !== undefined && a[key] === b[key];

/** How list items are matched, in this order: by id, name, type and so on. Two plain values are one that changed. */
const SAME = [
  named("id"),
  named("name"),
  named("heading"),
  named("question"),
  named("src"),
  named("type"),
  (a: unknown, b: unknown) => isGroup(a) && isGroup(b) && a.type === undefined && b.type === undefined && isAlike(a, b),
  (a: unknown, b: unknown) => !isGroup(a) && !isGroup(b),
];

/** Whether two objects have a property with the same value. */
function isAlike(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return Object.entries(a).some(
    ([key, value]) => b[key] !== undefined && JSON.stringify(b[key]) === JSON.stringify(value),
  );
}

function whole(before: string[], after: string[]) {
  return [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ];
}
