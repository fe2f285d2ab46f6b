import type { Rule } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { reachedRoutes } from "../site/links";

export default {
  name: "links/orphan",
  severity: "warning",
  inDrafts: "off",
  *check(site) {
    // Without site.yaml it is unknown what the navigation links to.
    if (site.site?.data === undefined) return;
    const reached = reachedRoutes(site);
    for (const page of site.pages) {
      if (reached.has(page.route) || isInHalfRead(site, page.route)) continue;
      const message = `Nothing on the site links to ${page.route}. Link to it from another page, or from the navigation or the related services in site.yaml.`;
      yield { file: page.file, pointer: "/title", at: "key", message };
    }
  },
} satisfies Rule;
