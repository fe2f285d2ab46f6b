import type { Site } from "../../../blocks/types.generated";
import { pageContext } from "../pageContext";
import type { PageModel } from "../pageModel";
import { blockOrigins } from "../policy/blockOrigins";
import { withMetaPolicy } from "../policy/metaPolicy";
import { pagePolicy } from "../policy/pagePolicy";
import { speculationRules } from "./speculation";

/**
 * Adds to a document what only the built site has: the rules for what to fetch ahead, and the
 * policy of what may run in it. The live preview, whose scripts and styles are inline, has neither.
 *
 * @param html what `renderDocument` returns
 */
export function publishedDocument(html: string, page: PageModel, site: Site): { html: string; policy: string } {
  const whole = html.replace("</head>", `${speculationRules}\n</head>`);
  const policy = pagePolicy(whole, blockOrigins(page.blocks, pageContext(page, site)));
  return { html: withMetaPolicy(whole, policy), policy };
}
