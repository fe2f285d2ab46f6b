import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { PriceTable } from "../types.generated";

/** The rows of the list as offers: https://schema.org/Offer */
export default ((props, page) => pricedServices(props, props.rows, page)) satisfies StructuredData<PriceTable>;
