import type { StructuredData } from "../../renderer/contract/structuredData";
import { pricedServices } from "../shared/pricedServices";
import type { ServiceCards } from "../types.generated";

/** The cards as offers: https://schema.org/Offer */
const serviceCardsStructuredData: StructuredData<ServiceCards> = (props, page) =>
  pricedServices(
    props,
    props.cards.map(({ title, price }) => ({ name: title, prices: [{ price }] })),
    page,
  );

export default serviceCardsStructuredData;
