import type { SiteContent } from "../siteContent";
import { isDraft } from "./drafts";
import { internalLinksOf } from "./links";
import { NOT_FOUND, routeTable } from "./routes";

/** The addresses of the pages that visitors come to by links, and the two that they come to without. */
export function reachedRoutes(site: SiteContent): Set<string> {
  const routes = routeTable(site);
  const reached = new Set(["/", NOT_FOUND]);
  for (const { route, page } of internalLinksOf(site)) {
    const target = routes.get(route);
    // A page's link to itself does not count, nor does one in a draft, which is not built.
    if (target && target !== page && !(page && isDraft(page))) reached.add(target.route);
  }
  return reached;
}
