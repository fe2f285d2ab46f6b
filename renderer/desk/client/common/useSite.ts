import type { CollectionEntry } from "../../protocol/collections";
import type { PageEntry } from "../../protocol/page";
import type { ChangedFiles } from "../../protocol/publish";
import type { TableEntry } from "../../protocol/rows";
import { ask } from "./requests";
import { useLoaded } from "./useLoaded";

const NONE: PageEntry[] = [];
const NO_COLLECTIONS: CollectionEntry[] = [];

/** The collections of the site, loaded again with each version. */
export const useCollections = (version: unknown): CollectionEntry[] =>
  useLoaded<CollectionEntry[]>("collections", version)?.response ?? NO_COLLECTIONS;

/** The pages of the site, loaded again with each version; undefined requests nothing. */
export const usePages = (version: unknown): PageEntry[] =>
  useLoaded<PageEntry[]>(version === undefined ? undefined : "pages", version)?.response ?? NONE;

const NO_TABLES: TableEntry[] = [];

/** The tables whose rows are pages, loaded again with each version. */
export const useTables = (version: unknown): TableEntry[] =>
  useLoaded<TableEntry[]>("rows", version)?.response ?? NO_TABLES;

/** How long a save that is being shown goes first, in milliseconds. */
const SHOWN_FIRST = 300;

let isKnown = false;

/** At once for the first time. */
async function loadChanges(name: string, signal: AbortSignal): Promise<ChangedFiles> {
  if (isKnown) await new Promise((resolve) => setTimeout(resolve, SHOWN_FIRST));
  isKnown = true;
  // Outside of a repository nothing is to be said of it.
  return ask<ChangedFiles>(name, signal).catch(({ message }: Error) => {
    throw new Error(message);
  });
}

/** What differs from the last publication; undefined outside of a repository. */
export const useChanges = (version: unknown): ChangedFiles | undefined =>
  useLoaded(version === undefined ? undefined : "changes", version, loadChanges)?.response;

/** What the desk calls the state of a page. */
export function stateInWords(
  { state, file, row }: Pick<PageEntry, "state" | "file" | "row">,
  changes: ChangedFiles | undefined,
): string | undefined {
  if (state !== "public") return state === "draft" ? "Draft" : "Scheduled";
  const isIn = (files: string[]) => files.includes(file) || (row !== undefined && files.includes(row.table));
  if (changes?.added.includes(file)) return "New";
  if (!changes || isIn(changes.files)) return changes && "Changed";
  return isIn(changes.sent) ? "Sent" : "Online";
}
