import { checkFolder, type FolderCheck, imageNames } from "../content/check/checkFolder";
import { contentsIn } from "../content/model/languages";
import { filesOf, type PageContent, type SiteContent } from "../content/model/siteContent";
import { loadContent } from "../content/pages/loadContent";
import { routeOf } from "../content/pages/pageFiles";
import { wholePage } from "../content/pages/unreadPage";
import type { ListSource } from "../content/site/entries";
import { furtherPage, partsOf } from "../content/site/pageLists";
import { shownOf } from "../content/site/shownOf";
import { measureOriginals } from "../pictures/measure";
import { indexOf, publishedPages, readIndex, type SiteFolders, type SiteIndex } from "./siteIndex";

interface ReadSite {
  content: SiteContent;
  /** The pages that this build makes. */
  pages: PageContent[];
  /** Undefined if an error prevents publishing. */
  index: SiteIndex | undefined;
  /** Absent if an index shows that the site was checked. */
  check?: FolderCheck;
}

/** The pages with the further pages of their long lists. */
export function withParts(pages: PageContent[], source: ListSource): PageContent[] {
  return pages.flatMap((page) => {
    const parts = partsOf(page, source);
    return [page, ...Array.from({ length: parts - 1 }, (_, index) => furtherPage(wholePage(page), index + 2))];
  });
}

/**
 * Reads and checks the whole site. With an index file, it only reads the pages and pictures whose route or name `isOwn`
 * accepts.
 *
 * @param onFacts is called before the site is checked
 * @throws Cancelled for the index of another site
 */
export async function readSite(
  folders: SiteFolders,
  indexFile: string | undefined,
  isOwn: (name: string) => boolean,
  onFacts: (site: SiteContent) => void,
): Promise<ReadSite> {
  const place = { dir: folders.pagesDir, publicDir: folders.publicDir, cwd: folders.cwd, at: folders.at };
  if (indexFile === undefined) {
    const check = await checkFolder({ ...place, remember: true, errorsOnly: true, onFacts });
    const pages = (publishedPages(check) ?? []).filter(({ route }) => isOwn(route));
    return { check, content: check.content, pages, index: await indexOf(check, folders) };
  }
  const index = readIndex(indexFile, folders);
  const published = new Set(index.pages.map(({ route }) => route));
  const content = loadContent(
    { ...place, at: index.at },
    { only: ({ properName }) => published.has(routeOf(properName)) && isOwn(routeOf(properName)) },
  );
  for (const { language, site } of contentsIn(content)) if (site) Object.assign(site, index.found[language ?? ""]);
  const source = { pages: index.pages, collections: content.collections };
  // A list shows pictures of pages that only other shards read.
  const listed = withParts(content.pages, source).flatMap((page) => shownOf(page, source)?.pictures ?? []);
  const pictures = [...imageNames(filesOf(content)), ...index.pictures.filter(isOwn), ...listed];
  content.originals = await measureOriginals(content.imagesRoot, pictures);
  return { content, pages: content.pages, index };
}
