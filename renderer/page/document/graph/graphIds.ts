import type { Site } from "../../../../blocks/types.generated";
import type { PageModel } from "../../pageModel";

/** The `@id`s by which the nodes of a page's graph name each other. */
export interface GraphIds {
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

export function graphIds({ route, canonical, kind }: PageModel, { business }: Site): GraphIds {
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
