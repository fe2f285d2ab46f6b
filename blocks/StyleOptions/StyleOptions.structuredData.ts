import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { StyleOptions } from "../types.generated";

/** The versions of a style as offers: https://schema.org/Offer */
const styleOptionsStructuredData: StructuredData<StyleOptions> = (props, page) =>
  pricedServices(
    props,
    props.options.map(({ name, price }) => ({ name, prices: [{ price }] })),
    page,
  );

export default styleOptionsStructuredData;
