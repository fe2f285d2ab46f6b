import { expect, test } from "vitest";
import plans from "../../../blocks/Plans/Plans.structuredData";
import type { StructuredDataPage } from "../../../renderer/contract/structuredData";
import type { Plan } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();

/** The price specifications of a plan, each as far as it differs from the others. */
function specifications(plan: Partial<Plan>) {
  const url = "https://salon.example/plans";
  const page: StructuredDataPage = { url, pageId: `${url}#webpage`, businessId: "#business", site, places: [] };
  const [catalog] = plans(
    { type: "plans", id: "plans", heading: ["Plans"], plans: [{ name: "Small", ...plan }] },
    page,
  );
  const { itemListElement = [] } = (catalog ?? {}) as {
    itemListElement?: { offers: { priceSpecification: object }[] }[];
  };
  return itemListElement.flatMap(({ offers }) => offers.map(({ priceSpecification }) => priceSpecification));
}

test("a plan has an offer for each of its prices, with the time for which it is paid", () => {
  const paidFor = (unitCode: string) => ({ referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode } });
  expect(specifications({ month: "$12", year: "$120" })).toEqual([
    { "@type": "UnitPriceSpecification", priceCurrency: "USD", price: 12, ...paidFor("MON") },
    { "@type": "UnitPriceSpecification", priceCurrency: "USD", price: 120, ...paidFor("ANN") },
  ]);
});

test("a price from which it starts is no exact one, a free plan costs nothing, and words are no offer", () => {
  expect(specifications({ month: "From $12" })).toMatchObject([{ minPrice: 12 }]);
  expect(specifications({ price: "Free" })).toEqual([
    { "@type": "PriceSpecification", priceCurrency: "USD", price: 0 },
  ]);
  expect(specifications({ price: "Ask us" })).toEqual([]);
});
