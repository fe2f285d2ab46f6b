import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Testimonials } from "../types.generated";

/**
 * The rating that the block shows, where site.yaml publishes it: https://schema.org/AggregateRating
 * The quotes stay text: a salon's choice of quotes about itself is no set of reviews.
 */
const testimonialsStructuredData: StructuredData<Testimonials> = ({ aggregateRating }, { salonId, site, url }) => {
  const { rating } = site;
  if (!aggregateRating || !rating?.publish) return [];
  return [
    {
      "@type": "HairSalon",
      "@id": salonId,
      aggregateRating: {
        "@type": "AggregateRating",
        "@id": `${url}#rating`,
        ratingValue: rating.value,
        bestRating: 5,
        reviewCount: rating.count,
      },
    },
  ];
};

export default testimonialsStructuredData;
