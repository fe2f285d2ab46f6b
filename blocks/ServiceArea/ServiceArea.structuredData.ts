import { ofBusiness, type StructuredData } from "../../renderer/contract/structuredData";
import type { ServiceArea } from "../types.generated";

/** The towns that the block shows: https://schema.org/areaServed */
export default (({ towns }, page) => [
  ofBusiness(page, {
    areaServed: (towns ?? page.site.business.towns).map((name) => ({ "@type": "Place", name })),
  }),
]) satisfies StructuredData<ServiceArea>;
