import { findingsAt, type Rules } from "../rule";
import { hostProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  "links/external": (site) => findingsAt(linksOf(site), ({ to }) => hostProblem(to)),
} satisfies Rules;
