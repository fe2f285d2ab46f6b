import { collectionOf } from "../model/collections";
import { oncePerFile } from "../model/oncePerFile";
import { isDraft, type PageContent } from "../model/siteContent";
import { entryOf, type ListSource } from "./entries";
import type { PublishedPage } from "./pageLanguages";
import { type PartOf, shownEntries } from "./pageLists";
import { parentsOf } from "./parents";
import { nameOfPage } from "./routes";

/**
 * What a page shows of other pages, as plain data: while it is the same, a change of these leaves the page as it is.
 * Undefined for a page that shows nothing of others.
 */
export function shownOf(page: PartOf, source: ListSource): { data: unknown; pictures: string[] } | undefined {
  const parents = parentsOf(page, source.pages);
  const lists = [...shownEntries(page, source).values()];
  if (parents.length === 0 && lists.length === 0) return undefined;
  const pictures = lists.flatMap(({ entries }) => entries.flatMap(({ picture }) => picture?.src ?? []));
  return { data: { parents, lists }, pictures };
}

/** What other pages may show of a page, as one text: in lists, and above it in their addresses. Undefined for nothing. */
export function shownByOthers(page: PageContent | undefined, source: ListSource): string | undefined {
  if (!page) return undefined;
  const isAbove = routesAbove(source.pages ?? []).has(page.route);
  const isListed = collectionOf(page, source.collections) !== undefined;
  return isAbove || isListed
    ? JSON.stringify([isDraft(page), page.data && entryOf(page), nameOfPage(page)])
    : undefined;
}

/** The addresses that have others below them. */
const routesAbove = oncePerFile((pages: PublishedPage[]) => {
  const above = ({ route }: PublishedPage) => {
    const parts = route.split("/");
    return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join("/"));
  };
  return new Set(pages.flatMap(above));
});
