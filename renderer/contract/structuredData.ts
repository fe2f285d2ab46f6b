import type { LocalBusiness, Thing } from "schema-dts";
import type { Site } from "../../blocks/types.generated";

/** What a block's structured data may use besides its props. */
export interface StructuredDataPage {
  /** The page's canonical URL. */
  url: string;
  /** The `@id` of the page's own node. */
  pageId: string;
  /** The `@id` of the one node of the business. */
  businessId: string;
  /** The `@id` of the service that the page is about; only on a page that is about one. */
  serviceId?: string;
  site: Site;
}

/**
 * The default export of a block's `<Name>.structuredData.ts`: the nodes that it adds to the page's graph, of what
 * visitors see in it (Google: structured data policies). Nodes with the same `@id` are merged.
 */
export type StructuredData<Props> = (props: Props, page: StructuredDataPage) => Thing[];

/** The same for the layout. */
export type LayoutStructuredData = (page: StructuredDataPage) => Thing[];

/** A node that adds properties to the business's own, such as `aggregateRating`. */
export function ofBusiness(
  { businessId, site }: Pick<StructuredDataPage, "businessId" | "site">,
  properties: Omit<Extract<LocalBusiness, { "@type": "LocalBusiness" }>, "@type" | "@id">,
): Thing {
  // TypeScript cannot know which type of the union the data names.
  return { "@type": site.business.type, "@id": businessId, ...properties } as Thing;
}
