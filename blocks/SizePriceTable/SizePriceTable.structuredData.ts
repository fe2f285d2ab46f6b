import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { SizePriceTable } from "../types.generated";

/** Each service with an offer for each size: https://schema.org/Offer */
export default ((props, page) => {
  const { labels } = page.site;
  return pricedServices(
    props,
    props.services.map(({ name, prices }) => ({
      name,
      prices: (["small", "medium", "large"] as const).map((size) => ({ size: labels[size], ...prices[size] })),
    })),
    page,
  );
}) satisfies StructuredData<SizePriceTable>;
