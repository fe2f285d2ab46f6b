import path from "node:path";
import { valueAt } from "../../base/pointer";
import { originalRoute, translationsOf } from "../../content/model/languages";
import {
  isDraft,
  type PageContent,
  picturesIn,
  type SiteContent,
  timeOf,
  titleOf,
} from "../../content/model/siteContent";
import { nameOfRoute } from "../../content/site/routes";
import { englishName } from "../../languages/languageIn";
import type { PageEntry } from "../protocol/page";

/** The pages of the site, each with what tells it from the others: the JSON of `/_desk/pages`. */
export function describePages({ pages, clock }: SiteContent): PageEntry[] {
  return pages.map((page) => {
    const [picture] = picturesIn(page);
    return {
      route: page.route,
      file: path.basename(page.file),
      name: pageName(page),
      title: titleOf(page),
      ...(picture && { picture: picture.value }),
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

/** The name of a page in the breadcrumb. */
export function pageName(page: Pick<PageContent, "route" | "language" | "data">): string {
  const breadcrumb = valueAt(page.data, "/breadcrumb");
  return typeof breadcrumb === "string" ? breadcrumb : nameOfRoute(originalRoute(page));
}

/** @param now in milliseconds since 1970 */
export function pageState(page: PageContent, now: number): PageEntry["state"] {
  const { starts } = timeOf(page) ?? {};
  if (starts !== undefined && starts > now) return "scheduled";
  return isDraft(page) ? "draft" : "public";
}
