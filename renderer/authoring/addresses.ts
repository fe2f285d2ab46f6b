import { CouldNotRun } from "../base/couldNotRun";
import { nearest } from "../base/nearest";
import { isDeviceName, slugOf } from "../base/slug";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { routeOf } from "../content/pages/pageFiles";
import { NOT_FOUND, redirects, type ServedRoute, servedRoutes } from "../content/site/routes";

/** Names that a page file cannot have, with the reason. */
const RESERVED: Record<string, string> = {
  "/site": "site.yaml holds the facts of the business",
  "/figures": "figures.yaml lists the figures that were confirmed",
  "/index": "index.yaml is the home page, whose address is /",
  "/404": "404.yaml is the not-found page",
  "/assets": "the built site keeps its scripts there",
};

/** Why a new page cannot have this address, in one sentence. `own` may return to one of its own old addresses. */
export function addressError(route: string, site: SiteContent, own?: PageContent): string | undefined {
  const language = languageOf(route, site);
  const bare = language === undefined ? route : route.slice(language.length + 1);
  const isFixed = language !== undefined && (bare === "" || bare === NOT_FOUND);
  return (isFixed ? undefined : formError(bare)) ?? takenError(route, site, own);
}

/** The language of a page with an address, by its first part: undefined for the main one. */
export function languageOf(route: string, site: SiteContent): string | undefined {
  const code = route.split("/")[1];
  return site.translations?.find(({ language }) => language === code)?.language;
}

function formError(route: string): string | undefined {
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(route)) {
    const proper = properAddress(route);
    const hint = proper && proper !== route ? ` Did you mean ${proper}?` : "";
    return `An address is a slash and small letters, digits and single hyphens, such as /about-us, and it is "${route}".${hint}`;
  }
  if (RESERVED[route]) return `${route} cannot be a page: ${RESERVED[route]}.`;
  if (isDeviceName(route.slice(1)))
    return `${route} cannot be a page: Windows keeps that name for a device, and can have no file of that name. ${route}-page would do.`;
  return undefined;
}

function takenError(route: string, site: SiteContent, own: PageContent | undefined): string | undefined {
  const served = servedAt(route, site);
  if (served)
    return `${route} is taken: ${served.alias ? `it is an alias of ${served.page.route}` : "there is such a page"}.`;
  const moved = redirects(site).get(route);
  if (!moved || moved === own) return undefined;
  return `${route} is taken: it is an old address of ${moved.file}, under redirectFrom. Remove it there first.`;
}

/** The address of a page given by address, with or without its slash, or by file. */
export function addressOf(page: string): string {
  const name = /(?<![^/\\])([^/\\]+)\.ya?ml$/.exec(page)?.[1];
  if (name !== undefined) return routeOf(`${name}.yaml`);
  return page.startsWith("/") ? page : `/${page}`;
}

/** Turns a text into an address: `Nail Trim Harborview` becomes `/nail-trim-harborview`. */
export function properAddress(words: string): string | undefined {
  const plain = words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\.ya?ml$/, "");
  const slug = slugOf(plain.replace(/'|’|\p{Mn}/gu, ""));
  return slug ? `/${slug}` : undefined;
}

/** @throws CouldNotRun if there is no such page, with the nearest address, or if it is an alias or an old address */
export function pageAt(route: string, site: SiteContent): PageContent {
  const wanted = addressOf(route);
  const { page, alias } = servedAt(wanted, site) ?? {};
  if (page && !alias) return page;
  if (page)
    throw new CouldNotRun(`${wanted} is an alias of ${page.route}: it is listed under aliases in ${page.file}.`);
  const moved = redirects(site).get(wanted);
  const redirect = moved && `is an old address of ${moved.route}: it is listed under redirectFrom in ${moved.file}.`;
  if (redirect) throw new CouldNotRun(`${wanted} ${redirect}`);
  const routes = site.pages.map((other) => other.route);
  const meant = nearest(wanted, routes);
  throw new CouldNotRun(`There is no page ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`);
}

function servedAt(route: string, site: SiteContent): ServedRoute | undefined {
  return [...servedRoutes(site)].find((served) => served.route === route);
}

/** @throws CouldNotRun for the two pages whose address is fixed */
export function expectMovable({ route }: Pick<PageContent, "route">): void {
  if (route === "/") throw new CouldNotRun("The home page stays at /: every site has one.");
  if (route === NOT_FOUND) throw new CouldNotRun("404.yaml stays: it is shown for every address that does not exist.");
}
