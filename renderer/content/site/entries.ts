import { valueAt } from "../../base/pointer";
import { plainText } from "../../contract/richText";
import { readMarkdown } from "../markdown/readMarkdown";
import { collectionIn, collectionName, collectionOf } from "../model/collections";
import { rememberPerFile } from "../model/fileResults";
import { oncePerFile } from "../model/oncePerFile";
import type { CollectionFile, PageContent } from "../model/siteContent";
import { headingsOf } from "../pages/pageBlocks";
import type { PublishedPage } from "./pageLanguages";
import { nameOfPage } from "./routes";

/** What lists show of a page, as it is written there. */
type WrittenEntry = NonNullable<PublishedPage["entry"]>;

/** A page in a list. */
export type ListedEntry = WrittenEntry & { route: string };

const FIELDS = ["date", "author", "tags", "summary", "picture", "event", "job"] as const;

/** The entry of a page: its own lines, and its main heading. */
export const entryOf = rememberPerFile(
  "entry",
  (page: Pick<PageContent, "route" | "language" | "data">): WrittenEntry => {
    const heading = headingsOf(page).find(({ level, text }) => level === 1 && text !== "")?.text;
    const own = FIELDS.flatMap((field) => {
      const value = valueAt(page.data, `/${field}`);
      return value === undefined ? [] : [[field, value]];
    });
    const words = heading === undefined ? nameOfPage(page) : plainText(readMarkdown("Text", heading).tree);
    return { heading: words, ...Object.fromEntries(own) };
  },
);

/** Collections and the pages that are published: what lists are made of. */
export interface ListSource {
  pages?: PublishedPage[];
  collections?: CollectionFile[];
}

/** The pages of a collection in a language, in its order. @param of its name, such as `news` */
export function entriesIn({ pages = [], collections = [] }: ListSource, of: string, language?: string): ListedEntry[] {
  const collection = collections.find((one) => collectionName(one) === of);
  if (!collection) return [];
  const known = sorted(pages);
  const key = `${of} ${language ?? ""}`;
  const found = known.get(key) ?? inOrder(collection, collections, pages, language);
  known.set(key, found);
  return found;
}

/** Found once for each list of pages: a collection may have thousands. */
const sorted = oncePerFile((_pages: PublishedPage[]) => new Map<string, ListedEntry[]>());

function inOrder(
  collection: CollectionFile,
  collections: CollectionFile[],
  pages: PublishedPage[],
  language: string | undefined,
): ListedEntry[] {
  const { order } = collectionIn(collection);
  const own = pages.filter((page) => page.language === language && collectionOf(page, collections) === collection);
  const entries = own.map((page): ListedEntry => ({ route: page.route, ...(page.entry ?? entryOf(page)) }));
  const byRoute = (a: ListedEntry, b: ListedEntry) => (a.route < b.route ? -1 : 1);
  const byDate = (a: ListedEntry, b: ListedEntry) =>
    (a.date ?? "") === (b.date ?? "") ? byRoute(a, b) : (a.date ?? "") < (b.date ?? "") ? -1 : 1;
  if (order === "name") return entries.sort((a, b) => a.heading.localeCompare(b.heading, language) || byRoute(a, b));
  return order === "oldest" ? entries.sort(byDate) : entries.sort((a, b) => byDate(b, a));
}
