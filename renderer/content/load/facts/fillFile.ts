import { child } from "../../pointer";
import type { Unfilled } from "../../siteContent";
import type { Facts } from "./facts";

/** Fills in every text of a file's data. The original, which may come from a cache, stays as it was. */
export function fillFile(data: unknown, facts: Facts): { data: unknown; unfilled: Unfilled[] } {
  const unfilled: Unfilled[] = [];
  const fill = (value: unknown, pointer: () => string): unknown => {
    if (typeof value === "string") {
      return facts.fill(value, (problem) => {
        const found = { ...problem, pointer: pointer() };
        const isSame = (other: Unfilled) => other.pointer === found.pointer && other.piece === found.piece;
        if (!unfilled.some(isSame)) unfilled.push(found);
      });
    }
    if (typeof value !== "object" || value === null) return value;
    // Almost every value has nothing to fill in: neither its copy nor its pointer is ever made.
    let copy: unknown;
    for (const [key, inner] of Object.entries(value)) {
      const result = fill(inner, () => child(pointer(), key));
      if (result === inner) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      (copy as Record<string, unknown>)[key] = result;
    }
    return copy ?? value;
  };
  return { data: fill(data, () => ""), unfilled };
}
