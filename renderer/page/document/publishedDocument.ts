import type { Site } from "../../../blocks/types.generated";
import { escapeJson } from "../escape";
import { pageContext } from "../pageContext";
import type { PageModel } from "../pageModel";
import { withMetaPolicy } from "../policy/metaPolicy";
import { blockOrigins, pagePolicy } from "../policy/pagePolicy";

/**
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: the page behind a link is fetched when a
 * pointer rests on it or a finger touches it. Not prerendered, which would start scripts, also of other sites.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
};

/** For the end of the head. */
const speculationRules = `<script type="speculationrules">${escapeJson(rules)}</script>`;

/**
 * Adds to a document what only the built site has: speculation rules and the policy. The live preview, whose
 * scripts and styles are inline, has neither.
 *
 * @param html what `renderDocument` returns
 */
export function publishedDocument(html: string, page: PageModel, site: Site): { html: string; policy: string } {
  const whole = html.replace("</head>", `${speculationRules}\n</head>`);
  const policy = pagePolicy(whole, blockOrigins(page.blocks, pageContext(page, site)));
  return { html: withMetaPolicy(whole, policy), policy };
}
