import type { BreadcrumbList, Service, WebPage, WebSite } from "schema-dts";
import type { Site } from "../../../../blocks/types.generated";
import type { PageModel } from "../../pageModel";
import type { GraphIds } from "./graphIds";

const LANGUAGE = "en-US";

/** https://schema.org/WebSite */
export function website({ business }: Site, { home, websiteId, salonId }: GraphIds): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: home,
    name: business.name,
    inLanguage: LANGUAGE,
    publisher: { "@id": salonId },
  };
}

/** https://schema.org/WebPage, or the kind of it that site.yaml names under `pageKinds`. */
export function webPage(page: PageModel, site: Site, ids: GraphIds): WebPage {
  return {
    "@type": site.pageKinds?.find(({ to }) => to === page.route)?.kind ?? "WebPage",
    "@id": ids.pageId,
    url: page.canonical,
    name: page.title,
    description: page.description,
    inLanguage: LANGUAGE,
    isPartOf: { "@id": ids.websiteId },
    about: { "@id": ids.salonId },
    ...(ids.serviceId && { mainEntity: { "@id": ids.serviceId } }),
    ...(ids.breadcrumbId && { breadcrumb: { "@id": ids.breadcrumbId } }),
  };
}

/** The same two steps that the visitor sees: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumb({ breadcrumb, canonical }: PageModel, id: string, home: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: home },
      { "@type": "ListItem", position: 2, name: breadcrumb, item: canonical },
    ],
  };
}

/** The service that the page is about, given by the salon: https://schema.org/Service; the blocks add its offers. */
export function service({ breadcrumb, canonical }: PageModel, id: string, { salonId }: GraphIds): Service {
  return { "@type": "Service", "@id": id, name: breadcrumb, url: canonical, provider: { "@id": salonId } };
}
