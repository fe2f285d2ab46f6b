import type { LocalBusiness } from "schema-dts";
import type { Site } from "../../../../blocks/types.generated";
import { telLink } from "../../../contract/phone";
import { widestUrl } from "../../../contract/pictureFiles";
import type { GraphIds } from "./graphIds";

/**
 * https://schema.org/LocalBusiness, or the kind of it that site.yaml names, with what Google's page on local
 * businesses asks for. The hours are those of `business.openingHours`: other hours on a page stay text.
 */
export function businessNode({ business }: Site, { home, businessId }: GraphIds): LocalBusiness {
  const node = {
    "@type": business.type,
    "@id": businessId,
    name: business.name,
    description: business.description,
    url: home,
    image: new URL(widestUrl(business.image), home).href,
    telephone: telLink(business.phone).replace("tel:", ""),
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.street,
      addressLocality: business.city,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: business.latitude, longitude: business.longitude },
    hasMap: business.directions,
    openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
  };
  // TypeScript cannot tell which kind of the union a type read from data is.
  return node as LocalBusiness;
}
