import { nearest } from "../nearest";
import type { Rule } from "../rule";
import { internalLinksOf } from "../site/links";
import { anchorsOf } from "../site/pageBlocks";
import { routeTable } from "../site/routes";
import type { PageContent } from "../siteContent";

export default {
  name: "links/unknown-fragment",
  severity: "error",
  *check(site) {
    const routes = routeTable(site);
    const anchors = new Map<PageContent, Set<string>>();
    for (const { file, pointer, piece, to, route, fragment, page } of internalLinksOf(site)) {
      if (!to.includes("#")) continue;
      if (route === "" && !page) {
        yield {
          file,
          pointer,
          piece,
          message: `${to} is a place on a page, but site.yaml is on every page. Write the page too, such as /services${to}.`,
        };
        continue;
      }
      const target = route === "" ? page : routes.get(route);
      // A page that is missing or cannot be read is reported elsewhere.
      if (target?.data === undefined) continue;
      let known = anchors.get(target);
      if (!known) {
        known = anchorsOf(target);
        anchors.set(target, known);
      }
      if (known.has(fragment)) continue;
      const suggestion = nearest(fragment, known);
      const where = route === "" ? "on this page" : `in ${target.file}`;
      const hint = suggestion
        ? `Did you mean #${suggestion}?`
        : `Give the block that it should jump to a line id: ${fragment || "prices"}.`;
      yield { file, pointer, piece, message: `No block ${where} has the id "${fragment}". ${hint}`, suggestion };
    }
  },
} satisfies Rule;
