import { placeholdersIn } from "../../../base/placeholders";
import { childPointer, parentPointer, pointerSteps, valueAt } from "../../../base/pointer";
import { oncePerFile, oncePerSource } from "../../model/oncePerFile";
import type { PageContent } from "../../model/siteContent";
import { type NamedEntry, readingsNamed } from "./entries";

/** An object of a page's data with a price or a duration. */
export interface Row {
  pointer: string;
  name: string;
  price: string;
  duration: string;
}

export function rowAt(data: unknown, pointer: string): Row {
  const { price, duration } = valueAt(data, pointer) as Record<string, unknown>;
  const text = (field: unknown) => (typeof field === "string" ? field : "");
  // A cell is named by its row and its own key: "Bath" and "large".
  const row = parentPointer(parentPointer(pointer));
  const name =
    text(valueAt(data, `${pointer}/name`)) || `${text(valueAt(data, `${row}/name`))} ${pointerSteps(pointer).at(-1)}`;
  return { pointer, name, price: text(price), duration: text(duration) };
}

export function rowsIn(data: unknown, value: unknown = data, pointer = ""): Row[] {
  if (typeof value !== "object" || value === null) return [];
  const row = "price" in value || "duration" in value ? rowAt(data, pointer) : undefined;
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object"
      ? rowsIn(data, inner, childPointer(pointer, Array.isArray(value) ? Number(key) : key))
      : [],
  );
  return row?.price || row?.duration ? [row, ...inside] : inside;
}

/** Every row of a page, as written. */
export const rowsOf = oncePerSource(({ source }: Pick<PageContent, "source">): Row[] => rowsIn(source));

/** The entry whose price or duration a text uses by a `${…}`. */
export function takenFrom(text: string, entries: NamedEntry[]): NamedEntry | undefined {
  for (const { name } of placeholdersIn(text)) {
    const [, id] = /^(?:price|upTo|priceRange|priceText|duration)\.(.*)$/s.exec(name) ?? [];
    if (id !== undefined) return byId(entries).get(id);
  }
  return undefined;
}

const byId = oncePerFile((entries: NamedEntry[]) => new Map(entries.map((entry) => [entry.id, entry])));

/** The same for a row. */
export const takenIn = ({ price, duration }: Row, entries: NamedEntry[]): NamedEntry | undefined =>
  takenFrom(price, entries) ?? takenFrom(duration, entries);

/** The entry that a row is about, with its variants: by the facts that the row uses, or by its name. */
export function readingsOf(row: Row, { route }: PageContent, entries: NamedEntry[]): NamedEntry[] {
  const { name, price, duration } = row;
  const entry = takenIn(row, entries);
  if (entry) return entries.filter(({ of }) => of === entry.of);
  // "+$30" is a surcharge.
  return /^\s*\+/.test(price || duration) ? [] : readingsNamed(entries, route, name);
}
