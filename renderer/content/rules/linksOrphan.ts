import type { Rule } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { reachedRoutes } from "../site/links";

export default {
  name: "links/orphan",
  severity: "warning",
  inDrafts: "off",
  sentence: "Every page is linked from another page, or from site.yaml.",
  why: "Visitors cannot find it by walking through the site, and search engines take it for unimportant.",
  fix: "Link to it where a visitor would look for it: in the navigation, the related services, or a text of another page.",
  good: {
    "full-groom.yaml": "breadcrumb: Full Groom",
    "index.yaml": "blocks:\n  - type: hero\n    heading: Baths\n    actions: [{ label: Full Groom, to: /full-groom }]",
    "site.yaml": "relatedServices:\n  - { label: Services, to: /services }",
  },
  bad: {
    "full-groom.yaml": "breadcrumb: Full Groom",
    "site.yaml": "relatedServices:\n  - { label: Services, to: /services }",
  },
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
