import type { BreadcrumbList, Graph, ListItem, Service, Thing, WebPage, WebSite } from "schema-dts";
import { canonicalUrl } from "../../base/sitePath";
import { widestUrl } from "../../contract/pictureFiles";
import type { LayoutStructuredData, StructuredData, StructuredDataPage } from "../../contract/structuredData";
import type { Block, Site } from "../../contract/types.generated";
import { byBlockType } from "../BlockList";
import { siteAt } from "../locationOf";
import type { PageModel } from "../pageModel";
import { areasServed, businessNode, placeNode } from "./businessNode";
import { entryNodes } from "./entryNode";

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
  const { route, canonical: url, kind, languages } = page;
  const { business, language } = site;
  const home = `${business.url}/`;
  const businessId = `${home}#business`;
  const websiteId = `${home}#website`;
  const pageId = `${url}#webpage`;
  // The home page shows no breadcrumb.
  const breadcrumbId = route === page.home ? undefined : `${url}#breadcrumb`;
  const serviceId = kind === "Service" ? `${url}#service` : undefined;
  const theBusiness = { "@id": businessId };
  const { place } = siteAt(site, page.place);
  const placeNodes = (hours: boolean) => (site.places ?? []).map((one) => placeNode(one, site, home, hours));
  // The footer names all places of a business without an address of its own.
  const named = business.address === undefined ? placeNodes(false) : [];
  // Only an organization or a person publishes a site or provides a service: https://schema.org/publisher
  const whose = business.kind === "product" ? undefined : theBusiness;

  const whole = businessNode(site, place?.name ?? page.hours, home, businessId);
  // Neither a person nor a product has towns that it serves: https://schema.org/areaServed
  const areas = "areaServed" in whole ? undefined : areasServed(site);
  const nodes: Thing[] = [
    whole,
    ...(place ? [placeNode(place, site, home, page.hours === undefined)] : named),
    {
      "@type": "WebSite",
      "@id": websiteId,
      url: home,
      name: business.name,
      inLanguage: languages.length > 0 ? languages.map(({ code }) => code) : language,
      ...(whose && { publisher: whose }),
    } satisfies WebSite,
    {
      "@type": kind && kind !== "Service" ? kind : "WebPage",
      "@id": pageId,
      url,
      name: page.title,
      description: page.description,
      inLanguage: language,
      isPartOf: { "@id": websiteId },
      about: place ? { "@id": `${home}#${place.id}` } : theBusiness,
      ...(serviceId && { mainEntity: { "@id": serviceId } }),
      ...(breadcrumbId && { breadcrumb: { "@id": breadcrumbId } }),
    } satisfies WebPage,
  ];
  if (breadcrumbId) nodes.push(breadcrumbNode(page, site, breadcrumbId));
  nodes.push(...entryNodes(page, site, { pageId, businessId }));
  if (serviceId) nodes.push({ ...serviceNode(page, home, serviceId, whose), ...(areas && { areaServed: areas }) });
  const about: StructuredDataPage = { url, site, pageId, businessId, serviceId, places: placeNodes(true) };
  nodes.push(
    ...onEveryPage.flatMap((addition) => addition(about)),
    ...page.blocks.flatMap((block) => additionOf(block.type)?.(block, about) ?? []),
  );
  return { "@context": "https://schema.org", "@graph": joinNodes(nodes) };
}

/** The same steps as on the page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbNode({ home, parents, breadcrumb, route }: PageModel, site: Site, id: string): BreadcrumbList {
  const steps = [{ name: site.labels.home, route: home }, ...parents, { name: breadcrumb, route }];
  const itemListElement = steps.map(
    (one, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: one.name,
      item: canonicalUrl(site, one.route),
    }),
  );
  return { "@type": "BreadcrumbList", "@id": id, itemListElement };
}

/** https://schema.org/Service, in the towns of its provider; the blocks add its offers. */
function serviceNode(page: PageModel, home: string, id: string, provider?: { "@id": string }): Service {
  return {
    "@type": "Service",
    "@id": id,
    name: page.breadcrumb,
    description: page.description,
    url: page.canonical,
    ...(page.image && { image: new URL(widestUrl(page.image.src), home).href }),
    ...(provider && { provider }),
  };
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
