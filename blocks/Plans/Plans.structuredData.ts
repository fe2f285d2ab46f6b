import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Plans } from "../../renderer/contract/types.generated";
import { pricedServices } from "../shared/pricedServices";

/** Each price of each plan as https://schema.org/Offer, with the time for which it is paid. */
export default ((props, page) => {
  const { perMonth, perYear } = page.site.labels;
  const services = props.plans.map(({ name, month, year, price }) => ({
    name,
    prices: [
      { size: perMonth, price: month, period: "month" as const },
      { size: perYear, price: year, period: "year" as const },
      { price },
    ].filter((one) => one.price),
  }));
  return pricedServices(props, services, page);
}) satisfies StructuredData<Plans>;
