import type { BreadcrumbList, Graph, LocalBusiness, Service, Thing, WebPage, WebSite } from "schema-dts";
import type { Block, Site } from "../../../blocks/types.generated";
import { telLink } from "../../contract/phone";
import { widestUrl } from "../../contract/pictureFiles";
import type { LayoutStructuredData, StructuredData, StructuredDataPage } from "../../contract/structuredData";
import type { PageModel } from "../pageModel";

/** What each block adds, by component name; a block without structured data has no such file. */
const additions = new Map(
  Object.entries(
    import.meta.glob<StructuredData<Block>>("../../../blocks/[A-Z]*/*.structuredData.ts", {
      eager: true,
      import: "default",
    }),
  ).map(([file, addition]) => [file.split("/").at(-2)?.toLowerCase(), addition]),
);

/** Folders in small letters are not blocks: what they add is on every page. */
const onEveryPage = Object.values(
  import.meta.glob<LayoutStructuredData>("../../../blocks/[a-z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/** The `@id`s by which the nodes of a page's graph name each other. */
interface GraphIds {
  /** The home page's URL. */
  home: string;
  /** The one id of the business, the same on every page. */
  businessId: string;
  websiteId: string;
  pageId: string;
  /** Absent on the home page, which shows no breadcrumb. */
  breadcrumbId?: string;
  /** Only on a page of the kind `Service`. */
  serviceId?: string;
}

/**
 * The page's JSON-LD: one graph of the business, the site, the page, its breadcrumb, the service that it is about,
 * and what the blocks add.
 */
export function structuredData(page: PageModel, site: Site): Graph {
  const ids = graphIds(page, site);
  const nodes: Thing[] = [businessNode(site, ids), website(site, ids), webPage(page, site, ids)];
  if (ids.breadcrumbId) nodes.push(breadcrumb(page, site, ids.breadcrumbId, ids.home));
  if (ids.serviceId) nodes.push(service(page, ids.serviceId, ids));
  nodes.push(...blockNodes(page.blocks, { url: page.canonical, site, ...ids }));
  return { "@context": "https://schema.org", "@graph": joinNodes(nodes) };
}

function graphIds({ route, canonical, kind }: PageModel, { business }: Site): GraphIds {
  const home = `${business.url}/`;
  return {
    home,
    businessId: `${home}#business`,
    websiteId: `${home}#website`,
    pageId: `${canonical}#webpage`,
    ...(route !== "/" && { breadcrumbId: `${canonical}#breadcrumb` }),
    ...(kind === "Service" && { serviceId: `${canonical}#service` }),
  };
}

/**
 * https://schema.org/LocalBusiness, or the kind of it that site.yaml names, with what Google's page on local
 * businesses asks for. The hours are those of `business.openingHours`: other hours on a page stay text.
 */
function businessNode({ business }: Site, { home, businessId }: GraphIds): LocalBusiness {
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
  // TypeScript cannot know which type of the union the data names.
  return node as LocalBusiness;
}

/** https://schema.org/WebSite */
function website({ business, language }: Site, { home, websiteId, businessId }: GraphIds): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: home,
    name: business.name,
    inLanguage: language,
    publisher: { "@id": businessId },
  };
}

/** https://schema.org/WebPage, or the kind of it that the page names. */
function webPage(page: PageModel, site: Site, ids: GraphIds): WebPage {
  return {
    "@type": page.kind && page.kind !== "Service" ? page.kind : "WebPage",
    "@id": ids.pageId,
    url: page.canonical,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { "@id": ids.websiteId },
    about: { "@id": ids.businessId },
    ...(ids.serviceId && { mainEntity: { "@id": ids.serviceId } }),
    ...(ids.breadcrumbId && { breadcrumb: { "@id": ids.breadcrumbId } }),
  };
}

/** The same two steps that the visitor sees: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumb({ breadcrumb, canonical }: PageModel, { labels }: Site, id: string, home: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: labels.home, item: home },
      { "@type": "ListItem", position: 2, name: breadcrumb, item: canonical },
    ],
  };
}

/** The service that the page is about, given by the business: https://schema.org/Service; the blocks add its offers. */
function service({ breadcrumb, canonical }: PageModel, id: string, { businessId }: GraphIds): Service {
  return { "@type": "Service", "@id": id, name: breadcrumb, url: canonical, provider: { "@id": businessId } };
}

/** The nodes that the layout and the blocks add, in the blocks' order. */
function blockNodes(blocks: Block[], page: StructuredDataPage): Thing[] {
  return [
    ...onEveryPage.flatMap((addition) => addition(page)),
    ...blocks.flatMap((block) => additions.get(block.type.toLowerCase())?.(block, page) ?? []),
  ];
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
