import type { Thing } from "schema-dts";
import type { SpecialHours } from "../../contract/businessHours";
import { widestUrl } from "../../contract/pictureFiles";
import type { BusinessPlace, Site } from "../../contract/types.generated";

type Business = Site["business"];

/** What a node states of a business or of a place, as far as it is there. */
type Located = Partial<Business>;

/**
 * The business, as the type that site.yaml names, with the properties that Google recommends for its kind:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business, `organization` and `software-app`.
 *
 * @param hours of the page, or the name of its place, if it shows other opening hours: then those of the business are left out
 */
export function businessNode(site: Site, hours: string | undefined, home: string, id: string): Exclude<Thing, string> {
  const { business } = site;
  const node = {
    "@type": business.type,
    "@id": id,
    name: business.name,
    description: business.description,
    url: home,
    image: new URL(widestUrl(business.image), home).href,
    ...ofKind(site, hours, home),
  };
  // TypeScript cannot know which type of the union `type` names.
  return node as Exclude<Thing, string>;
}

function ofKind(site: Site, hours: string | undefined, home: string): object {
  const { business } = site;
  const { kind, type, category, operatingSystem, phoneLink, founded } = business;
  if (kind === "product") return { applicationCategory: category, operatingSystem };
  const telephone = phoneLink?.replace("tel:", "");
  // Without the marks that keep a number together among words from right to left.
  const vatID = business.legal?.vatId?.replace(/[\u2066-\u2069]/g, "");
  const reach = { telephone, email: business.email, vatID };
  if (type === "Person") return { ...reach, address: addressOf(business) };
  // An icon that the build makes from the favicon: Google requires at least 112 pixels.
  const logo = `${home}icon-512.png`;
  const foundingDate = founded && String(founded);
  const areaServed = areasServed(site);
  if (kind === "organization") return { logo, ...reach, foundingDate, address: addressOf(business), areaServed };
  const [address, others] = [addressOf(business), hoursOf(hours === undefined ? business : {})];
  // Only a LocalBusiness of schema.org has prices, and a school is none.
  const paid = type !== "EducationalOrganization" && {
    priceRange: business.priceRange,
    paymentAccepted: business.payment,
  };
  return { logo, ...reach, foundingDate, ...paid, address, ...positionOf(business), areaServed, ...others };
}

/**
 * One of the places of the business: a business of its own whose parent is the whole.
 *
 * @param hours whether the page shows its opening hours
 */
export function placeNode(place: BusinessPlace, site: Site, home: string, hours: boolean): Thing {
  const { business } = site;
  const url = place.page?.startsWith("/") ? new URL(place.page, home).href : (place.page ?? home);
  const node = {
    "@type": place.type ?? (business.kind === "local" ? business.type : "LocalBusiness"),
    "@id": `${home}#${place.id}`,
    name: place.name,
    url,
    image: new URL(widestUrl(business.image), home).href,
    telephone: (place.phoneLink ?? business.phoneLink)?.replace("tel:", ""),
    address: addressOf({ ...place, country: business.country }),
    ...positionOf(place),
    ...(hours && hoursOf(place)),
    parentOrganization: { "@id": `${home}#business` },
  };
  // As above.
  return node as Thing;
}

/** https://schema.org/PostalAddress; undefined without a town. */
function addressOf({ street, city, region, postalCode, country }: Located): object | undefined {
  if (city === undefined) return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

/** Where it is on a map. */
function positionOf({ latitude, longitude, directions }: Located): object {
  return {
    // Google requires five decimals, one meter; as JSON numbers they would lose trailing zeros.
    geo:
      latitude === undefined || longitude === undefined
        ? undefined
        : { "@type": "GeoCoordinates", latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) },
    hasMap: directions,
  };
}

function hoursOf({ openingHours, live }: Located): object {
  return {
    openingHoursSpecification: openingHours?.flatMap(({ days, opens, closes }) =>
      // Of days by appointment schema.org knows nothing.
      opens === undefined || closes === undefined
        ? []
        : {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
            ...hoursFor(opens, closes),
          },
    ),
    specialOpeningHoursSpecification: live && specialHours(live.special),
  };
}

/** Holidays. Closed all day is written as the same time twice, as Google requires. */
function specialHours(special: SpecialHours[]): object[] | undefined {
  const found = special.flatMap(({ name, first, last, openings }) => {
    const times = openings.map(([opens, closes]) => hoursFor(timeOfDay(opens), timeOfDay(closes)));
    return (times.length > 0 ? times : [{ opens: "00:00", closes: "00:00" }]).map((hours) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom: first,
      validThrough: last,
      ...hours,
    }));
  });
  return found.length > 0 ? found : undefined;
}

/** A whole day is written as schema.org and Google have it: https://schema.org/openingHoursSpecification. */
function hoursFor(opens: string, written: string) {
  const closes = written === "24:00" ? "00:00" : written;
  return { opens, closes: opens === "00:00" && closes === opens ? "23:59" : closes };
}

/** Such as `07:00`. */
function timeOfDay(minutes: number): string {
  return new Date((minutes % 1440) * 60_000).toISOString().slice(11, 16);
}

/** The towns of site.yaml (https://schema.org/areaServed). All but the business's own may be counties. */
export function areasServed({ business: { towns, city, region } }: Site) {
  return towns?.map((name) => ({
    "@type": name === city ? ("City" as const) : ("AdministrativeArea" as const),
    name: region ? `${name}, ${region}` : name,
  }));
}
