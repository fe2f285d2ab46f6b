import { collectionOf } from "../../content/model/collections";
import { translationsOf } from "../../content/model/languages";
import {
  isDraft,
  type PageContent,
  picturesIn,
  type SiteContent,
  timeOf,
  titleOf,
} from "../../content/model/siteContent";
import { nameIn } from "../../content/pages/pagesFolder";
import { nameOfPage } from "../../content/site/routes";
import { englishName } from "../../languages/languageIn";
import type { PageEntry } from "../protocol/page";

/** The pages of the site, each with what tells it from the others: the JSON of `/_desk/pages`. */
export function describePages({ pages, clock, imagesRootName, collections, rows }: SiteContent): PageEntry[] {
  return pages.map((page) => {
    const [picture] = picturesIn(page);
    const row = rows?.get(page.file);
    const collection = collectionOf(page, collections)?.folder;
    return {
      route: page.route,
      file: nameIn(imagesRootName, row?.template ?? page.file),
      name: nameOfPage(page),
      title: titleOf(page),
      ...(picture && { picture: picture.value }),
      ...(collection !== undefined && { collection }),
      ...(row && { row: { table: nameIn(imagesRootName, row.table) } }),
      ...(page.language && { language: englishName("language", page.language) }),
      state: pageState(page, clock.now),
    };
  });
}

/** The languages that a page is not translated into; none for a translation. */
export function untranslatedIn(page: PageContent, content: SiteContent): { code: string; name: string }[] {
  if (page.language !== undefined) return [];
  const there = new Set(translationsOf(page, content).map(({ language }) => language));
  const missing = (content.translations ?? []).filter(({ language }) => !there.has(language));
  return missing.map(({ language }) => ({ code: language, name: englishName("language", language) }));
}

/** @param now in milliseconds since 1970 */
export function pageState(page: PageContent, now: number): PageEntry["state"] {
  const { starts } = timeOf(page) ?? {};
  if (starts !== undefined && starts > now) return "scheduled";
  return isDraft(page) ? "draft" : "public";
}
