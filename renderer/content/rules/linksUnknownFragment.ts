import { nearest } from "../nearest";
import { findingsAt, type Rules } from "../rule";
import { internalLinksOf } from "../site/links";
import { oncePerFile } from "../site/oncePerFile";
import { anchorsOf } from "../site/pageBlocks";
import { routeTable } from "../site/routes";

export default {
  "links/unknown-fragment"(site) {
    const routes = routeTable(site);
    const anchors = oncePerFile(anchorsOf);
    return findingsAt(internalLinksOf(site), ({ to, route, fragment, page }) => {
      if (!to.includes("#")) return undefined;
      if (route === "" && !page) {
        return `${to} is a place on a page, but site.yaml is on every page. Write the page too, such as /services${to}.`;
      }
      const target = route === "" ? page : routes.get(route);
      // A page that is missing or cannot be read is reported elsewhere.
      if (target?.data === undefined || anchors(target).has(fragment)) return undefined;
      const suggestion = nearest(fragment, anchors(target));
      const where = route === "" ? "on this page" : `in ${target.file}`;
      const hint = suggestion
        ? `Did you mean #${suggestion}?`
        : `Give the block that it should jump to a line id: ${fragment || "prices"}.`;
      return { message: `No block ${where} has the id "${fragment}". ${hint}`, suggestion };
    });
  },
} satisfies Rules;
