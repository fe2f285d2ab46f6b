import type { Site } from "../../blocks/types.generated";
import type { PageContextValue } from "../contract/PageContext";
import type { PageModel } from "./pageModel";

/** Today as blocks and the build write it, such as `2030-12-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What blocks may know besides their props. @param onToday called when one reads the date: the page is old tomorrow */
export function pageContext({ route }: PageModel, site: Site, onToday?: (day: string) => void): PageContextValue {
  return {
    site,
    route,
    get today() {
      const day = today();
      onToday?.(day);
      return day;
    },
  };
}
