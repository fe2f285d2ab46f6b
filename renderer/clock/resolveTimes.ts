import { child, holderOf } from "../base/pointer";
import { isOpen, listsIn, type Window } from "./windows";

/** Places that moved: the pointer to a value as of a moment, and its pointer in the file. */
export type Moved = [now: string, written: string][];

/**
 * A file's data as of a moment: without parts outside their time, with only the current one of several values, and
 * without `from` and `until`. Parts without times stay the same objects.
 *
 * @returns the data, and the places whose pointers differ from those in the file
 */
export function resolveTimes(data: unknown, windows: Window[], now: number): { data: unknown; moved: Moved } {
  const times = new Set(windows.map(({ pointer }) => pointer));
  const closed = new Set(
    windows.filter((window) => !window.list && window.pointer && !isOpen(window, now)).map(({ pointer }) => pointer),
  );
  const values = valuesNow(windows, now);
  const around = new Set<string>();
  for (const { pointer } of windows) {
    for (let at = pointer; ; at = holderOf(at)) {
      around.add(at);
      if (at === "") break;
    }
  }
  const moved: Moved = [];
  const resolve = (value: unknown, written: string, at: string): unknown => {
    if (at !== written && holderMoved(at, written)) moved.push([at, written]);
    if (!around.has(written) || typeof value !== "object" || value === null) return value;
    const chosen = values.get(written);
    if (chosen !== undefined) {
      const place = `${child(written, chosen)}/value`;
      moved.push([at, place]);
      return (value as Record<string, unknown>[])[chosen]?.value;
    }
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const [index, item] of value.entries()) {
        const place = child(written, index);
        if (!closed.has(place)) kept.push(resolve(item, place, child(at, kept.length)));
      }
      return kept;
    }
    const copy: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const place = child(written, key);
      if (closed.has(place) || (times.has(written) && (key === "from" || key === "until"))) continue;
      Object.defineProperty(copy, key, {
        value: resolve(inner, place, child(at, key)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return copy;
  };
  return { data: resolve(data, "", ""), moved };
}

/** Whether the last step differs. Pointers inside a moved place need no entry of their own. */
function holderMoved(at: string, written: string): boolean {
  return at.slice(at.lastIndexOf("/")) !== written.slice(written.lastIndexOf("/"));
}

/** The index of the current value of each list. If none is current, which is reported, the last one before. */
function valuesNow(windows: Window[], now: number): Map<string, number> {
  const start = ({ starts = Number.NEGATIVE_INFINITY }: Window) => starts;
  return new Map(
    [...listsIn(windows)].map(([list, all]) => {
      const started = all.filter((window) => start(window) <= now).sort((a, b) => start(a) - start(b));
      const holds = started.findLast((window) => isOpen(window, now)) ?? started.at(-1) ?? all[0];
      return [list, holds ? all.indexOf(holds) : 0];
    }),
  );
}

/** The pointer in the file to a place as of a moment. */
export function writtenPlace(pointer: string, moved: Moved): string {
  let nearest: Moved[number] | undefined;
  for (const pair of moved) {
    const [now] = pair;
    const isInside = pointer === now || pointer.startsWith(`${now}/`);
    // The innermost entry: it accounts for parts that are left out around it.
    if (isInside && now.length >= (nearest?.[0].length ?? -1)) nearest = pair;
  }
  return nearest ? nearest[1] + pointer.slice(nearest[0].length) : pointer;
}
