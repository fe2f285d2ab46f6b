import { isGroup } from "../base/groups";
import { removeAt, valueAt } from "../base/pointer";
import { isOpen, listsIn, type Window } from "./windows";

/**
 * Turns a file's data into its data as of a moment, in place. What is outside its time becomes a hole in its list, and
 * so do all but the current one of several values: no index moves, and a pointer into the data is a pointer into the
 * file as written. `from` and `until` are left out.
 *
 * A hole is an index that an array does not have: `map`, `filter`, `every`, `Object.keys` and `Object.entries` skip it;
 * `for … of`, `find` and `length` do not.
 */
export function resolveTimes(data: unknown, windows: Window[], now: number): void {
  const current = new Set([...listsIn(windows).values()].map((values) => currentValue(values, now)));
  for (const window of windows) {
    const { pointer, list } = window;
    const isThere = pointer === "" || (list === undefined ? isOpen(window, now) : current.has(window));
    for (const place of isThere ? [`${pointer}/from`, `${pointer}/until`] : [pointer]) removeAt(data, place);
  }
}

/** The current value of a list. If none is current, which is reported, the last one before. */
function currentValue(values: Window[], now: number): Window | undefined {
  const start = ({ starts = Number.NEGATIVE_INFINITY }: Window) => starts;
  const started = values.filter((window) => start(window) <= now).sort((a, b) => start(a) - start(b));
  return started.findLast((window) => isOpen(window, now)) ?? started.at(-1) ?? values[0];
}

/** The pointer to a property's value as of a moment: if it has several, to the one that is no hole. */
export function valuePlace(data: unknown, pointer: string): string {
  const values = valueAt(data, pointer);
  const [index] = Array.isArray(values) ? Object.keys(values) : [];
  return index === undefined ? pointer : `${pointer}/${index}/value`;
}

/** A copy of data without its holes: the items behind them move up. */
export function withoutHoles<Data>(data: Data): Data {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item) => [copy(item)]);
    return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) : value;
  };
  return copy(data) as Data;
}
