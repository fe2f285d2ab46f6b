import type { Graph, ListItem, LocalBusiness, Service, Thing, WebPage, WebSite } from "schema-dts";
import type { SpecialHours } from "../../contract/businessHours";
import { widestUrl } from "../../contract/pictureFiles";
import type { LayoutStructuredData, StructuredData, StructuredDataPage } from "../../contract/structuredData";
import type { Block, Site } from "../../contract/types.generated";
import { byBlockType } from "../BlockList";
import { canonicalUrl, type PageModel } from "../pageModel";

const additionOf = byBlockType(
  import.meta.glob<StructuredData<Block>>("../../../blocks/[A-Z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/** Folders with lowercase names are not blocks: their structured data is on every page. */
const onEveryPage = Object.values(
  import.meta.glob<LayoutStructuredData>("../../../blocks/[a-z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/** The page's JSON-LD: one graph, whose nodes refer to each other by `@id`; the layout and the blocks add to it. */
export function structuredData(page: PageModel, site: Site): Graph {
  const { route, canonical: url, kind, breadcrumb, languages } = page;
  const { business, language, labels } = site;
  const home = `${business.url}/`;
  const businessId = `${home}#business`;
  const websiteId = `${home}#website`;
  const pageId = `${url}#webpage`;
  // The home page shows no breadcrumb.
  const breadcrumbId = route === page.home ? undefined : `${url}#breadcrumb`;
  const serviceId = kind === "Service" ? `${url}#service` : undefined;
  const theBusiness = { "@id": businessId };

  const nodes: Thing[] = [
    businessNode(site, page, home, businessId),
    {
      "@type": "WebSite",
      "@id": websiteId,
      url: home,
      name: business.name,
      inLanguage: languages.length > 0 ? languages.map(({ code }) => code) : language,
      publisher: theBusiness,
    } satisfies WebSite,
    {
      "@type": kind && kind !== "Service" ? kind : "WebPage",
      "@id": pageId,
      url,
      name: page.title,
      description: page.description,
      inLanguage: language,
      isPartOf: { "@id": websiteId },
      about: theBusiness,
      ...(serviceId && { mainEntity: { "@id": serviceId } }),
      ...(breadcrumbId && { breadcrumb: { "@id": breadcrumbId } }),
    } satisfies WebPage,
  ];
  if (breadcrumbId) {
    // The same steps as on the page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
    const itemListElement: ListItem[] = [
      { "@type": "ListItem", position: 1, name: labels.home, item: canonicalUrl(site, page.home) },
      { "@type": "ListItem", position: 2, name: breadcrumb, item: url },
    ];
    nodes.push({ "@type": "BreadcrumbList", "@id": breadcrumbId, itemListElement });
  }
  if (serviceId) nodes.push(serviceNode(site, page, home, serviceId, theBusiness));
  const about: StructuredDataPage = { url, site, pageId, businessId, serviceId };
  nodes.push(
    ...onEveryPage.flatMap((addition) => addition(about)),
    ...page.blocks.flatMap((block) => additionOf(block.type)?.(block, about) ?? []),
  );
  return { "@context": "https://schema.org", "@graph": joinNodes(nodes) };
}

/** https://schema.org/Service; the blocks add its offers. */
function serviceNode(site: Site, page: PageModel, home: string, id: string, provider: { "@id": string }): Service {
  return {
    "@type": "Service",
    "@id": id,
    name: page.breadcrumb,
    serviceType: page.breadcrumb,
    description: page.description,
    url: page.canonical,
    ...(page.image && { image: new URL(widestUrl(page.image.src), home).href }),
    provider,
    areaServed: areasServed(site, home).map((area) => ({ "@id": area["@id"] })),
  };
}

/**
 * https://schema.org/LocalBusiness, or the subtype that site.yaml names, with the properties that Google recommends:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 * The hours are those of `business.openingHours`; omitted on a page that shows visitors other hours.
 */
function businessNode(site: Site, { hours }: PageModel, home: string, id: string): LocalBusiness {
  const { business } = site;
  const node = {
    "@type": business.type,
    "@id": id,
    name: business.name,
    description: business.description,
    url: home,
    image: new URL(widestUrl(business.image), home).href,
    // An icon that the build makes from the favicon: Google requires at least 112 pixels.
    logo: `${home}icon-512.png`,
    telephone: business.phoneLink.replace("tel:", ""),
    priceRange: business.priceRange,
    foundingDate: business.founded && String(business.founded),
    paymentAccepted: business.payment,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.street,
      addressLocality: business.city,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    // Google requires five decimals, one meter; as JSON numbers they would lose trailing zeros.
    geo: {
      "@type": "GeoCoordinates",
      latitude: business.latitude.toFixed(5),
      longitude: business.longitude.toFixed(5),
    },
    hasMap: business.directions,
    areaServed: areasServed(site, home),
    openingHoursSpecification: hours
      ? undefined
      : business.openingHours.map(({ days, opens, closes }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
          opens,
          closes,
        })),
    specialOpeningHoursSpecification: hours ? undefined : specialHours(business.live.special),
  };
  // TypeScript cannot know which type of the union `type` names.
  return node as LocalBusiness;
}

/** Holidays. Closed all day is written as the same time twice, as Google requires. */
function specialHours(special: SpecialHours[]): object[] | undefined {
  const found = special.flatMap(({ name, first, last, openings }) => {
    const times = openings.length > 0 ? openings.map((opening) => opening.map(timeOfDay)) : [["00:00", "00:00"]];
    return times.map(([opens, closes]) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom: first,
      validThrough: last,
      opens,
      closes,
    }));
  });
  return found.length > 0 ? found : undefined;
}

/** Such as `07:00`. */
function timeOfDay(minutes: number): string {
  return new Date((minutes % 1440) * 60_000).toISOString().slice(11, 16);
}

/** The towns of site.yaml (https://schema.org/areaServed). All but the business's own may be counties. */
function areasServed({ business: { towns, city, region } }: Site, home: string) {
  return towns.map((name, index) => ({
    "@type": name === city ? ("City" as const) : ("AdministrativeArea" as const),
    "@id": `${home}#area${index + 1}`,
    name,
    ...(region && { containedInPlace: { "@type": "State" as const, name: region } }),
  }));
}

type Properties = Record<string, unknown>;

/** Merges nodes with the same `@id`, and their values: https://www.w3.org/TR/json-ld11-api/#node-map-generation */
export function joinNodes(nodes: Thing[]): Thing[] {
  const joined = new Map<unknown, Properties>();
  for (const node of nodes as Properties[]) {
    const key = node["@id"] ?? node;
    const first = joined.get(key);
    if (!first) joined.set(key, { ...node });
    else
      for (const [name, value] of Object.entries(node))
        first[name] = name in first ? joinValues(first[name], value) : value;
  }
  return [...joined.values()] as unknown as Thing[];
}

function joinValues(one: unknown, other: unknown): unknown {
  const values = new Map([one, other].flat().map((value) => [JSON.stringify(value), value]));
  return values.size === 1 && !Array.isArray(one) ? one : [...values.values()];
}
