import { attempt } from "../../base/attempt.mjs";
import { listAt, textAt, valueAt } from "../../base/pointer";
import { addressOfPath } from "../../base/sitePath";
import { rememberPerFile } from "../model/fileResults";
import { originalRoute } from "../model/languages";
import { oncePerFile } from "../model/oncePerFile";
import { isDraft, type PageContent, type SiteContent } from "../model/siteContent";

export interface ServedRoute {
  route: string;
  page: PageContent;
  /** JSON pointer to the alias; absent for the page's own address. */
  alias?: string;
}

/** Every address of the site: the pages' own first, then their aliases. */
export function* servedRoutes({ pages }: Pick<SiteContent, "pages">): Generator<ServedRoute> {
  for (const page of pages) yield { route: page.route, page };
  for (const page of pages) {
    for (const [i, alias] of aliasesOf(page).entries()) yield { route: alias, page, alias: `/aliases/${i}` };
  }
}

/**
 * All addresses that lead to a page, including old ones, with their page. Those of drafts do not replace others. In the
 * content of another language than the main one, the address of a page leads to its translation.
 */
export const routeTable = oncePerFile(({ pages: own, whole, language }: RouteContent): Map<string, PageContent> => {
  const table = new Map<string, PageContent>();
  const { pages } = whole ?? { pages: own };
  for (const some of [pages.filter((page) => !isDraft(page)), pages.filter(isDraft)]) {
    for (const { route, page, alias } of servedRoutes({ pages: some })) {
      if ((alias || !isNotFound(page)) && !table.has(route)) table.set(route, page);
    }
    for (const [route, page] of redirects({ pages: some })) if (!table.has(route)) table.set(route, page);
  }
  if (language !== undefined) {
    const translated = new Map(own.map((page) => [originalRoute(page), page]));
    for (const [route, page] of table) {
      const translation = page.language === undefined && translated.get(page.route);
      if (translation && (!isDraft(translation) || isDraft(page))) table.set(route, translation);
    }
  }
  return table;
});

type RouteContent = Pick<SiteContent, "pages" | "whole" | "language">;

/** The old addresses of pages, each with the page that it redirects to in one step: there are no chains. */
export function redirects<P extends Pick<PageContent, "data" | "route">>({ pages }: { pages: P[] }): Map<string, P> {
  const table = new Map<string, P>();
  for (const page of pages)
    for (const route of redirectsOf(page)) if (route !== "" && !table.has(route)) table.set(route, page);
  return table;
}

/** The address of the page that is shown for every address that does not exist. */
export const NOT_FOUND = "/404";

/** Whether an address is that of a not-found page: `/404`, or `/es/404` for what does not exist below `/es`. */
export const isNotFoundRoute = (route: string): boolean => /^(?:\/[a-z0-9-]+)?\/404$/.test(route);

type Addressed = Pick<PageContent, "route" | "language">;

/** Whether a page is the home page, in any language. */
export const isHome = (page: Addressed): boolean => originalRoute(page) === "/";

/** Whether a page is shown for addresses that do not exist, in any language. */
export const isNotFound = (page: Addressed): boolean => originalRoute(page) === NOT_FOUND;

/** Whether the page itself asks search engines not to list it. */
export const hasNoindex = rememberPerFile(
  "noindex",
  ({ data }: Pick<PageContent, "data">): boolean => valueAt(data, "/noindex") === true,
);

/** The address on another site that search engines list in place of the page; empty for almost all. */
export const canonicalElsewhere = rememberPerFile(
  "canonical",
  ({ data }: Pick<PageContent, "data">): string => textAt(data, "/canonical") ?? "",
);

/** Whether search engines may list the page: then it is in the sitemap. */
export const isIndexed = (page: Addressed & Pick<PageContent, "data">): boolean =>
  !isNotFound(page) && !hasNoindex(page) && canonicalElsewhere(page) === "";

/** A page's other addresses; "" in place of those that are not text, which the schema reports. */
export const aliasesOf = rememberPerFile("aliases", (page: Pick<PageContent, "data">) => addresses(page, "aliases"));

/** A page's old addresses by `pathOf`; "" in place of those that are not text, or are its own in another form. */
export const redirectsOf = rememberPerFile("redirects", (page: Pick<PageContent, "data" | "route">) =>
  addresses(page, "redirectFrom").map((written) => {
    const old = written && pathOf(written);
    return (addressOfPath(old) || "/") === page.route && written !== page.route ? "" : old;
  }),
);

/**
 * The path that servers find for a requested one: decoded, in one form of Unicode, and without the slash or index.html at
 * its end, which lead to the same file.
 */
export const pathOf = (requested: string): string =>
  (attempt(() => decodeURIComponent(requested)) ?? requested).normalize().replace(/\/(?:index\.html)?$/, "") || "/";

const addresses = ({ data }: Pick<PageContent, "data">, property: string): string[] =>
  listAt(data, `/${property}`).map((address) => (typeof address === "string" ? address : ""));

/** The name of a page in the breadcrumb. */
export const nameOfPage = rememberPerFile(
  "breadcrumb",
  (page: Addressed & Pick<PageContent, "data">): string =>
    textAt(page.data, "/breadcrumb") ?? nameOfRoute(originalRoute(page)),
);

/** The default name of a page in the breadcrumb: `/bath-and-brush` is "Bath And Brush". */
export function nameOfRoute(route: string): string {
  const name = route === "/" ? "home" : (route.split("/").at(-1) ?? "");
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
