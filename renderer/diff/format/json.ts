import { printableJson } from "../../content/report/printable";
import type { DiffReport } from "../change";

/** A report as one JSON object, with the counts of its lists, and of the pages of each change. */
export function formatJson({ changes, changed, added, removed, renamed, ...rest }: DiffReport): string {
  const lists = { changed, added, removed, renamed };
  const counts = Object.fromEntries(Object.entries({ changes, ...lists }).map(([name, { length }]) => [name, length]));
  const counted = changes.map((change) => ({ ...change, pages: change.routes.length }));
  return printableJson({ ...rest, counts, ...lists, changes: counted });
}
