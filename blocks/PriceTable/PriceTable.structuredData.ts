import type { StructuredData } from "../../renderer/contract/structuredData";
import type { PriceTable } from "../../renderer/contract/types.generated";
import { pricedServices } from "../shared/pricedServices";

/** The rows of the list as offers: https://schema.org/Offer */
export default ((props, page) => pricedServices(props, props.rows, page)) satisfies StructuredData<PriceTable>;
