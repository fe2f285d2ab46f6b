import type { PageStep } from "../../contract/entry";
import { originalRoute } from "../model/languages";
import { oncePerFile } from "../model/oncePerFile";
import type { PageContent } from "../model/siteContent";
import type { PublishedPage } from "./pageLanguages";
import { nameOfPage } from "./routes";

/**
 * The pages above a page in its address that are published, from the top: `/news` for `/news/first-days`. The home page
 * is not among them.
 */
export function parentsOf(
  { route, language }: Pick<PageContent, "route" | "language">,
  pages: PublishedPage[] = [],
): PageStep[] {
  const parts = originalRoute({ route, language }).split("/").slice(1, -1);
  if (parts.length === 0) return [];
  const code = language === undefined ? "" : `/${language}`;
  return parts.flatMap((_, index) => {
    const above = byRoute(pages).get(`${code}/${parts.slice(0, index + 1).join("/")}`);
    return above ? [{ name: nameOfPage(above), route: above.route }] : [];
  });
}

const byRoute = oncePerFile((pages: PublishedPage[]) => new Map(pages.map((page) => [page.route, page])));
