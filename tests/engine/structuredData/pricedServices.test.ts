import { expect, test } from "vitest";
import { pricedServices } from "../../../blocks/shared/pricedServices";
import type { StructuredDataPage } from "../../../renderer/contract/structuredData";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();
const page: StructuredDataPage = {
  url: "https://salon.example/twists",
  pageId: "https://salon.example/twists#webpage",
  businessId: "https://salon.example/#business",
  site,
  places: [],
};
const block = { id: "prices", heading: ["Our ", { type: "strong" as const, children: ["prices"] }] };
const twists = {
  name: "Twists",
  prices: [
    { size: "Small", price: "$240" },
    { size: "Large", price: "$190-$210" },
  ],
};
const offer = (name: string | undefined, priceSpecification: object) => ({
  "@type": "Offer",
  ...(name && { name }),
  url: "https://salon.example/twists#prices",
  priceSpecification: { "@type": "PriceSpecification", priceCurrency: "USD", ...priceSpecification },
});

test("on a page about a service the prices are its offers", () => {
  const serviceId = `${page.url}#service`;
  const custom = { name: "Custom", prices: [{ price: "Call for pricing" }, {}] };
  const look = { name: "A look", prices: [{ price: "Free" }] };
  expect(pricedServices(block, [twists, custom, look], { ...page, serviceId })).toEqual([
    {
      "@type": "Service",
      "@id": serviceId,
      offers: [
        offer("Twists, Small", { minPrice: 240 }),
        offer("Twists, Large", { minPrice: 190, maxPrice: 210 }),
        offer("A look", { price: 0 }),
      ],
    },
  ]);
});

test("elsewhere they are a catalog of the salon's", () => {
  const id = "https://salon.example/twists#prices-catalog";
  expect(pricedServices(block, [twists, { name: "Wash", prices: [{ price: "$30" }] }], page)).toEqual([
    {
      "@type": "OfferCatalog",
      "@id": id,
      name: "Our prices",
      url: "https://salon.example/twists#prices",
      itemListElement: [
        {
          "@type": "Service",
          name: "Twists",
          provider: { "@id": page.businessId },
          offers: [offer("Small", { minPrice: 240 }), offer("Large", { minPrice: 190, maxPrice: 210 })],
        },
        {
          "@type": "Service",
          name: "Wash",
          provider: { "@id": page.businessId },
          offers: [offer(undefined, { minPrice: 30 })],
        },
      ],
    },
    { "@type": "PetStore", "@id": page.businessId, hasOfferCatalog: { "@id": id } },
  ]);
});

test("a list without a price adds no data", () => {
  const custom = [{ name: "Custom", prices: [{ price: "Call for pricing" }] }];
  expect(pricedServices(block, custom, page)).toEqual([]);
  expect(pricedServices(block, custom, { ...page, serviceId: "#service" })).toEqual([]);
});
