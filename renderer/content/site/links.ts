import { oncePerKey } from "../../base/once";
import { hasPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { markdownIn } from "../markdown/markdownIn";
import { rememberPerFile } from "../model/fileResults";
import { hasItself } from "../model/languages";
import { oncePerFile } from "../model/oncePerFile";
import { type ContentFile, filesOf, isDraft, type PageContent, type SiteContent } from "../model/siteContent";
import { blocksOf, isHalfRead } from "../pages/pageBlocks";
import { limitedLists, propertiesWith } from "../schema/siteSchema";
import { linkProblem } from "./linkProblem";
import { listedRoutes } from "./pageLists";
import { isHome, isNotFound, routeTable } from "./routes";

/** A link somewhere in a file: the value of a `to`, or one inside a text. */
export interface ContentLink {
  file: string;
  pointer: string;
  /** The link as written inside a text; absent if it is the whole value. */
  piece?: string;
  to: string;
  /** The page with the link; undefined for site.yaml, whose links are on every page. */
  page: PageContent | undefined;
}

export interface InternalLink extends ContentLink {
  /** The address without fragment, query and trailing slash; empty for a link that is only a fragment. */
  route: string;
  fragment: string;
}

/** The files to search for links. */
type Files = Parameters<typeof filesOf>[0];

type LinkInFile = Pick<ContentLink, "pointer" | "piece" | "to">;

/** Every link of the whole site whose `${…}` are all filled in. */
export const linksOf = (site: Files): ContentLink[] => linksBy(placed(linksIn), site);

/** The links of every file, as one list. Those of a file that has not changed are the same objects. */
function linksBy<Link extends LinkInFile>(linksOfFile: (file: ContentFile) => Link[], site: Files): Link[] {
  const files = filesOf(site);
  if (!site.translations) return files.flatMap(linksOfFile);
  // Among the files of all languages, each link is where it is written.
  return files.flatMap((file) => linksOfFile(file).filter(({ pointer }) => hasItself(file, pointer)));
}

/** The links of a file, each with the file. */
function placed<Link extends LinkInFile>(linksOfFile: (file: ContentFile) => Link[]) {
  return (file: ContentFile): (Link & ContentLink)[] => {
    const page = "route" in file ? (file as PageContent) : undefined;
    return linksOfFile(file).map((link) => ({ ...link, file: file.file, page }));
  };
}

/** The links of a file, of which several rules need some. */
const linksIn = oncePerKey((file: ContentFile): LinkInFile[] => {
  const own = file.values.flatMap(({ kind, pointer, value: to }) => (kind === "Href" ? { pointer, to } : []));
  const inTexts = markdownIn(file).flatMap(({ pointer, links }) =>
    links.map(({ to, piece }) => ({ pointer, piece, to })),
  );
  return [...own, ...inTexts].filter(({ to }) => !hasPlaceholder(to) && !to.includes("$%7B"));
}, 8);

const internalLinksIn = rememberPerFile("internal links", (file: ContentFile) =>
  linksIn(file).flatMap((link) => {
    // One with a space or a backslash is reported as such.
    if (!/^(?:\/(?!\/)|#)[^\s\\]*$/.test(link.to)) return [];
    const [address = "", fragment = ""] = link.to.split("#", 2);
    const route = address.replace(/\?.*/s, "");
    return { ...link, route: route.length > 1 ? route.replace(/\/$/, "") : route, fragment };
  }),
);

const placedInternalLinks = oncePerFile(placed(internalLinksIn));

/** The links within this site: those that start with one slash or with `#`. Several rules look at all of them. */
export const internalLinksOf = oncePerFile((site: Files): InternalLink[] => linksBy(placedInternalLinks, site));

/** The links of the whole site with a wrong form. */
export const brokenLinksOf = (site: SiteContent): ContentLink[] => linksBy(placed(brokenLinksIn), site);

const brokenLinksIn = rememberPerFile("broken links", (file: ContentFile) =>
  linksIn(file).filter(({ to }) => linkProblem(to)),
);

/** The lists of site.yaml of which a page's blocks show the first entries, and how many. */
const limitsIn = rememberPerFile(
  "limited lists",
  (page: PageContent): [list: string, limit: number][] =>
    blocksOf(page).flatMap((block) =>
      propertiesWith(block, "limits").map(([name, limits, { default: usual }]): [string, number] => {
        const own = valueAt(block, `/${name}`);
        return [limits, Number(typeof own === "number" ? own : usual)];
      }),
    ),
  { warns: true },
);

/** The entries of site.yaml's limited lists that a published page shows, as pointers. */
function shownEntries(site: SiteContent): Set<string> {
  const shown = new Set<string>();
  for (const page of site.pages) {
    if (isDraft(page)) continue;
    for (const [list, limit] of limitsIn(page)) {
      const entries = valueAt(site.site?.data, `/${list}`);
      if (!Array.isArray(entries)) continue;
      let left = limit;
      for (const [index, entry] of Object.entries(entries)) {
        if (left === 0) break;
        if (valueAt(entry, "/to") === page.route) continue;
        shown.add(`${list}/${index}`);
        left--;
      }
    }
  }
  return shown;
}

/** The routes of the pages that visitors can reach by links of their language, with the two that need none. */
export const reachedRoutes = oncePerFile((site: SiteContent): Set<string> => {
  const routes = routeTable(site);
  // A page in a language that the site does not have is reported by itself.
  const free = (page: PageContent) => isHome(page) || isNotFound(page) || page.language !== site.language;
  const reached = new Set(site.pages.filter(free).map(({ route }) => route));
  const shown = shownEntries(site);
  // A page that could not be parsed may show any of them.
  const isUndecided = site.pages.some(isHalfRead);
  for (const { route, page, pointer } of internalLinksOf(site)) {
    // The price book names pages, but visitors do not see it.
    if (!page && pointer.startsWith("/prices/")) continue;
    const [, list = "", index] = pointer.split("/");
    if (!page && !isUndecided && limitedLists.has(list) && !shown.has(`${list}/${index}`)) continue;
    const target = routes.get(route);
    // A page's link to itself does not count, nor does one in a draft, which is not built.
    if (target && target !== page && !(page && isDraft(page))) reached.add(target.route);
  }
  const source = { ...site, pages: site.pages.filter((page) => !isDraft(page)) };
  for (const page of source.pages) for (const route of listedRoutes(page, source)) reached.add(route);
  return reached;
});
