import type { Rules } from "../check/rule";
import { isDraft, isOutsideItsTime } from "../model/siteContent";
import { internalLinksOf } from "../site/links";
import { isHome, isNotFound, routeTable } from "../site/routes";

export default {
  *"drafts/linked"(site) {
    if (!site.pages.some(isDraft)) return;
    const routes = routeTable(site);
    for (const { file, pointer, piece, route, page } of internalLinksOf(site)) {
      const target = routes.get(route);
      // Another rule reports pages that are outside their time.
      if (!target || !isDraft(target) || isOutsideItsTime(target) || (page && isDraft(page))) continue;
      const message = `${route} is still a draft, so this link would lead nowhere. Delete the line draft: true in ${target.file}, or remove this link.`;
      yield { file, pointer, piece, message };
    }
  },
  *"drafts/needed"({ pages }) {
    for (const page of pages) {
      if ((!isHome(page) && !isNotFound(page)) || !isDraft(page) || isOutsideItsTime(page)) continue;
      const name = isHome(page) ? "home page" : "not-found page";
      const message = `The ${name} cannot be a draft, because every site needs it. Delete this line.`;
      yield { file: page.file, pointer: "/draft", at: "key", message };
    }
  },
} satisfies Rules;
