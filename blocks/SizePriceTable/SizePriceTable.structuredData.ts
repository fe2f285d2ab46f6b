import type { StructuredData } from "../../renderer/contract/structuredData";
import type { SizePriceTable } from "../../renderer/contract/types.generated";
import { pricedServices } from "../shared/pricedServices";

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
