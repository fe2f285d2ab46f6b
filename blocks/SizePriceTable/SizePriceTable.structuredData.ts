import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { SizePriceTable } from "../types.generated";

/** Each service with an offer for each size: https://schema.org/Offer */
export default ((props, page) => {
  const { labels } = page.site;
  return pricedServices(
    props,
    props.services.map(({ name, prices: { small, medium, large } }) => ({
      name,
      prices: [
        { size: labels.small, price: small.price },
        { size: labels.medium, price: medium.price },
        { size: labels.large, price: large.price },
      ],
    })),
    page,
  );
}) satisfies StructuredData<SizePriceTable>;
