import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { Recommendations } from "../types.generated";

/** What is recommended at a price, as offers: https://schema.org/Offer */
export default ((props, page) => pricedServices(props, props.items, page)) satisfies StructuredData<Recommendations>;
