import { listAt, textAt, valueAt } from "../../base/pointer";
import { originalRoute } from "./languages";
import { oncePerFile } from "./oncePerFile";
import type { CollectionFile, PageContent } from "./siteContent";

/** What `_collection.yaml` says of its folder. */
export interface Collection {
  /** The folder as it begins the addresses of its pages, such as `/news`. */
  folder: string;
  name: string;
  description?: string;
  /** What search engines call its pages. */
  kind?: string;
  order: "newest" | "oldest" | "name";
  feed: boolean;
}

/** What a file says, as far as it keeps to its schema. */
export const collectionIn = oncePerFile(({ folder, data }: CollectionFile): Collection => {
  const text = (name: string) => textAt(data, `/${name}`);
  const [description, kind] = [text("description"), text("kind")];
  return {
    folder,
    name: text("collection") ?? folder.slice(1),
    ...(description ? { description } : {}),
    ...(kind ? { kind } : {}),
    order: (text("order") ?? "newest") as Collection["order"],
    feed: valueAt(data, "/feed") === true,
  };
});

/** Its name and its sentence in a language; in the main one, and where they are not translated, as the file begins. */
export function wordsIn(file: CollectionFile, language: string | undefined): Pick<Collection, "name" | "description"> {
  const { name, description } = collectionIn(file);
  const own = language === undefined ? undefined : valueAt(file.data, `/translations/${language}`);
  const text = (property: string) => textAt(own, `/${property}`);
  const said = own === undefined ? description : text("description");
  return { name: text("collection") ?? name, ...(said ? { description: said } : {}) };
}

/** What the pages of each kind cannot do without; of any other, a date. */
const NEEDED_BY_KIND: Record<string, string[]> = { Event: ["event"], JobPosting: ["date", "job"] };

export const neededByKind = (kind: string): string[] => NEEDED_BY_KIND[kind] ?? ["date"];

/** The lines that the pages of a collection need: those that it requires, and those of its kind and its feed. */
export function neededIn(file: CollectionFile): string[] {
  const { kind, feed } = collectionIn(file);
  const listed = listAt(file.data, "/pages/required").filter((line) => typeof line === "string");
  return [...new Set([...listed, ...(kind ? neededByKind(kind) : []), ...(feed ? ["date"] : [])])];
}

/** The name of a collection in the `of` of a list, such as `news`. */
export const collectionName = ({ folder }: Pick<CollectionFile, "folder">): string => folder.slice(1);

/** The collection that a page is in: that of the nearest folder above it. */
export function collectionOf(
  page: Pick<PageContent, "route" | "language">,
  collections: CollectionFile[] = [],
): CollectionFile | undefined {
  if (collections.length === 0) return undefined;
  const route = originalRoute(page);
  const above = collections.filter(({ folder }) => route.startsWith(`${folder}/`));
  return above.toSorted((a, b) => b.folder.length - a.folder.length)[0];
}
