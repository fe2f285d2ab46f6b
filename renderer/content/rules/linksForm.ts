import { nearestName } from "../../base/nearest";
import { hasPlaceholder, onlyPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { findingsAt, type Rules } from "../check/rule";
import { factSchema, followRef } from "../schema/siteSchema";
import { hostProblem, type LinkProblem, linkProblem } from "../site/linkProblem";
import { brokenLinksOf, linksOf } from "../site/links";
import { routeTable } from "../site/routes";
import { localeOf } from "../site/values";

export default {
  "links/external": (site) => findingsAt(linksOf(site), ({ to }) => hostProblem(to)),
  "links/scheme": (site) => {
    const routes = routeTable(site);
    const { country } = localeOf(site);
    return findingsAt(brokenLinksOf(site), ({ pointer, to, page }) => {
      const problem = linkProblem(to, country);
      const fact = problem && factIn(valueAt((page ?? site.site)?.source, pointer));
      if (!fact) return problem && existing(problem, to, routes);
      // A web address with a wrong form is reported once, by the schema in site.yaml.
      const { title } = followRef(factSchema(fact) ?? {}).schema;
      if (title === "WebAddress" && site.facts.get(fact) === to) return undefined;
      if (!problem.suggestion?.startsWith("tel:")) return problem;
      const suggestion = `\${${fact}|tel}`;
      return { message: `A link to a phone number starts with tel:. Write ${suggestion}.`, suggestion };
    });
  },
  /** A web address of site.yaml that no browser can open. Other schemes than https:// are reported by the schema. */
  *"facts/web-address"({ site }) {
    for (const { kind, pointer, value } of site?.values ?? []) {
      if (kind !== "WebAddress" || !value.startsWith("https://") || hasPlaceholder(value)) continue;
      const problem = linkProblem(value) ?? hostProblem(value);
      if (problem && site) yield { file: site.file, pointer, ...problem };
    }
  },
} satisfies Rules;

/** Suggests only a page that exists: /gallery for `galery`, and none for a name that resembles no page. */
function existing({ message, suggestion }: LinkProblem, to: string, routes: ReadonlyMap<string, unknown>): LinkProblem {
  if (to.startsWith("/") || !suggestion?.startsWith("/")) return { message, suggestion };
  const [wanted = ""] = /^[^?#]*/.exec(suggestion) ?? [];
  const rest = suggestion.slice(wanted.length);
  if (routes.has(wanted)) return { message, suggestion };
  const meant = nearestName(wanted, routes.keys());
  const said = `"${to}" has no slash in front, and there is no page ${wanted}.`;
  if (!meant) return { message: `${said} A page's address is a slash and its file name without .yaml.` };
  return { message: `${said} Did you mean ${meant}${rest}?`, suggestion: `${meant}${rest}` };
}

/** The fact of a link that is just `${booking.url}`. Returns undefined for anything else. */
function factIn(written: unknown): string | undefined {
  const only = typeof written === "string" ? onlyPlaceholder(written) : undefined;
  return only?.filter === undefined ? only?.name : undefined;
}
