import type { Site } from "../../blocks/types.generated";
import { withTrees } from "./pageModel";
import type { SiteContent } from "./siteContent";

/**
 * The facts of site.yaml as the layout and the blocks receive them, every text with its Markdown read.
 *
 * @throws Error where site.yaml is missing or broken
 */
export function toSiteModel({ site }: Pick<SiteContent, "site">): Site {
  if (!site) throw new Error("There is no site.yaml.");
  return withTrees<Site>(site);
}
