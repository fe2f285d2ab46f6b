import { linkFault } from "../linkFault";
import { linksOf } from "../links";
import type { Rule } from "../rule";

/** A link that is none of the five kinds that a page may have. */
const rule: Rule = {
  name: "links/scheme",
  severity: "error",
  sentence: "A link is a page of this site (/services), a place on this page (#prices), https:, tel: or mailto:.",
  *check(site) {
    for (const { file, pointer, piece, to } of linksOf(site)) {
      const fault = linkFault(to);
      if (fault) yield { file, pointer, piece, ...fault };
    }
  },
};

export default rule;
