import type { Graph, ListItem, LocalBusiness, Thing, WebPage, WebSite } from "schema-dts";
import type { Block, Site } from "../../../blocks/types.generated";
import { telLink } from "../../contract/phone";
import { widestUrl } from "../../contract/pictureFiles";
import type { LayoutStructuredData, StructuredData, StructuredDataPage } from "../../contract/structuredData";
import { byBlockType } from "../byBlockType";
import type { PageModel } from "../pageModel";

/** What each block adds. */
const additionOf = byBlockType(
  import.meta.glob<StructuredData<Block>>("../../../blocks/[A-Z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/** Folders in small letters are not blocks: what they add is on every page. */
const onEveryPage = Object.values(
  import.meta.glob<LayoutStructuredData>("../../../blocks/[a-z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/**
 * The page's JSON-LD: one graph of the business, the site, the page, its breadcrumb, the service that it is about,
 * and what the layout and the blocks add, in the blocks' order. The nodes name each other by `@id`.
 */
export function structuredData(page: PageModel, site: Site): Graph {
  const { route, canonical: url, kind, breadcrumb } = page;
  const { business, language, labels } = site;
  const home = `${business.url}/`;
  // The same on every page.
  const businessId = `${home}#business`;
  const websiteId = `${home}#website`;
  const pageId = `${url}#webpage`;
  // The home page shows no breadcrumb.
  const breadcrumbId = route === "/" ? undefined : `${url}#breadcrumb`;
  const serviceId = kind === "Service" ? `${url}#service` : undefined;
  const theBusiness = { "@id": businessId };

  const website: WebSite = {
    "@type": "WebSite",
    "@id": websiteId,
    url: home,
    name: business.name,
    inLanguage: language,
    publisher: theBusiness,
  };
  const webPage: WebPage = {
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
  };
  const nodes: Thing[] = [businessNode(site, home, businessId), website, webPage];
  if (breadcrumbId) {
    // The same two steps that the visitor sees: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
    const itemListElement: ListItem[] = [
      { "@type": "ListItem", position: 1, name: labels.home, item: home },
      { "@type": "ListItem", position: 2, name: breadcrumb, item: url },
    ];
    nodes.push({ "@type": "BreadcrumbList", "@id": breadcrumbId, itemListElement });
  }
  // The blocks add its offers.
  if (serviceId) nodes.push({ "@type": "Service", "@id": serviceId, name: breadcrumb, url, provider: theBusiness });
  const about: StructuredDataPage = { url, site, pageId, businessId, serviceId };
  nodes.push(
    ...onEveryPage.flatMap((addition) => addition(about)),
    ...page.blocks.flatMap((block) => additionOf(block.type)?.(block, about) ?? []),
  );
  return { "@context": "https://schema.org", "@graph": joinNodes(nodes) };
}

/**
 * https://schema.org/LocalBusiness, or the kind of it that site.yaml names, with what Google's page on local
 * businesses asks for. The hours are those of `business.openingHours`: other hours on a page stay text.
 */
function businessNode({ business }: Site, home: string, id: string): LocalBusiness {
  const node = {
    "@type": business.type,
    "@id": id,
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
  // TypeScript cannot know which type of the union the data names.
  return node as LocalBusiness;
}

type Properties = Record<string, unknown>;

/**
 * Merges nodes with the same `@id` into the first; a property of several keeps the values of all, each once:
 * https://www.w3.org/TR/json-ld11-api/#node-map-generation
 */
export function joinNodes(nodes: Thing[]): Thing[] {
  const joined = new Map<unknown, Properties>();
  for (const node of nodes as Properties[]) {
    const key = node["@id"] ?? node;
    const first = joined.get(key);
    if (!first) joined.set(key, { ...node });
    else
      for (const [name, value] of Object.entries(node)) first[name] = name in first ? both(first[name], value) : value;
  }
  return [...joined.values()] as unknown as Thing[];
}

function both(one: unknown, other: unknown): unknown {
  const values = new Map([one, other].flat().map((value) => [JSON.stringify(value), value]));
  return values.size === 1 && !Array.isArray(one) ? one : [...values.values()];
}
