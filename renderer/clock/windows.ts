import { groupBy, isGroup } from "../base/groups";
import { childPointer } from "../base/pointer";
import { readMoment } from "./moment";

/** The time of one part of a file: the page, a block or another list item, or one of several values. */
export interface Window {
  /** JSON pointer into the file as written; empty for the page itself. */
  pointer: string;
  /** For one of several values, the pointer to their list. */
  list?: string;
  /** As written. */
  from?: string;
  until?: string;
  /** Its first instant, and the first instant after it; absent if open on that side. */
  starts?: number;
  ends?: number;
  /** Set for a block that somebody has hidden: it is outside its time at every moment. */
  hidden?: true;
  /** Whether one of the two, or their order, is wrong, as `clock/impossible` and others report. */
  wrong?: true;
}

type Group = Record<string, unknown>;

/** Whether a list holds one property's values for different times. */
const isValueList = (value: unknown): value is Group[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isGroup(each) && "value" in each && Object.keys(each).every((key) => PARTS.has(key)));

const PARTS = new Set(["value", "from", "until"]);

/**
 * All times in a file, from top to bottom: of each object with `from` or `until`, of each hidden block, and of each
 * value in a list of values. A value without an `until` ends when the next one starts.
 */
export function windowsIn(data: unknown, zone: string): Window[] {
  const found: Window[] = [];
  const walk = (value: unknown, pointer: string) => {
    // The names under `vars` are free, for example ${from}.
    if (typeof value !== "object" || value === null || pointer === "/vars") return;
    if (isValueList(value)) {
      found.push(...valueWindows(value, pointer, zone));
      return;
    }
    if (isGroup(value) && value.hidden === true && /^\/blocks\/\d+$/.test(pointer)) {
      found.push({ pointer, hidden: true });
    } else if (isGroup(value)) {
      const window = windowOf(value, pointer, zone);
      if (window.from !== undefined || window.until !== undefined) found.push(window);
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "object") walk(inner, childPointer(pointer, Array.isArray(value) ? Number(key) : key));
    }
  };
  walk(data, "");
  return found;
}

function windowOf({ from, until }: Group, pointer: string, zone: string): Window {
  const window: Window = { pointer };
  const start = readMoment(from, zone);
  const end = readMoment(until, zone, true);
  if (start) {
    window.from = String(from);
    if (start.wrong !== "impossible") window.starts = start.instant;
  }
  if (end) {
    window.until = String(until);
    if (end.wrong !== "impossible") window.ends = end.instant;
  }
  const { starts, ends } = window;
  const reversed = starts !== undefined && ends !== undefined && ends <= starts;
  if (reversed || start?.wrong || end?.wrong) window.wrong = true;
  return window;
}

function valueWindows(values: Group[], list: string, zone: string): Window[] {
  const windows = values.map((value, index) => ({ ...windowOf(value, childPointer(list, index), zone), list }));
  const starts = windows.flatMap(({ starts }) => starts ?? []).sort((a, b) => a - b);
  for (const window of windows) {
    if (window.until === undefined) {
      const next = starts.find((start) => start > (window.starts ?? Number.NEGATIVE_INFINITY));
      if (next !== undefined) window.ends = next;
    }
  }
  return windows;
}

/** The values of each list that holds one property's values for different times. */
export const listsIn = (windows: Window[]) => groupBy(windows, ({ list }) => list);

/** How long before something ends its author is warned. */
export const SOON = 14 * 24 * 60 * 60 * 1000;

export const isOpen = ({ starts, ends, hidden }: Window, now: number): boolean =>
  !hidden && (starts === undefined || starts <= now) && (ends === undefined || now < ends);

/** The instants at which any of these windows starts or ends, in order. */
export function momentsOf(windows: Window[]): number[] {
  return [...new Set(windows.flatMap(({ starts, ends }) => [starts, ends].filter((at) => at !== undefined)))].sort(
    (a, b) => a - b,
  );
}

/** The number of moments that have passed: changes whenever a window opens or closes. */
export const stateAt = (moments: number[], now: number): number => moments.filter((moment) => moment <= now).length;
