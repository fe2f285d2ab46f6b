import { CouldNotRun } from "../base/couldNotRun";
import { nearestName } from "../base/nearest";
import { isDeviceName, slugOf } from "../base/slug";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { routeOf, whyMisplaced } from "../content/pages/pageFiles";
import { NOT_FOUND, redirects, type ServedRoute, servedRoutes } from "../content/site/routes";

/** Names that a page file cannot have, with the reason. */
const RESERVED: Record<string, string> = {
  "/site": "site.yaml holds the facts of the business",
  "/figures": "figures.yaml lists the figures that were confirmed",
  "/index": "index.yaml is the home page, whose address is /",
  "/404": "404.yaml is the not-found page",
  "/assets": "the built site keeps its scripts there",
  "/images": "the folder images is for pictures",
};

/** Names that a folder of pages cannot have, with the reason. */
const FOLDERS = { "/assets": RESERVED["/assets"], "/images": RESERVED["/images"] } as Record<string, string>;

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
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route)) {
    const proper = route.split("/").flatMap((part) => properAddress(part) ?? []);
    const hint = proper.length > 0 && proper.join("") !== route ? ` Did you mean ${proper.join("")}?` : "";
    return `An address is a slash and small letters, digits and single hyphens, such as /about-us or /news/first-days, and it is "${route}".${hint}`;
  }
  const parts = route.split("/").slice(1);
  const wrong = whyMisplaced(`${route.slice(1)}.yaml`)?.reason;
  const reason = RESERVED[route] ?? (parts.length > 1 && (FOLDERS[`/${parts[0]}`] ?? wrong));
  if (reason) return `${route} cannot be a page: ${reason.replace(/\.$/, "")}.`;
  if (parts.some(isDeviceName))
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

/**
 * The address of a page given by address, with or without its slash, or by file.
 *
 * @param root the folder of pages as it is printed
 */
export function addressOf(page: string, root: string): string {
  if (!/\.ya?ml$/.test(page)) return page.startsWith("/") ? page : `/${page}`;
  const file = `/${page.replaceAll("\\", "/")}`;
  const at = file.lastIndexOf(`/${root}/`);
  const name = at < 0 ? file.replace(/^\/(?:\.?\/)*/, "") : file.slice(at + root.length + 2);
  return routeOf(name.replace(/\.ya?ml$/, ".yaml"));
}

/** Turns a text into an address: `Nail Trim Harborview` becomes `/nail-trim-harborview`. */
export function properAddress(words: string): string | undefined {
  const slug = slugOf(words.replace(/\.ya?ml$/i, "").replace(/['’]/g, ""));
  return slug ? `/${slug}` : undefined;
}

/** @throws CouldNotRun if there is no such page, with the nearest address, or if it is an alias or an old address */
export function pageAt(route: string, site: SiteContent): PageContent {
  const wanted = addressOf(route, site.imagesRootName);
  const { page, alias } = servedAt(wanted, site) ?? {};
  const row = page && site.rows?.get(page.file);
  if (row) throw new CouldNotRun(`${wanted} is made by ${row.template} and a row of ${row.table}. Change it there.`);
  if (page && !alias) return page;
  if (page)
    throw new CouldNotRun(`${wanted} is an alias of ${page.route}: it is listed under aliases in ${page.file}.`);
  const moved = redirects(site).get(wanted);
  const redirect = moved && `is an old address of ${moved.route}: it is listed under redirectFrom in ${moved.file}.`;
  if (redirect) throw new CouldNotRun(`${wanted} ${redirect}`);
  const routes = site.pages.map((other) => other.route);
  const meant = nearestName(wanted, routes);
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
