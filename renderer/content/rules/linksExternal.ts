import type { Rule } from "../rule";
import { hostProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  name: "links/external",
  severity: "warning",
  *check(site) {
    for (const { file, pointer, piece, to } of linksOf(site)) {
      const problem = hostProblem(to);
      if (problem) yield { file, pointer, piece, ...problem };
    }
  },
} satisfies Rule;
