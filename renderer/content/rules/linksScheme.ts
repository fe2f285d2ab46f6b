import { valueAt } from "../pointer";
import { findingsAt, type Rule } from "../rule";
import { factSchema, resolve } from "../schema/siteSchema";
import { linkProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  name: "links/scheme",
  severity: "error",
  check: (site) =>
    findingsAt(linksOf(site), ({ pointer, to, page }) => {
      const problem = linkProblem(to);
      const fact = problem && factIn(valueAt((page ?? site.site)?.source, pointer));
      if (!fact) return problem;
      // A web address of the wrong form is reported once, by the schema in site.yaml.
      if (isWebAddress(fact) && site.facts.get(fact) === to) return undefined;
      if (!problem.suggestion?.startsWith("tel:")) return problem;
      const suggestion = `\${${fact}|tel}`;
      return { message: `A link to a phone number starts with tel:. Write ${suggestion}.`, suggestion };
    }),
} satisfies Rule;

/** The fact that a link is, written as `${booking.url}`; undefined where it is more, or none. */
function factIn(written: unknown): string | undefined {
  return typeof written === "string" ? /^\$\{\s*([\w.]+)\s*\}$/.exec(written)?.[1] : undefined;
}

function isWebAddress(fact: string): boolean {
  const schema = factSchema(fact);
  return schema !== undefined && resolve(schema).schema.title === "WebAddress";
}
