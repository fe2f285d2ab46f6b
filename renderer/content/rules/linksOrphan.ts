import type { Rules } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { reachedRoutes } from "../site/links";

export default {
  *"links/orphan"(site) {
    // Without site.yaml it is unknown what the navigation links to.
    if (site.site?.data === undefined) return;
    const reached = reachedRoutes(site);
    for (const page of site.pages) {
      if (reached.has(page.route) || isInHalfRead(site, page.route)) continue;
      const message = `Nothing on the site links to ${page.route}. Link to it from another page, or from the navigation or the related services in site.yaml.`;
      yield { file: page.file, pointer: "/title", at: "key", message };
    }
  },
} satisfies Rules;
