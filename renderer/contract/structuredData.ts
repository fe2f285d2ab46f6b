import type { LocalBusiness, Thing } from "schema-dts";
import type { Site } from "./types.generated";

/** What a block's structured data may read besides its props. */
export interface StructuredDataPage {
  url: string;
  pageId: string;
  /** The `@id` of the business's node. */
  businessId: string;
  /** The `@id` of the service, if the page is about one. */
  serviceId?: string;
  /** The places of the business with their opening hours, for a block that shows them. */
  places: Thing[];
  site: Site;
}

/** The default export of a `<Name>.structuredData.ts`: what visitors see, as nodes, merged if they share an `@id`. */
export type StructuredData<Props> = (props: Props, page: StructuredDataPage) => Thing[];

export type LayoutStructuredData = (page: StructuredDataPage) => Thing[];

/** A node that adds properties to the business's own, such as `aggregateRating`. */
export function ofBusiness(
  { businessId, site }: Pick<StructuredDataPage, "businessId" | "site">,
  properties: Omit<Extract<LocalBusiness, { "@type": "LocalBusiness" }>, "@type" | "@id">,
): Thing {
  // TypeScript cannot know which type of the union `type` names.
  return { "@type": site.business.type, "@id": businessId, ...properties } as Thing;
}
