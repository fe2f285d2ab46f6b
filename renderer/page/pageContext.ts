import type { PageContextValue } from "../contract/PageContext";
import type { Site } from "../contract/types.generated";
import { siteAt } from "./locationOf";
import type { PageModel } from "./pageModel";

/** What blocks may read besides their props. @param onToday called on reading the date: the page is stale tomorrow */
export function pageContext(
  { route, hours, place: id }: PageModel,
  site: Site,
  today: string,
  onToday?: (day: string) => void,
  orderByHours?: string,
): PageContextValue {
  const at = siteAt(site, id);
  return {
    ...at,
    route: site.base + route,
    hours,
    orderByHours,
    get today() {
      onToday?.(today);
      return today;
    },
  };
}
