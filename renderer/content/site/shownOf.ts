import { isDraft, type PageContent } from "../model/siteContent";
import type { PublishedPage } from "./pageLanguages";
import { parentsOf } from "./parents";
import { nameOfPage } from "./routes";

/**
 * What a page shows of other pages, as plain data: while it is the same, a change of these leaves the page as it is.
 * Undefined for a page that shows nothing of others.
 */
export function shownOf(page: PageContent, pages: PublishedPage[]): unknown {
  const parents = parentsOf(page, pages);
  return parents.length === 0 ? undefined : { parents };
}

/** What other pages may show of a page, as one text; undefined if there is no such page. */
export function shownByOthers(page: PageContent | undefined): string | undefined {
  return page && JSON.stringify([isDraft(page), nameOfPage(page)]);
}
