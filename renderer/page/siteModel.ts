import type { Site } from "../../blocks/types.generated";
import type { SiteContent } from "../content/siteContent";
import { picturesOf } from "../pictures/originals";
import { withModels } from "./pageModel";

/**
 * The facts of site.yaml as the layout and the blocks receive them, every text with its Markdown read
 * and every picture with its files.
 *
 * @throws Error where site.yaml is missing or broken
 */
export function toSiteModel({ site, originals }: Pick<SiteContent, "site" | "originals">): Site {
  if (!site) throw new Error("There is no site.yaml.");
  const model = withModels<Site>(site, picturesOf(originals));
  Object.assign(model.business, site.derived);
  return model;
}
