import { collectionIn, collectionName, collectionOf, wordsIn } from "../model/collections";
import type { CollectionFile, PageContent } from "../model/siteContent";
import type { ListSource } from "./entries";
import { listsOf } from "./pageLists";

/** The address of the feed of a collection in a language: `/news/feed.xml`, in Spanish `/es/news/feed.xml`. */
export const feedRoute = ({ folder }: Pick<CollectionFile, "folder">, language: string | undefined): string =>
  `${language === undefined ? "" : `/${language}`}${folder}/feed.xml`;

/** The feeds of the collections that a page lists, or is of. */
export function feedsOf(
  page: Pick<PageContent, "route" | "language" | "data">,
  { collections = [] }: ListSource,
): { title: string; route: string }[] {
  if (collections.length === 0) return [];
  const listed = new Set(listsOf(page).map(({ of }) => of));
  const own = collectionOf(page, collections);
  const named = collections.filter((one) => one === own || listed.has(collectionName(one)));
  return named.flatMap((one) => {
    const { name: title } = wordsIn(one, page.language);
    return collectionIn(one).feed ? [{ title, route: feedRoute(one, page.language) }] : [];
  });
}
