import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Recommendations } from "../../renderer/contract/types.generated";
import { pricedServices } from "../shared/pricedServices";

/** What is recommended at a price, as offers: https://schema.org/Offer */
export default ((props, page) => pricedServices(props, props.items, page)) satisfies StructuredData<Recommendations>;
