import type { Graph, Thing } from "schema-dts";
import type { Site } from "../../../blocks/types.generated";
import type { PageModel } from "../pageModel";
import { blockNodes } from "./graph/blockNodes";
import { businessNode } from "./graph/business";
import { graphIds } from "./graph/graphIds";
import { joinNodes } from "./graph/joinNodes";
import { breadcrumb, service, webPage, website } from "./graph/pageNodes";

/**
 * The page in schema.org's words, as one graph whose nodes name each other by `@id`: the business,
 * the site, the page, its breadcrumb, the service that it is about, and what the blocks add.
 */
export function structuredData(page: PageModel, site: Site): Graph {
  const ids = graphIds(page, site);
  const nodes: Thing[] = [businessNode(site, ids), website(site, ids), webPage(page, site, ids)];
  if (ids.breadcrumbId) nodes.push(breadcrumb(page, site, ids.breadcrumbId, ids.home));
  if (ids.serviceId) nodes.push(service(page, ids.serviceId, ids));
  nodes.push(...blockNodes(page.blocks, { url: page.canonical, site, ...ids }));
  return { "@context": "https://schema.org", "@graph": joinNodes(nodes) };
}
