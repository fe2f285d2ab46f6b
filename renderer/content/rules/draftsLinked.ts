import type { Rule } from "../rule";
import { isDraft } from "../site/drafts";
import { internalLinksOf } from "../site/links";
import { routeTable } from "../site/routes";

export default {
  name: "drafts/linked",
  severity: "error",
  sentence: "Only a draft links to a draft: on the built site the page is not there yet.",
  why: "The built site does not have the draft, so whoever follows the link lands on the not-found page.",
  fix: "Publish the draft by taking its line draft: true away, or take the link away until then.",
  good: {
    "full-groom.yaml": "breadcrumb: Full Groom",
    "trims.yaml": "blocks:\n  - type: hero\n    heading: Trims\n    actions: [{ label: Full Groom, to: /full-groom }]",
  },
  bad: {
    "full-groom.yaml": "draft: true",
    "trims.yaml": "blocks:\n  - type: hero\n    heading: Trims\n    actions: [{ label: Full Groom, to: /full-groom }]",
  },
  *check(site) {
    if (!site.pages.some(isDraft)) return;
    const routes = routeTable(site);
    for (const { file, pointer, piece, route, page } of internalLinksOf(site)) {
      const target = routes.get(route);
      if (!target || !isDraft(target) || (page && isDraft(page))) continue;
      const message = `${route} is still a draft, so this link would lead nowhere. Take the line draft: true out of ${target.file}, or this link away.`;
      yield { file, pointer, piece, message };
    }
  },
} satisfies Rule;
