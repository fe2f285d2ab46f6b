import { redirectsOf, servedRoutes } from "../routes";
import type { Rule } from "../rule";

/** An old address that some page has again, or that is to lead to two pages at once. */
const rule: Rule = {
  name: "redirects/clash",
  severity: "error",
  sentence: "An old address under redirectFrom belongs to no page of today, and leads to one page alone.",
  why: "At one address only one page can answer: the old address would never lead on, or the page would never show.",
  mend: "Take the address out of redirectFrom, or give the page of today another one.",
  good: "redirectFrom: [/boxes]",
  bad: { "box-braids.yaml": "redirectFrom: [/twists]", "twists.yaml": "breadcrumb: Twists" },
  *check(site) {
    const owners = new Map<string, string>();
    for (const { route, page, alias } of servedRoutes(site)) {
      if (!owners.has(route)) owners.set(route, `${alias ? "an alias" : "the address"} of ${page.file}`);
    }
    for (const page of site.pages) {
      for (const [index, route] of redirectsOf(page).entries()) {
        const owner = owners.get(route);
        if (owner && route !== "") {
          const message = `${route} cannot be an old address of this page: it is ${owner}. Take one of them away.`;
          yield { file: page.file, pointer: `/redirectFrom/${index}`, message };
        }
        owners.set(route, `an old address of ${page.file}`);
      }
    }
  },
};

export default rule;
