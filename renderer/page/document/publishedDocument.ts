import type { Site } from "../../../blocks/types.generated";
import { escapeJson } from "../escape";
import { pageContext } from "../pageContext";
import type { PageModel } from "../pageModel";
import { withMetaPolicy } from "../policy/metaPolicy";
import { blockOrigins, pagePolicy } from "../policy/pagePolicy";

/** Not prerendered, which would start scripts: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };
const rules = escapeJson({ prefetch: [{ where, eagerness: "moderate" }] });

/** Adds what only the built site has: speculation rules and the policy. The preview's scripts and styles are inline. */
export function publishedDocument(html: string, page: PageModel, site: Site): { html: string; policy: string } {
  const whole = html.replace("</head>", `<script type="speculationrules">${rules}</script>\n</head>`);
  const policy = pagePolicy(whole, blockOrigins(page.blocks, pageContext(page, site)));
  return { html: withMetaPolicy(whole, policy), policy };
}
