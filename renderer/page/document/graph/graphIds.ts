import type { Site } from "../../../../blocks/types.generated";
import type { PageModel } from "../../pageModel";

/** The `@id`s by which the nodes of a page's graph name each other. */
export interface GraphIds {
  /** The home page's URL. */
  home: string;
  /** The one id of the salon, the same on every page. */
  salonId: string;
  websiteId: string;
  pageId: string;
  /** Absent on the home page, which shows no breadcrumb. */
  breadcrumbId?: string;
  /** Only on a page of a service: one that site.yaml lists under `relatedServices`. */
  serviceId?: string;
}

export function graphIds({ route, canonical }: PageModel, { business, relatedServices }: Site): GraphIds {
  const home = `${business.url}/`;
  return {
    home,
    salonId: `${home}#salon`,
    websiteId: `${home}#website`,
    pageId: `${canonical}#webpage`,
    ...(route !== "/" && { breadcrumbId: `${canonical}#breadcrumb` }),
    ...(relatedServices.some(({ to }) => to === route) && { serviceId: `${canonical}#service` }),
  };
}
