import type { Rules } from "../rule";
import { isDraft } from "../site/drafts";
import { internalLinksOf } from "../site/links";
import { redirects, redirectsOf, routeTable } from "../site/routes";

export default {
  *"links/redirected"(site) {
    if (redirects(site).size === 0) return;
    const routes = routeTable(site);
    for (const { file, pointer, piece, route, to, page } of internalLinksOf(site)) {
      const target = routes.get(route);
      if (!target || !redirectsOf(target).includes(route)) continue;
      // A draft's old address does not redirect yet, which another rule reports.
      if (isDraft(target) && !(page && isDraft(page))) continue;
      const suggestion = `${target.route}${to.slice(route.length)}`;
      const message = `${route} is an old address: visitors are sent on to ${target.route}. Link to ${suggestion}.`;
      yield { file, pointer, piece: piece && to, message, suggestion };
    }
  },
} satisfies Rules;
