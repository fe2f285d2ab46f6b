import type { BreadcrumbList, Service, WebPage, WebSite } from "schema-dts";
import type { Site } from "../../../../blocks/types.generated";
import type { PageModel } from "../../pageModel";
import type { GraphIds } from "./graphIds";

/** https://schema.org/WebSite */
export function website({ business, language }: Site, { home, websiteId, businessId }: GraphIds): WebSite {
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
export function webPage(page: PageModel, site: Site, ids: GraphIds): WebPage {
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
export function breadcrumb(
  { breadcrumb, canonical }: PageModel,
  { labels }: Site,
  id: string,
  home: string,
): BreadcrumbList {
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
export function service({ breadcrumb, canonical }: PageModel, id: string, { businessId }: GraphIds): Service {
  return { "@type": "Service", "@id": id, name: breadcrumb, url: canonical, provider: { "@id": businessId } };
}
