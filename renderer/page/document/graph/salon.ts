import type { HairSalon } from "schema-dts";
import type { Site } from "../../../../blocks/types.generated";
import { telLink } from "../../../contract/phone";
import { widestUrl } from "../../../contract/pictureFiles";
import type { GraphIds } from "./graphIds";

/**
 * https://schema.org/HairSalon, with what Google's page on local businesses asks for. The hours are those
 * at which the salon is open: the other readings that some pages give stay text.
 */
export function salon({ business, booking }: Site, { home, salonId }: GraphIds): HairSalon {
  return {
    "@type": "HairSalon",
    "@id": salonId,
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
    potentialAction: { "@type": "ReserveAction", target: booking.url },
  };
}
