import { findingsAt, type Rule } from "../rule";
import { hostProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  name: "links/external",
  severity: "warning",
  check: (site) => findingsAt(linksOf(site), ({ to }) => hostProblem(to)),
} satisfies Rule;
