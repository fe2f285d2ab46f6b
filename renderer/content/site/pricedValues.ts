import { child, valueAt } from "../pointer";
import type { ContentFile, TypedValue } from "../siteContent";

/** What the names of the price book in site.yaml hold. */
const KINDS: Record<string, string> = { price: "Price", upTo: "Price", duration: "Duration" };

/** Every price and duration of a file: those of its blocks, and those of the price book. */
export function pricedValuesOf(file: ContentFile): TypedValue[] {
  const found = file.values.filter(({ kind }) => kind === "Price" || kind === "Duration");
  const collect = (data: unknown, pointer: string): void => {
    if (typeof data !== "object" || data === null) return;
    for (const [name, value] of Object.entries(data)) {
      const kind = KINDS[name];
      if (kind && typeof value === "string") found.push({ kind, pointer: child(pointer, name), value });
      else collect(value, child(pointer, name));
    }
  };
  collect(valueAt(file.data, "/prices"), "/prices");
  return found;
}
