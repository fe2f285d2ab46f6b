import type { Thing } from "schema-dts";
import type { Site } from "../types.generated";

/** What a block may know when it says in schema.org's words what it shows. */
export interface StructuredDataPage {
  /** The page's canonical URL. */
  url: string;
  /** The `@id` of the one node of the salon, to be named wherever the salon is meant. */
  salonId: string;
  site: Site;
}

/**
 * The default export of a block's `<Name>.structuredData.ts`: the nodes that the block adds to the page's
 * graph. They may say only what the visitor can see in the block (Google: structured data policies).
 */
export type StructuredData<Props> = (props: Props, page: StructuredDataPage) => Thing[];
