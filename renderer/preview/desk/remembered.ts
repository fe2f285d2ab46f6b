/** The desk's state in the browser's storage: whether it is folded, which parts are open. */
const KEY = "desk";

type Memory = Record<string, boolean>;

export function recall(name: string, otherwise: boolean): boolean {
  return memory()[name] ?? otherwise;
}

export function remember(name: string, value: boolean): void {
  localStorage.setItem(KEY, JSON.stringify({ ...memory(), [name]: value }));
}

function memory(): Memory {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Memory;
  } catch {
    // Another program on this port may have left something else there.
    return {};
  }
}
