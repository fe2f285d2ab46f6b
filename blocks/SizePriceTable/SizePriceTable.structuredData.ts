import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { SizePriceTable } from "../types.generated";

/** Each service with an offer for each size: https://schema.org/Offer */
const sizePriceTableStructuredData: StructuredData<SizePriceTable> = (props, page) =>
  pricedServices(
    props,
    props.services.map(({ name, prices: { small, medium, large } }) => ({
      name,
      prices: [
        { size: "Small", price: small.price },
        { size: "Medium", price: medium.price },
        { size: "Large", price: large.price },
      ],
    })),
    page,
  );

export default sizePriceTableStructuredData;
