import { valueAt } from "../pointer";
import type { Rule } from "../rule";
import { factSchema, resolve } from "../schema/siteSchema";
import { linkProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";
import type { SiteContent } from "../siteContent";

export default {
  name: "links/scheme",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, to, page } of linksOf(site)) {
      const problem = linkProblem(to);
      if (!problem || isFormedFact(site, valueAt((page ?? site.site)?.source, pointer), to)) continue;
      yield { file, pointer, piece, ...problem };
    }
  },
} satisfies Rule;

/**
 * Whether a link is a fact whose form the schema checks in site.yaml: a wrong booking address is reported there,
 * and not wherever it is used.
 *
 * @param written the text of the file, such as `${booking.url}`
 * @param to what the link became
 */
function isFormedFact({ facts }: SiteContent, written: unknown, to: string): boolean {
  if (typeof written !== "string" || !written.includes("${")) return false;
  const names = Array.from(written.matchAll(/\$\{\s*([\w.]+)\s*\}/g), ([, name = ""]) => name);
  return names.some((name) => {
    const schema = factSchema(name);
    return schema && facts.get(name) === to && (schema.pattern ?? resolve(schema).schema.pattern) !== undefined;
  });
}
