import { type FocusEvent, useRef, useState } from "react";

/**
 * A choice among tiles: a click saves at once; arrow keys only move, and Enter or leaving the tiles saves.
 *
 * @param now the value in the file
 */
export function useRadios(now: string, save: (value: string) => Promise<boolean>) {
  const [looked, setLooked] = useState<string>();
  const pointing = useRef(false);
  const finish = async (value: string | undefined) => {
    if (value !== undefined && value !== now) await save(value);
    setLooked(undefined);
  };
  return {
    chosen: looked ?? now,
    choose(value: string) {
      setLooked(value);
      if (pointing.current) void finish(value);
    },
    group: {
      onPointerDown: () => {
        pointing.current = true;
      },
      onKeyDown: ({ key }: { key: string }) => {
        pointing.current = false;
        if (key === "Enter" || key === " ") void finish(looked);
        if (key === "Escape") setLooked(undefined);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) void finish(looked);
      },
    },
  };
}
