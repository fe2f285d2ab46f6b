/** A value that a program may write into a file: plain data. */
export type PlainValue = string | number | boolean | PlainValue[] | { [name: string]: PlainValue };

/** Whether a value of a file is a group of names and values. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Items by their keys, both in the order of the items; those without a key are left out. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key | undefined): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
