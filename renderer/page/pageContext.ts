import type { PageContextValue } from "../contract/PageContext";
import type { Site } from "../contract/types.generated";
import type { PageModel } from "./pageModel";

/** What blocks may read besides their props. @param onToday called on reading the date: the page is stale tomorrow */
export function pageContext(
  { route, hours }: PageModel,
  site: Site,
  today: string,
  onToday?: (day: string) => void,
): PageContextValue {
  return {
    site,
    route: site.base + route,
    hours,
    get today() {
      onToday?.(today);
      return today;
    },
  };
}
