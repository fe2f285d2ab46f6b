import { ofBusiness, type StructuredData } from "../../renderer/contract/structuredData";
import type { Testimonials } from "../../renderer/contract/types.generated";

/** https://schema.org/AggregateRating. The quotes are not published as reviews: the business chose them itself. */
export default (({ aggregateRating }, page) => {
  const { rating } = page.site;
  if (!aggregateRating || !rating?.publish) return [];
  return [
    ofBusiness(page, {
      aggregateRating: {
        "@type": "AggregateRating",
        "@id": `${page.url}#rating`,
        ratingValue: rating.value,
        bestRating: 5,
        reviewCount: rating.count,
      },
    }),
  ];
}) satisfies StructuredData<Testimonials>;
