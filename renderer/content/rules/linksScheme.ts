import { valueAt } from "../pointer";
import type { Rule } from "../rule";
import { factSchema, resolve } from "../schema/siteSchema";
import { type LinkProblem, linkProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  name: "links/scheme",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, to, page } of linksOf(site)) {
      const problem = linkProblem(to);
      const fact = problem && factIn(valueAt((page ?? site.site)?.source, pointer));
      // A web address of the wrong form is reported once, by the schema in site.yaml.
      if (!problem || (fact && isWebAddress(fact) && site.facts.get(fact) === to)) continue;
      yield { file, pointer, piece, ...(fact && problem.suggestion?.startsWith("tel:") ? asTel(fact) : problem) };
    }
  },
} satisfies Rule;

/** The fact that a link is, written as `${booking.url}`; undefined where it is more, or none. */
function factIn(written: unknown): string | undefined {
  return typeof written === "string" ? /^\$\{\s*([\w.]+)\s*\}$/.exec(written)?.[1] : undefined;
}

function isWebAddress(fact: string): boolean {
  const schema = factSchema(fact);
  return schema !== undefined && resolve(schema).schema.title === "WebAddress";
}

function asTel(fact: string): LinkProblem {
  const suggestion = `\${${fact}|tel}`;
  return { message: `A link to a phone number starts with tel:. Write ${suggestion}.`, suggestion };
}
