import { canonicalUrl } from "../base/sitePath";
import type { PageModel } from "./pageModel";

/**
 * The page in every language in which search engines may list it, itself included, and for all others the one in the main language: every page of these
 * names the same (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function alternatesOf(
  { languages }: Pick<PageModel, "languages">,
  site: Parameters<typeof canonicalUrl>[0],
): { code: string; url: string }[] {
  const same = languages.filter(({ isTranslation, isIndexed }) => isTranslation && isIndexed);
  if (same.length < 2) return [];
  const urls = same.map(({ code, route }) => ({ code, url: canonicalUrl(site, route) }));
  return [...urls, { code: "x-default", url: urls[0]?.url ?? "" }];
}
