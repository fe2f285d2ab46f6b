import { useRef } from "react";

interface Keyed {
  key: string;
  text: string;
}

let last = 0;

/**
 * Keys of entries that have no name of their own. An unchanged entry keeps its key wherever it is now, and a changed
 * one has the key of its place. So unfolded entries stay unfolded, and the focus stays where it is.
 */
export function useItemKeys(items: unknown[]): string[] {
  const known = useRef<Keyed[]>([]);
  const texts = items.map((item) => JSON.stringify(item) ?? "");
  const free = new Set(known.current);
  const take = (found: Keyed | undefined) => {
    if (found) free.delete(found);
    return found?.key;
  };
  const same = texts.map((text, index) => {
    const here = known.current[index];
    return take(here?.text === text && free.has(here) ? here : [...free].find((one) => one.text === text));
  });
  const keys = texts.map((_, index) => {
    const here = known.current[index];
    return same[index] ?? take(here && free.has(here) ? here : [...free][0]) ?? `entry-${++last}`;
  });
  known.current = keys.map((key, index) => ({ key, text: texts[index] ?? "" }));
  return keys;
}
