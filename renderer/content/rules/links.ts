import { nearestName } from "../../base/nearest";
import { valueAt } from "../../base/pointer";
import { baseOf, withinBase } from "../../base/sitePath";
import { findingsAt, type Rules } from "../check/rule";
import { isDraft, type SiteContent } from "../model/siteContent";
import { anchorsOf, isInHalfRead, isUnreadable } from "../pages/pageBlocks";
import { addressesIn } from "../pages/publicFiles";
import { internalLinksOf, reachedRoutes } from "../site/links";
import { hasNoindex, NOT_FOUND, redirects, redirectsOf, routeTable } from "../site/routes";

/** At most this many addresses are named where one of several is meant. */
const MOST_MEANT = 3;

export default {
  *"links/orphan"(site) {
    // Without site.yaml, the links of the navigation are unknown.
    if (site.site?.data === undefined) return;
    const reached = reachedRoutes(site);
    for (const page of site.pages) {
      // Such a page is often reached from elsewhere only, as by an advertisement or a form service.
      if (hasNoindex(page)) continue;
      if (reached.has(page.route) || isInHalfRead(site, (text) => text.includes(page.route))) continue;
      const message = `Nothing on the site links to ${page.route}. Link to it from another page, or from the navigation in site.yaml.`;
      yield { file: page.file, pointer: "/title", at: "key", message };
    }
  },
  *"links/redirected"(site) {
    if (redirects(site).size === 0) return;
    const routes = routeTable(site);
    for (const { file, pointer, piece, route, to, page } of internalLinksOf(site)) {
      const target = routes.get(route);
      if (!target || !redirectsOf(target).includes(route)) continue;
      // A draft's old address does not redirect yet; another rule reports that.
      if (isDraft(target) && !(page && isDraft(page))) continue;
      const suggestion = `${target.route}${to.slice(route.length)}`;
      const message = `${route} is an old address: visitors are sent on to ${target.route}. Link to ${suggestion}.`;
      yield { file, pointer, piece: piece && to, message, suggestion };
    }
  },
  "links/unknown-fragment"(site) {
    const routes = routeTable(site);
    const links = internalLinksOf(site).filter(({ to }) => to.includes("#"));
    return findingsAt(links, ({ to, route, fragment, page }) => {
      if (route === "" && !page) {
        return `${to} is a place on a page, but site.yaml is on every page. Write the page too, such as /services${to}.`;
      }
      const target = route === "" ? page : routes.get(route);
      // Other rules report a page that is missing or cannot be parsed.
      if (!target || isUnreadable(target) || anchorsOf(target).includes(fragment)) return undefined;
      const suggestion = nearestName(fragment, anchorsOf(target));
      const where = route === "" ? "on this page" : `in ${target.file}`;
      const hint = suggestion
        ? `Did you mean #${suggestion}?`
        : `Give the block that it should jump to a line id: ${fragment || "prices"}.`;
      return { message: `No block ${where} has the id "${fragment}". ${hint}`, suggestion };
    });
  },
  "links/unknown-page"(site) {
    const routes = routeTable(site);
    const files = addressesIn(site.publicDir);
    return findingsAt(internalLinksOf(site), ({ route }) => {
      if (route === "" || routes.has(route) || files.has(route.normalize())) return undefined;
      if (route === NOT_FOUND) {
        return "The not-found page is shown automatically; no link can lead to it. Link to another page, such as /.";
      }
      const own = withinFolder(route, site);
      if (own !== undefined && routes.has(own)) {
        const message = `There is no page ${route}: links are written without the folder of business.url, which the build puts in front. Write ${own}.`;
        return { message, suggestion: own };
      }
      const wanted = route.replace(/\.(?:ya?ml|html?)$/, "");
      // The addresses with this beginning: `/dematting-baths-fredericksburg` for `/dematting-baths`.
      const longer = [...routes.keys()].filter((other) => wanted.length >= 4 && other.startsWith(wanted));
      const near = nearestName(wanted, routes.keys());
      const meant = near === undefined ? longer.slice(0, MOST_MEANT) : [near];
      const hint =
        meant.length > 0 ? `Did you mean ${meant.join(" or ")}?` : "A page's address is its file name without .yaml.";
      const message = `There is no page ${route}. ${hint}`;
      return meant.length > 1 ? { message, candidates: meant } : { message, suggestion: meant[0] };
    });
  },
} satisfies Rules;

/** An address without the folder of a site that is in one; undefined for any other. */
function withinFolder(route: string, { site }: SiteContent): string | undefined {
  const url = valueAt(site?.data, "/business/url");
  const base = typeof url === "string" && URL.canParse(url) ? baseOf(url) : "";
  return base ? withinBase(route, base) : undefined;
}
