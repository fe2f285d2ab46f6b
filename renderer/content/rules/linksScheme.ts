import { isFormedFact } from "../load/facts/formedFact";
import { valueAt } from "../pointer";
import { hero, type Rule } from "../rule";
import { linkFault } from "../site/linkFault";
import { linksOf } from "../site/links";

export default {
  name: "links/scheme",
  severity: "error",
  sentence: "A link is a page of this site (/services), a place on this page (#prices), https:, tel: or mailto:.",
  why: "Any other link does nothing, leads to nowhere, or runs a program in the visitor's browser.",
  fix: "Write the whole link: /services, #prices, https://…, tel:+1…, mailto:….",
  good: hero("actions: [{ label: Prices, to: /services }]"),
  bad: hero("actions: [{ label: Prices, to: services }]"),
  *check(site) {
    for (const { file, pointer, piece, to, page } of linksOf(site)) {
      const fault = linkFault(to);
      if (!fault || isFormedFact(site, valueAt((page ?? site.site)?.source, pointer), to)) continue;
      yield { file, pointer, piece, ...fault };
    }
  },
} satisfies Rule;
