import { internalLinksOf } from "../links";
import { redirects, servedRoutes } from "../routes";
import type { Rule } from "../rule";

/** A link to an old address: it works, by a detour. */
const rule: Rule = {
  name: "links/redirected",
  severity: "warning",
  sentence: "A link leads straight to a page's address of today, not to an old one.",
  why: "Every visitor who follows it waits for two pages instead of one, and search engines follow detours with reluctance.",
  mend: "Write the new address; npm run fix does it.",
  good: {
    "box-braids.yaml": "redirectFrom: [/boxes]",
    "twists.yaml":
      "blocks:\n  - type: hero\n    heading: Twists\n    actions: [{ label: Box Braids, to: /box-braids }]",
  },
  bad: {
    "box-braids.yaml": "redirectFrom: [/boxes]",
    "twists.yaml": "blocks:\n  - type: hero\n    heading: Twists\n    actions: [{ label: Box Braids, to: /boxes }]",
  },
  *check(site) {
    const moved = redirects(site);
    if (moved.size === 0) return;
    const served = new Set([...servedRoutes(site)].map(({ route }) => route));
    for (const { file, pointer, piece, route, to } of internalLinksOf(site)) {
      const page = served.has(route) ? undefined : moved.get(route);
      if (!page) continue;
      const suggestion = `${page.route}${to.slice(route.length)}`;
      const message = `${route} is an old address: visitors are sent on to ${page.route}. Link to ${suggestion}.`;
      yield { file, pointer, piece: piece && to, message, suggestion };
    }
  },
};

export default rule;
