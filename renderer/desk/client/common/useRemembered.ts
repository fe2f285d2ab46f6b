import { useCallback, useState } from "react";

const KEY = "desk";

/** A state that the browser remembers as JSON: which tab is open, or what was typed in a dialog and is not done yet. */
export function useRemembered<Value>(name: string, otherwise: Value): [value: Value, set: (value: Value) => void] {
  const [value, setValue] = useState(() => (memory()[name] as Value | undefined) ?? otherwise);
  const set = useCallback(
    (now: Value) => {
      setValue(now);
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...memory(), [name]: now }));
      } catch {
        // The browser stores nothing, as in some private windows.
      }
    },
    [name],
  );
  return [value, set];
}

function memory(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, unknown>;
  } catch {
    // Another program on this port may have left something else there.
    return {};
  }
}
