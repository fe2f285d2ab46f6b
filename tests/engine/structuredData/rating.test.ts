import { expect, test } from "vitest";
import testimonialsStructuredData from "../../../blocks/Testimonials/Testimonials.structuredData";
import type { Rating, Testimonials } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();
const quotes: Testimonials = {
  type: "testimonials",
  heading: ["Kind words"],
  testimonials: [
    { quote: ["Lovely."], name: "Maya R.", rating: 4 },
    { quote: ["Kind."], name: "Tasha W." },
  ],
};
const structuredDataOf = (block: Testimonials, rating: Rating | undefined) =>
  testimonialsStructuredData(block, {
    url: "https://salon.example/why",
    pageId: "https://salon.example/why#webpage",
    businessId: "https://salon.example/#business",
    places: [],
    site: { ...site, rating },
  });

test("the rating of site.yaml becomes the salon's", () => {
  expect(structuredDataOf({ ...quotes, aggregateRating: true }, { value: 4.9, count: 250, publish: true })).toEqual([
    {
      "@type": "PetStore",
      "@id": "https://salon.example/#business",
      aggregateRating: {
        "@type": "AggregateRating",
        "@id": "https://salon.example/why#rating",
        ratingValue: 4.9,
        bestRating: 5,
        reviewCount: 250,
      },
    },
  ]);
});

test("no rating is published if it is switched off, not shown by the block, or missing", () => {
  const rating = { value: 5, count: 1000, publish: true };
  expect(structuredDataOf({ ...quotes, aggregateRating: true }, { ...rating, publish: false })).toEqual([]);
  expect(structuredDataOf({ ...quotes, aggregateRating: false }, rating)).toEqual([]);
  expect(structuredDataOf(quotes, rating)).toEqual([]);
  expect(structuredDataOf({ ...quotes, aggregateRating: true }, undefined)).toEqual([]);
});
