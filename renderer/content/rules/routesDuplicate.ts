import type { Rule } from "../rule";
import { type ServedRoute, servedRoutes } from "../site/routes";

export default {
  name: "routes/duplicate",
  severity: "error",
  // Nothing answers for a draft yet.
  inDrafts: "warning",
  sentence: "Every address belongs to one page: an alias is not another page's address or alias.",
  why: "One address can show one page alone; which one would be chance.",
  fix: "Take the alias away from one of the two pages.",
  good: {
    "a.yaml":
      "title: Full Groom in Harborview, Oregon\ndescription: Full groom by a careful groomer in Harborview, in small, medium and large, from $165.\naliases: [/baths]\nblocks:\n  - type: hero\n    heading: Full Groom",
  },
  bad: {
    "a.yaml":
      "title: Full Groom in Harborview, Oregon\ndescription: Full groom by a careful groomer in Harborview, in small, medium and large, from $165.\naliases: [/services]\nblocks:\n  - type: hero\n    heading: Full Groom",
  },
  *check(site) {
    const first = new Map<string, ServedRoute>();
    for (const served of servedRoutes(site)) {
      const { route, page, alias } = served;
      const other = first.get(route);
      if (!other) {
        first.set(route, served);
        continue;
      }
      // The schema reports the same alias twice in one list.
      if (route === "" || (other.page === page && other.alias)) continue;
      const owner =
        other.page === page
          ? "this page's own address"
          : other.alias
            ? `an alias of ${other.page.file}`
            : `the address of ${other.page.file}`;
      yield { file: page.file, pointer: alias ?? "", message: `${route} is already ${owner}. Take one of them away.` };
    }
  },
} satisfies Rule;
