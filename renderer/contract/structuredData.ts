import type { LocalBusiness, Thing } from "schema-dts";
import type { Site } from "../../blocks/types.generated";

/** What a block may know when it says in schema.org's words what it shows. */
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
 * The default export of a block's `<Name>.structuredData.ts`: the nodes that the block adds to the page's
 * graph. They may say only what the visitor can see in the block (Google: structured data policies).
 * A node with the `@id` of another adds to it: both become one.
 */
export type StructuredData<Props> = (props: Props, page: StructuredDataPage) => Thing[];

/** The same of what every page has around its blocks. */
export type LayoutStructuredData = (page: StructuredDataPage) => Thing[];

/** A node that adds properties to the business's own, such as `areaServed`. */
export function ofBusiness(
  { businessId, site }: Pick<StructuredDataPage, "businessId" | "site">,
  properties: Omit<Extract<LocalBusiness, { "@type": "LocalBusiness" }>, "@type" | "@id">,
): Thing {
  // TypeScript cannot tell which kind of the union a type read from data is.
  return { "@type": site.business.type, "@id": businessId, ...properties } as Thing;
}
