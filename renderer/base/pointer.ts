/** The pointer to a value inside another: `childPointer("/blocks/0", "a/b")` is `/blocks/0/a~1b` (RFC 6901). */
export function childPointer(pointer: string, key: string | number): string {
  if (typeof key === "number") return `${pointer}/${key}`;
  return `${pointer}/${/[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key}`;
}

/** The steps of a JSON pointer: `/blocks/0/a~1b` is `["blocks", "0", "a/b"]`. */
export function pointerSteps(pointer: string): string[] {
  if (pointer === "") return [];
  const written = pointer.slice(1).split("/");
  if (!pointer.includes("~")) return written;
  return written.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a JSON pointer. Returns undefined if there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const step of pointerSteps(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The same for a text, and for a list: undefined, and an empty list, where the value is of another type. */
export function textAt(data: unknown, pointer: string): string | undefined {
  const value = valueAt(data, pointer);
  return typeof value === "string" ? value : undefined;
}

export function listAt(data: unknown, pointer: string): unknown[] {
  const value = valueAt(data, pointer);
  return Array.isArray(value) ? value : [];
}

/** Sets the value at a JSON pointer in its parent. */
export function setAt(data: unknown, pointer: string, value: unknown): void {
  const holder = valueAt(data, parentPointer(pointer)) as Record<string, unknown>;
  holder[pointerSteps(pointer).at(-1) ?? ""] = value;
}

/** Removes the value at a JSON pointer, if there is one. In a list, its index stays empty and the others keep theirs. */
export function removeAt(data: unknown, pointer: string): void {
  const holder = valueAt(data, parentPointer(pointer));
  if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, pointerSteps(pointer).at(-1) ?? "");
}

/** The pointer to a value's parent: `/blocks/0` for `/blocks/0/heading`. */
export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));
