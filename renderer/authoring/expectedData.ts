import { steps } from "../content/pointer";

/** Stands for an entry of a list that goes, so that the places of the others stay until the end. */
export const REMOVED = Symbol("removed");

/** Writes a value into data at the place of a JSON pointer. */
export function putAt(data: unknown, pointer: string, value: unknown): void {
  const path = steps(pointer);
  const last = path.pop() ?? "";
  const holder = path.reduce((inner: unknown, step) => (inner as Record<string, unknown>)[step], data);
  (holder as Record<string, unknown>)[last] = value;
}

/** The data without the entries that go. */
export function withoutRemoved(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== REMOVED).map(withoutRemoved);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutRemoved(value)]));
}
