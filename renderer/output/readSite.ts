import { checkFolder, type FolderCheck } from "../content/check/checkFolder";
import type { PageContent } from "../content/model/siteContent";
import { wholePage } from "../content/pages/unreadPage";
import type { ListSource } from "../content/site/entries";
import { furtherPage, partsOf } from "../content/site/pageLists";
import { indexOf, publishedPages, type SiteFolders, type SiteIndex } from "./siteIndex";

interface ReadSite {
  check: FolderCheck;
  /** The pages that this build makes. */
  pages: PageContent[];
  /** Undefined if an error prevents publishing. */
  index: SiteIndex | undefined;
}

/** The pages with the further pages of their long lists. */
export function withParts(pages: PageContent[], source: ListSource): PageContent[] {
  return pages.flatMap((page) => {
    const parts = partsOf(page, source);
    return [page, ...Array.from({ length: parts - 1 }, (_, index) => furtherPage(wholePage(page), index + 2))];
  });
}

/**
 * Reads and checks the whole site.
 *
 * @param isOwn whether this build makes the page with a route
 */
export async function readSite(
  { pagesDir: dir, publicDir, cwd, at }: SiteFolders,
  isOwn: (route: string) => boolean,
): Promise<ReadSite> {
  const check = await checkFolder({ dir, publicDir, cwd, at, remember: true, errorsOnly: true });
  const pages = (publishedPages(check) ?? []).filter(({ route }) => isOwn(route));
  return { check, pages, index: await indexOf(check, dir) };
}
