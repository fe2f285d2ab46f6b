import { useState } from "react";

const KEY = "desk";

/** A state that the browser remembers: whether the desk is folded, which parts are open. */
export function useRemembered(name: string, otherwise: boolean): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => memory()[name] ?? otherwise);
  const set = (now: boolean) => {
    setValue(now);
    localStorage.setItem(KEY, JSON.stringify({ ...memory(), [name]: now }));
  };
  return [value, set];
}

function memory(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    // Another program on this port may have left something else there.
    return {};
  }
}
