import { isFormedFact } from "../load/facts/formedFact";
import { valueAt } from "../pointer";
import type { Rule } from "../rule";
import { linkFault } from "../site/linkFault";
import { linksOf } from "../site/links";

/** A link that is none of the five kinds that a page may have. */
const rule: Rule = {
  name: "links/scheme",
  severity: "error",
  sentence: "A link is a page of this site (/services), a place on this page (#prices), https:, tel: or mailto:.",
  why: "Any other link does nothing, leads to nowhere, or runs a program in the visitor's browser.",
  mend: "Write the whole link: /services, #prices, https://…, tel:+1…, mailto:….",
  good: "blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Prices, to: /services }]",
  bad: "blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Prices, to: services }]",
  *check(site) {
    for (const { file, pointer, piece, to, page } of linksOf(site)) {
      const fault = linkFault(to);
      if (!fault || isFormedFact(site, valueAt((page ?? site.site)?.source, pointer), to)) continue;
      yield { file, pointer, piece, ...fault };
    }
  },
};

export default rule;
