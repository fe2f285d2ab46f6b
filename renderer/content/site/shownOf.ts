import { isDraft, type PageContent } from "../model/siteContent";
import { entryOf, type ListSource } from "./entries";
import { type PartOf, shownEntries } from "./pageLists";
import { parentsOf } from "./parents";

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

/** What other pages may show of a page, as one text; undefined if there is no such page. */
export function shownByOthers(page: PageContent | undefined): string | undefined {
  return page && JSON.stringify([isDraft(page), page.data === undefined ? undefined : entryOf(page)]);
}
